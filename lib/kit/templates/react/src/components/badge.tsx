import type { ComponentProps } from "react";
import type { BadgeOwnProps } from "./props/badge";

export interface BadgeProps extends BadgeOwnProps, Omit<ComponentProps<"span">, keyof BadgeOwnProps> {}

/** A word or a number about the thing beside it. It is never pressed. */
export function Badge({
  variant = "brand",
  size = "medium",
  dot = false,
  icon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span
      {...rest}
      className={className ? `kit-badge ${className}` : "kit-badge"}
      data-variant={variant}
      data-size={size}
      data-dot={dot ? "" : undefined}
    >
      {icon && (
        <span className="kit-badge-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="kit-badge-label">{children}</span>
    </span>
  );
}
