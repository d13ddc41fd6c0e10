import { type ComponentProps, useId } from "react";
import { descriptionIds } from "../behaviours/field";
import { usedOf } from "../behaviours/textarea";
import { Field } from "./field";
import type { TextareaOwnProps } from "./props/textarea";
import { useControllable } from "./use-controllable";

export interface TextareaProps
  extends TextareaOwnProps,
    Omit<ComponentProps<"textarea">, keyof TextareaOwnProps | "children"> {}

/** A labelled field for several lines. `className` and all other properties go to the native textarea. */
export function Textarea({
  label,
  hideLabel,
  hint,
  error,
  optionalLabel,
  size = "medium",
  rows = 4,
  limit,
  value,
  defaultValue = "",
  onValueChange,
  id: ownId,
  className,
  onChange,
  ...rest
}: TextareaProps) {
  const made = useId();
  const id = ownId ?? made;
  const [text, setText] = useControllable(value, defaultValue, onValueChange);
  const described = [rest["aria-describedby"], limit && `${id}-count`].filter(Boolean).join(" ");
  return (
    <Field {...{ id, label, hideLabel, optionalLabel, hint, error, size }}>
      <div className="kit-textarea kit-input-box">
        <textarea
          {...rest}
          id={id}
          className={className ? `kit-input ${className}` : "kit-input"}
          rows={rows}
          {...(value === undefined ? { defaultValue } : { value })}
          aria-invalid={error ? true : rest["aria-invalid"]}
          aria-describedby={descriptionIds(id, error, hint, described)}
          onChange={(event) => {
            onChange?.(event);
            setText(event.currentTarget.value);
          }}
        />
      </div>
      {limit !== undefined && (
        <p
          className="kit-textarea-count"
          id={`${id}-count`}
          data-limit={limit}
          data-over={text.length > limit ? "" : undefined}
        >
          {usedOf(text, limit)}
        </p>
      )}
    </Field>
  );
}
