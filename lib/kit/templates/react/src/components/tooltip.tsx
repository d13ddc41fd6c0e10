import { type ComponentProps, useEffect, useId, useRef } from "react";
import { enhanceTooltip } from "../behaviours/tooltip";
import type { TooltipOwnProps } from "./props/tooltip";

export interface TooltipProps
  extends TooltipOwnProps,
    Omit<ComponentProps<"span">, keyof TooltipOwnProps | "ref"> {}

/** A name or a short hint for one control, shown while the pointer or the focus is on it. */
export function Tooltip({ text, placement = "top", className, children, ...rest }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => (root.current ? enhanceTooltip(root.current) : undefined), []);
  return (
    <span {...rest} ref={root} className={className ? `kit-tooltip ${className}` : "kit-tooltip"}>
      {children}
      <span
        className="kit-float kit-tooltip-text"
        id={id}
        role="tooltip"
        popover="manual"
        data-placement={placement}
      >
        {text}
      </span>
    </span>
  );
}
