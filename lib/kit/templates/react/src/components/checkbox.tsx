import { type ComponentProps, useEffect, useId, useRef } from "react";
import { descriptionIds } from "../behaviours/field";
import { Choice } from "./choice";
import type { CheckboxOwnProps } from "./props/checkbox";

export interface CheckboxProps
  extends CheckboxOwnProps,
    Omit<ComponentProps<"input">, keyof CheckboxOwnProps | "type" | "ref"> {}

/** One thing that is agreed to or not. `className` and all other properties go to the native checkbox. */
export function Checkbox({
  indeterminate = false,
  hint,
  error,
  id: ownId,
  className,
  children,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const made = useId();
  const id = ownId ?? made;
  const input = useRef<HTMLInputElement>(null);
  // Markup cannot say it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Choice {...{ id, hint, error }} kind="kit-check" label={children} isIndeterminate={indeterminate}>
      <input
        {...rest}
        ref={input}
        id={id}
        type="checkbox"
        className={className ? `kit-choice-input ${className}` : "kit-choice-input"}
        aria-invalid={error ? true : rest["aria-invalid"]}
        aria-describedby={descriptionIds(id, error, hint, rest["aria-describedby"])}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
    </Choice>
  );
}
