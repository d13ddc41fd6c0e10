import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef } from "react";
import { enhanceCombobox, showValue } from "../behaviours/combobox";
import { descriptionIds } from "../behaviours/field";
import { Field } from "./field";
import type { ComboboxOwnProps } from "./props/combobox";
import { useControllable } from "./use-controllable";

export interface ComboboxProps
  extends ComboboxOwnProps,
    Omit<ComponentProps<"input">, keyof ComboboxOwnProps | "children" | "role" | "type"> {}

/** One answer out of a long list, found by typing. `className` and all other properties go to the text field. */
export function Combobox({
  label,
  options,
  hideLabel,
  hint,
  error,
  optionalLabel,
  size = "medium",
  name,
  emptyLabel = "Nothing found",
  toggleLabel = "Show all",
  loading = false,
  value,
  defaultValue = "",
  onValueChange,
  id: ownId,
  className,
  ...rest
}: ComboboxProps) {
  const made = useId();
  const id = ownId ?? made;
  const root = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const changed = useRef(choose);
  useEffect(() => {
    changed.current = choose;
  });
  useEffect(() => {
    const element = root.current;
    return element ? enhanceCombobox(element, (next) => changed.current(next)) : undefined;
  }, []);
  // Not while somebody types: only the caller's change, or other answers, write into the text field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `chosen` and `options` say when to look again
  useLayoutEffect(() => {
    const element = root.current;
    if (element && !element.contains(document.activeElement)) showValue(element);
  }, [chosen, options]);

  return (
    <Field {...{ id, label, hideLabel, optionalLabel, hint, error, size }}>
      <div ref={root} className="kit-combobox">
        <div className="kit-input-box">
          <input
            autoComplete="off"
            {...rest}
            id={id}
            type="text"
            role="combobox"
            className={className ? `kit-input ${className}` : "kit-input"}
            defaultValue={options.find((option) => option.value === chosen)?.label}
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls={`${id}-list`}
            aria-invalid={error ? true : rest["aria-invalid"]}
            aria-busy={loading || undefined}
            aria-describedby={descriptionIds(id, error, hint, rest["aria-describedby"])}
          />
          <input type="hidden" name={name} value={chosen} disabled={rest.disabled} />
          {loading && (
            <span className="kit-input-affix" aria-hidden="true">
              <span className="kit-spinner" />
            </span>
          )}
          <button
            type="button"
            className="kit-combobox-toggle"
            tabIndex={-1}
            aria-label={toggleLabel}
            disabled={rest.disabled}
          />
        </div>
        <div className="kit-float kit-combobox-popup" data-placement="bottom-start" popover="manual">
          <div id={`${id}-list`} className="kit-combobox-list" role="listbox" aria-label={label}>
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field
              <div
                key={option.value}
                id={`${id}-${index}`}
                className="kit-combobox-option"
                role="option"
                data-value={option.value}
                aria-selected={option.value === chosen}
                aria-disabled={option.disabled || undefined}
              >
                <span>{option.label}</span>
                {option.hint && <span className="kit-combobox-hint">{option.hint}</span>}
              </div>
            ))}
          </div>
          <div className="kit-combobox-empty" role="status" hidden>
            {emptyLabel}
          </div>
        </div>
      </div>
    </Field>
  );
}
