"use client";

import { type KeyboardEvent, useRef, useState } from "react";

interface TagInputProps {
  id: string;
  tags: string[];
  onChange: (tags: string[]) => void;
  onBlur: () => void;
  invalid: boolean;
  describedBy: string;
  placeholder: string;
}

/**
 * Free tags: Enter or a comma adds what was typed, Backspace in an empty field takes the last one back for editing,
 * each tag has its own remove button. Leaving the field adds what was typed, so that nothing is lost on submit.
 */
export function TagInput({ id, tags, onChange, onBlur, invalid, describedBy, placeholder }: TagInputProps) {
  const [text, setText] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const add = (typed: string) => {
    const added = typed
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag, index, all) => tag !== "" && !tags.includes(tag) && all.indexOf(tag) === index);
    setText("");
    if (added.length === 0) return;
    onChange([...tags, ...added]);
    setAnnouncement(`Added ${added.join(", ")}.`);
  };
  const remove = (tag: string) => {
    onChange(tags.filter((other) => other !== tag));
    setAnnouncement(`Removed ${tag}.`);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && text.trim() !== "") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "" && tags.length > 0) {
      event.preventDefault();
      setText(tags.at(-1) ?? "");
      onChange(tags.slice(0, -1));
    }
  };

  return (
    <div>
      <input
        ref={input}
        id={id}
        className="control"
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => (target.value.includes(",") ? add(target.value) : setText(target.value))}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(text);
          onBlur();
        }}
      />
      {tags.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label="Added features">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex max-w-full items-center border border-ink bg-paper pl-3 text-sm font-medium"
            >
              <span className="min-w-0 py-1 break-words" dir="auto">
                {tag}
              </span>
              <button
                type="button"
                className="grid size-9 shrink-0 place-items-center hover:text-accent-strong"
                aria-label={`Remove ${tag}`}
                onClick={() => remove(tag)}
              >
                <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
                  <path d="M1 1L9 9M9 1L1 9" stroke="currentColor" strokeWidth="1.5" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}
