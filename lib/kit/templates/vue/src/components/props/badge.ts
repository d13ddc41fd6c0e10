// Made from the component's description: change that, not this file.

export interface BadgeProps {
  /** What the word means; the word has to say it too. Default "brand". */
  variant?: "brand" | "neutral" | "accent" | "success" | "warning" | "danger" | "info";
  /** Its height. Default "medium". */
  size?: "small" | "medium";
  /** A dot before the word: a live state. Default false. */
  dot?: boolean;
}

export interface BadgeSlots {
  /** One or two words. */
  default?: () => unknown;
  /** Before the word, hidden from assistive technology. */
  icon?: () => unknown;
}
