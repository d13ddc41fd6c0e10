import { type ComponentProps, type CSSProperties, useId } from "react";
import { descriptionIds } from "../behaviours/field";
import { moveThumb, sliderStyle, sliderText } from "../behaviours/slider";
import type { SliderOwnProps } from "./props/slider";
import { useControllable } from "./use-controllable";

export interface SliderProps
  extends SliderOwnProps,
    Omit<ComponentProps<"div">, keyof SliderOwnProps | "children" | "role"> {}

/** A number, or a range between two. Each thumb is a native range input with the browser's own keys. */
export function Slider({
  label,
  min = 0,
  max = 100,
  step = 1,
  unit,
  startLabel = "From",
  endLabel = "To",
  name,
  hint,
  error,
  disabled = false,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: SliderProps) {
  const id = useId();
  const [values, set] = useControllable(value, defaultValue ?? [min], onValueChange);
  const hasTwo = values.length > 1;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has its name and its role at the same time
    <div
      {...rest}
      className={className ? `kit-slider ${className}` : "kit-slider"}
      role={hasTwo ? "group" : undefined}
      aria-labelledby={hasTwo ? `${id}-label` : undefined}
      data-unit={unit}
    >
      <div className="kit-slider-head">
        {hasTwo ? (
          <span className="kit-label" id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label className="kit-label" htmlFor={`${id}-0`}>
            {label}
          </label>
        )}
        <span className="kit-slider-value" aria-hidden="true">
          {sliderText(values, unit)}
        </span>
      </div>
      <div className="kit-slider-track" style={sliderStyle(values, min, max) as CSSProperties}>
        {values.map((one, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place
            key={index}
            id={`${id}-${index}`}
            type="range"
            className="kit-slider-input"
            {...{ min, max, step, name, disabled }}
            value={one}
            aria-label={hasTwo ? (index ? endLabel : startLabel) : undefined}
            aria-valuetext={unit ? sliderText([one], unit) : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={descriptionIds(id, error, hint)}
            onChange={(event) => set(moveThumb(values, index, event.currentTarget.valueAsNumber))}
          />
        ))}
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
    </div>
  );
}
