// Made from the component's description: change that, not this file.

export interface AlertProps {
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
}

export interface AlertSlots {
  /** One or two more sentences. */
  default?: () => unknown;
  /** What to do about it: one or two small buttons or links. */
  actions?: () => unknown;
}
