// Made from the component's description: change that, not this file.

export interface GridProps {
  /** Space between the columns and rows. Default "medium". */
  gap?: "none" | "small" | "medium" | "large";
  /** How narrow a column may become before there is one less. Default "medium". */
  fit?: "narrow" | "medium" | "wide";
  /** At most so many; without it, as many as fit. */
  columns?: 1 | 2 | 3 | 4 | 5 | 6;
}

export interface GridSlots {
  /** The things, one a cell. */
  default?: () => unknown;
}
