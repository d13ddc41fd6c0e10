import { type ComponentProps, useId } from "react";
import { descriptionIds } from "../behaviours/field";
import { optionGroups, type SelectOption } from "../behaviours/select";
import { Field } from "./field";
import type { SelectOwnProps } from "./props/select";

export interface SelectProps
  extends SelectOwnProps,
    Omit<ComponentProps<"select">, keyof SelectOwnProps | "children" | "multiple"> {}

/** One answer out of a list that opens. `className` and all other properties go to the native select. */
export function Select({
  label,
  options,
  placeholder,
  hideLabel,
  hint,
  error,
  optionalLabel,
  size = "medium",
  loading = false,
  id: ownId,
  className,
  onChange,
  onValueChange,
  ...rest
}: SelectProps) {
  const made = useId();
  const id = ownId ?? made;
  return (
    <Field {...{ id, label, hideLabel, optionalLabel, hint, error, size }}>
      <div className="kit-input-box">
        <select
          {...rest}
          id={id}
          className={className ? `kit-input kit-select ${className}` : "kit-input kit-select"}
          aria-invalid={error ? true : rest["aria-invalid"]}
          aria-busy={loading || undefined}
          aria-describedby={descriptionIds(id, error, hint, rest["aria-describedby"])}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {optionGroups(options).map((entry) =>
            entry.group ? (
              <optgroup key={entry.group} label={entry.group}>
                {entry.options.map(printOption)}
              </optgroup>
            ) : (
              entry.options.map(printOption)
            ),
          )}
        </select>
        {loading && (
          <span className="kit-input-affix" aria-hidden="true">
            <span className="kit-spinner" />
          </span>
        )}
      </div>
    </Field>
  );
}

function printOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
