import type { ComponentProps } from "react";

export type BadgeVariant = "brand" | "neutral" | "accent" | "success" | "warning" | "danger" | "info";

export interface BadgeProps extends ComponentProps<"span"> {
  /** What the word means. The word has to say it too: color alone tells nothing. Default "brand". */
  variant?: BadgeVariant;
  /** A dot before the word: a live state. */
  dot?: boolean;
}

/** A word or a number about the thing beside it. It is never pressed. */
export function Badge({ variant = "brand", dot = false, className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={className ? `kit-badge ${className}` : "kit-badge"}
      data-variant={variant}
      data-dot={dot ? "" : undefined}
    />
  );
}
