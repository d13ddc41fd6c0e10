import { type ComponentProps, type ReactNode, useId } from "react";

export type ProgressVariant = "brand" | "success" | "danger";

export interface ProgressProps extends Omit<ComponentProps<"progress">, "value" | "max" | "children"> {
  /** What is under way. */
  label: ReactNode;
  /** How far it has come, 0 to `max`. Without it the bar only says that work goes on. */
  value?: number;
  /** The value at the end. Default 100. */
  max?: number;
  /** The value in words, e.g. "3 of 8 files"; per cent by default. */
  valueText?: string;
  /** How it stands. Default "brand". */
  variant?: ProgressVariant;
}

/** How far a task has come. `className` and all other properties go to the native bar. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  variant = "brand",
  id: ownId,
  className,
  ...rest
}: ProgressProps) {
  const made = useId();
  const id = ownId ?? made;
  const words = valueText ?? (value === undefined ? undefined : `${Math.round((value / max) * 100)}%`);
  return (
    <div className="kit-progress" data-variant={variant}>
      <div className="kit-progress-head">
        <label className="kit-label" htmlFor={id}>
          {label}
        </label>
        {words && <span className="kit-progress-value">{words}</span>}
      </div>
      <progress
        {...rest}
        id={id}
        className={className ? `kit-progress-bar ${className}` : "kit-progress-bar"}
        max={max}
        value={value}
      >
        {words}
      </progress>
    </div>
  );
}
