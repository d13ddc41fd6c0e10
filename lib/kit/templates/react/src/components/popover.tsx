import { type ComponentProps, useId } from "react";
import { setFloat } from "../behaviours/place";
import { enhancePopover } from "../behaviours/popover";
import type { PopoverOwnProps } from "./props/popover";
import { useToggled } from "./use-toggled";

export interface PopoverProps
  extends PopoverOwnProps,
    Omit<ComponentProps<"div">, keyof PopoverOwnProps | "ref"> {}

/**
 * More about one thing, beside it: a native popover, opened by a button with `popovertarget`. Esc and a press beside it
 * close it; afterwards the focus is back where it came from.
 */
export function Popover({
  title,
  placement = "bottom-start",
  closeLabel = "Close",
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...rest
}: PopoverProps) {
  const id = useId();
  const ref = useToggled<HTMLDivElement>({
    open,
    defaultOpen,
    onOpenChange,
    enhance: enhancePopover,
    show: setFloat,
  });
  return (
    <div
      {...rest}
      ref={ref}
      className={`kit-float kit-popover${className ? ` ${className}` : ""}`}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      data-placement={placement}
      aria-labelledby={`${id}-title`}
    >
      <div className="kit-popover-head">
        <p className="kit-popover-title" id={`${id}-title`}>
          {title}
        </p>
        <button
          type="button"
          className="kit-modal-close"
          popoverTarget={rest.id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        />
      </div>
      <div className="kit-popover-body">{children}</div>
    </div>
  );
}
