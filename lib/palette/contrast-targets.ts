/** Ratios that a theme is solved from (WCAG 2.2 SC 1.4.3, 1.4.11). Another set gives another theme, e.g. high contrast. */
export interface ContrastTargets {
  /** Any text. */
  readonly text: number;
  /** Large text, the outlines of controls, meaningful shapes, the focus ring. */
  readonly control: number;
  /** What running text is drawn with, well above the minimum. */
  readonly bodyText: number;
}

/** Level AA. */
export const AA_TARGETS: ContrastTargets = { text: 4.5, control: 3, bodyText: 13 };
