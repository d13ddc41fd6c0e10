import { type ComponentProps, useId } from "react";
import { descriptionIds } from "../behaviours/field";
import { Choice } from "./choice";
import type { RadioGroupOwnProps } from "./props/radio-group";

export interface RadioGroupProps
  extends RadioGroupOwnProps,
    Omit<ComponentProps<"fieldset">, keyof RadioGroupOwnProps | "children" | "role"> {}

/** One answer out of a few: native radio buttons, among which the browser's own arrows move. */
export function RadioGroup({
  label,
  options,
  variant = "plain",
  orientation = "vertical",
  name,
  hint,
  error,
  optionalLabel,
  required = false,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      {...rest}
      className={className ? `kit-radio-group ${className}` : "kit-radio-group"}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows this role here; it takes aria-required
      role="radiogroup"
      data-variant={variant}
      data-orientation={orientation === "horizontal" ? "horizontal" : undefined}
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={descriptionIds(id, error, hint, rest["aria-describedby"])}
    >
      <legend className="kit-label" id={`${id}-label`}>
        {label}
        {optionalLabel && (
          <>
            {" "}
            <span className="kit-optional">{optionalLabel}</span>
          </>
        )}
      </legend>
      <div className="kit-radio-list">
        {options.map((option, index) => {
          const own = `${id}-${index}`;
          return (
            <Choice key={option.value} id={own} kind="kit-radio" label={option.label} hint={option.hint}>
              <input
                id={own}
                type="radio"
                className="kit-choice-input"
                name={name ?? id}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? option.value === defaultValue : undefined}
                required={required}
                disabled={option.disabled}
                aria-describedby={descriptionIds(own, "", option.hint)}
                onChange={() => onValueChange?.(option.value)}
              />
            </Choice>
          );
        })}
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
    </fieldset>
  );
}
