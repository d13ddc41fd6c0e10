// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";

export interface BadgeOwnProps {
  /** What the word means; the word has to say it too. Default "brand". */
  variant?: "brand" | "neutral" | "accent" | "success" | "warning" | "danger" | "info";
  /** Its height. Default "medium". */
  size?: "small" | "medium";
  /** A dot before the word: a live state. Default false. */
  dot?: boolean;
  /** One or two words. */
  children?: ReactNode;
  /** Before the word, hidden from assistive technology. */
  icon?: ReactNode;
}
