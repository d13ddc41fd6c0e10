import { type ComponentProps, useId } from "react";
import { descriptionIds } from "../behaviours/field";
import { Choice } from "./choice";
import type { SwitchOwnProps } from "./props/switch";

export interface SwitchProps
  extends SwitchOwnProps,
    Omit<ComponentProps<"input">, keyof SwitchOwnProps | "type" | "role"> {}

/** Turns one setting on or off, at once. `className` and all other properties go to the native checkbox. */
export function Switch({
  size = "medium",
  hint,
  error,
  end = false,
  id: ownId,
  className,
  children,
  onChange,
  onCheckedChange,
  ...rest
}: SwitchProps) {
  const made = useId();
  const id = ownId ?? made;
  return (
    <Choice {...{ id, hint, error, size }} kind="kit-switch" label={children} isEnd={end}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on
        role="switch"
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
