import type { ReactNode } from "react";

export interface ChoiceProps {
  /** The control's. */
  id: string;
  kind: "kit-check" | "kit-switch" | "kit-radio";
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  size?: string | undefined;
  isEnd?: boolean;
  isIndeterminate?: boolean;
  /** The control. */
  children: ReactNode;
}

/** What stands around a checkbox, a switch and a radio button: its label beside it, error and hint below that. */
export function Choice({
  id,
  kind,
  label,
  hint,
  error,
  size,
  isEnd,
  isIndeterminate,
  children,
}: ChoiceProps) {
  return (
    <div
      className={`kit-choice ${kind}`}
      data-size={size}
      data-end={isEnd ? "" : undefined}
      data-indeterminate={isIndeterminate ? "" : undefined}
    >
      {children}
      <label className="kit-choice-label" htmlFor={id}>
        {label}
      </label>
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
    </div>
  );
}
