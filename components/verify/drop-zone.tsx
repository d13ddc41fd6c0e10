"use client";

import { type DragEvent, type RefObject, useState } from "react";

interface DropZoneProps {
  input: RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
}

/** Takes files by dropping, by the file picker or by the keyboard. They stay in the browser. */
export function DropZone({ input, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by mouse and keyboard
    <div
      data-over={isOver}
      className="border-2 border-dashed border-control bg-sheet px-6 py-10 text-center has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-accent data-[over=true]:border-accent data-[over=true]:bg-accent-wash"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="button button-primary relative cursor-pointer">
        Choose files
        <input
          ref={input}
          type="file"
          multiple
          aria-describedby="check-hint"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // The same file may be chosen again after it was changed.
            currentTarget.value = "";
          }}
        />
      </label>
      <p className="mt-4 text-lg">or drop them here</p>
      <p id="check-hint" className="mx-auto mt-3 max-w-[52ch] text-pretty text-ink-soft">
        A package’s ZIP. Or single files of it, together with its <code>manifest.json</code> or their proofs.
        A signed statement, if you were given one.
      </p>
    </div>
  );
}
