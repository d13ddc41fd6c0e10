import type { ReactNode } from "react";

export interface FieldProps {
  /** The control's. */
  id: string;
  label: string;
  hideLabel?: boolean | undefined;
  optionalLabel?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  size?: string | undefined;
  children: ReactNode;
}

/** What stands around every control: its label above, its error and its hint below. */
export function Field({ id, label, hideLabel, optionalLabel, hint, error, size, children }: FieldProps) {
  return (
    <div className="kit-field" data-size={size}>
      <label className={hideLabel ? "kit-label kit-visually-hidden" : "kit-label"} htmlFor={id}>
        {label}
        {optionalLabel && (
          <>
            {" "}
            <span className="kit-optional">{optionalLabel}</span>
          </>
        )}
      </label>
      {children}
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
