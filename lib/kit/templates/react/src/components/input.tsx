import { type ComponentProps, type ReactNode, useId } from "react";

export interface InputProps extends Omit<ComponentProps<"input">, "size" | "prefix" | "children"> {
  /** The field's name; always visible. */
  label: ReactNode;
  /** What to enter, below the field. */
  hint?: ReactNode;
  /** What would be valid. Marks the field as invalid while it is there. */
  error?: ReactNode;
  /** Beside the label of a field that may stay empty, e.g. "optional". */
  optionalLabel?: ReactNode;
  /** Before the text: a unit, a currency, an icon. Decoration: say it in the label or hint too. */
  leading?: ReactNode;
  /** After the text. Decoration, like `leading`. */
  trailing?: ReactNode;
}

/** A labelled field for one line of text. `className` and all other properties go to the native input. */
export function Input({
  label,
  hint,
  error,
  optionalLabel,
  leading,
  trailing,
  id: ownId,
  className,
  "aria-describedby": describedBy,
  ...rest
}: InputProps) {
  const made = useId();
  const id = ownId ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const descriptions = [error && errorId, hint && hintId, describedBy].filter(Boolean).join(" ");
  return (
    <div className="kit-field">
      <label className="kit-label" htmlFor={id}>
        {label}
        {optionalLabel && (
          <>
            {" "}
            <span className="kit-optional">{optionalLabel}</span>
          </>
        )}
      </label>
      <div className="kit-input-box">
        {leading && <Affix>{leading}</Affix>}
        <input
          {...rest}
          id={id}
          className={className ? `kit-input ${className}` : "kit-input"}
          aria-invalid={error ? true : rest["aria-invalid"]}
          aria-describedby={descriptions || undefined}
        />
        {trailing && <Affix>{trailing}</Affix>}
      </div>
      {error && (
        <p className="kit-error" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="kit-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

function Affix({ children }: { children: ReactNode }) {
  return (
    <span className="kit-input-affix" aria-hidden="true">
      {children}
    </span>
  );
}
