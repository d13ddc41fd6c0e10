import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { descriptionIds } from "../behaviours/field";
import {
  fillInput,
  focusAfterRemoval,
  followDrag,
  newsOf,
  sizeText,
  stateOf,
  type UploadFile,
  withChosen,
} from "../behaviours/file-upload";
import type { FileUploadOwnProps } from "./props/file-upload";
import { useControllable } from "./use-controllable";

export interface FileUploadProps
  extends FileUploadOwnProps,
    Omit<ComponentProps<"input">, keyof FileUploadOwnProps | "children" | "type" | "ref"> {}

/** Files, chosen or dropped. It sends nothing by itself; `className` and all other properties go to the native field. */
export function FileUpload({
  label,
  promptLabel = "Choose a file or drop it here",
  hint,
  error,
  optionalLabel,
  accept,
  maxSize,
  multiple = false,
  removeLabel = "Remove",
  typeMessage = "This type of file is not accepted.",
  sizeMessage = "Larger than {size}.",
  files,
  defaultFiles = [],
  onFilesChange,
  id: ownId,
  className,
  onChange,
  ...rest
}: FileUploadProps) {
  const made = useId();
  const id = ownId ?? made;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [held, hold] = useControllable(files, defaultFiles, onFilesChange);
  const [news, setNews] = useState("");
  const rules = { accept, maxSize, multiple, typeMessage, sizeMessage };
  useEffect(() => (root.current ? followDrag(root.current) : undefined), []);

  const removed = useRef(-1);
  useEffect(() => {
    if (input.current) fillInput(input.current, held);
    if (removed.current >= 0 && root.current) focusAfterRemoval(root.current, removed.current);
    removed.current = -1;
  }, [held]);
  const set = (next: readonly UploadFile[]) => {
    setNews(newsOf(held, next));
    hold(next);
  };

  return (
    <div
      ref={root}
      className="kit-upload"
      data-kit-upload={JSON.stringify({ ...rules, removeLabel, files: held })}
    >
      <label className="kit-label" htmlFor={id}>
        {label}
        {optionalLabel && (
          <>
            {" "}
            <span className="kit-optional">{optionalLabel}</span>
          </>
        )}
      </label>
      <div className="kit-upload-zone">
        <input
          {...rest}
          ref={input}
          id={id}
          type="file"
          className={className ? `kit-upload-input ${className}` : "kit-upload-input"}
          accept={accept}
          multiple={multiple}
          aria-invalid={error ? true : rest["aria-invalid"]}
          aria-describedby={descriptionIds(id, error, hint, rest["aria-describedby"])}
          onChange={(event) => {
            set(withChosen(held, event.currentTarget.files ?? [], rules));
            onChange?.(event);
          }}
        />
        <span className="kit-upload-prompt" aria-hidden="true">
          {promptLabel}
        </span>
      </div>
      {error && (
        <p className="kit-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="kit-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ul className="kit-upload-list" aria-label={label} hidden={held.length === 0}>
        {held.map((file, index) => (
          <li key={file.id} className="kit-upload-item" data-state={stateOf(file)}>
            <span className="kit-upload-name">{file.name}</span>
            <span className="kit-upload-size">{sizeText(file.size)}</span>
            <button
              type="button"
              className="kit-upload-remove"
              aria-label={`${removeLabel}: ${file.name}`}
              onClick={() => {
                removed.current = index;
                set(held.filter((one) => one !== file));
              }}
            />
            {stateOf(file) === "busy" && (
              <progress className="kit-upload-progress" value={file.progress} aria-label={file.name} />
            )}
            {file.error && <p className="kit-error">{file.error}</p>}
          </li>
        ))}
      </ul>
      <p className="kit-visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}
