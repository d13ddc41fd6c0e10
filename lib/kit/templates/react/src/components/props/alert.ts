// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";

export interface AlertOwnProps {
  /** How grave it is. Default "info". */
  variant?: "info" | "success" | "warning" | "danger";
  /** The message in a few words. */
  title?: string;
  /** The variant in a word for those who do not see the color; “Information”, “Done”, “Warning” or “Error” by default. */
  kind?: string;
  /** Reads it out when it appears or changes while the page is open. Default false. */
  live?: boolean;
  /** Name of a button that closes it; without it the alert stays. */
  dismissLabel?: string;
  /** One or two more sentences. */
  children?: ReactNode;
  /** What to do about it: one or two small buttons or links. */
  actions?: ReactNode;
  /** The value, when you hold it. */
  open?: boolean;
  /** The value at first, when it holds its own. */
  defaultOpen?: boolean;
  /** It was closed by its button. */
  onOpenChange?: (open: boolean) => void;
}
