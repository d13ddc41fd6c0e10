import { type ComponentProps, useId } from "react";
import type { ProgressOwnProps } from "./props/progress";

export interface ProgressProps
  extends ProgressOwnProps,
    Omit<ComponentProps<"progress">, keyof ProgressOwnProps | "children"> {}

/** How far a task has come. `className` and all other properties go to the native bar. */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  variant = "brand",
  size = "medium",
  id: ownId,
  className,
  ...rest
}: ProgressProps) {
  const made = useId();
  const id = ownId ?? made;
  const words = valueText ?? (value === undefined ? undefined : `${Math.round((value / max) * 100)}%`);
  return (
    <div className="kit-progress" data-variant={variant} data-size={size}>
      <div className={hideLabel ? "kit-progress-head kit-visually-hidden" : "kit-progress-head"}>
        <label className="kit-label" htmlFor={id}>
          {label}
        </label>
        {words && (
          <span className="kit-progress-value" aria-hidden="true">
            {words}
          </span>
        )}
      </div>
      <progress
        {...rest}
        id={id}
        className={className ? `kit-progress-bar ${className}` : "kit-progress-bar"}
        max={max}
        value={value}
        aria-valuetext={valueText}
      />
    </div>
  );
}
