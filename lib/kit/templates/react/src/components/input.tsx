import { type ComponentProps, type ReactNode, useId } from "react";
import { descriptionIds } from "../behaviours/field";
import { Field } from "./field";
import type { InputOwnProps } from "./props/input";

export interface InputProps
  extends InputOwnProps,
    Omit<ComponentProps<"input">, keyof InputOwnProps | "children"> {}

/** A labelled field for one line of text. `className` and all other properties go to the native input. */
export function Input({
  label,
  hideLabel,
  hint,
  error,
  optionalLabel,
  size = "medium",
  type = "text",
  loading = false,
  leading,
  trailing,
  id: ownId,
  className,
  onChange,
  onValueChange,
  ...rest
}: InputProps) {
  const made = useId();
  const id = ownId ?? made;
  return (
    <Field {...{ id, label, hideLabel, optionalLabel, hint, error, size }}>
      <div className="kit-input-box">
        {leading && <Affix>{leading}</Affix>}
        <input
          {...rest}
          id={id}
          className={className ? `kit-input ${className}` : "kit-input"}
          type={type}
          aria-invalid={error ? true : rest["aria-invalid"]}
          aria-busy={loading || undefined}
          aria-describedby={descriptionIds(id, error, hint, rest["aria-describedby"])}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        />
        {loading && (
          <Affix>
            <span className="kit-spinner" />
          </Affix>
        )}
        {trailing && <Affix>{trailing}</Affix>}
      </div>
    </Field>
  );
}

function Affix({ children }: { children: ReactNode }) {
  return (
    <span className="kit-input-affix" aria-hidden="true">
      {children}
    </span>
  );
}
