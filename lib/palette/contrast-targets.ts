import type { Theme } from "./palette.schema";

/** What a theme is solved from. Another set gives another theme of the same brand: high contrast. */
export interface ContrastTargets {
  /** Least ratio of any text (WCAG 2.2 SC 1.4.3 and 1.4.6). */
  readonly text: number;
  /** Large text, the outlines of controls, meaningful shapes, the focus ring (SC 1.4.11). */
  readonly control: number;
  /** What running text is drawn with, well above the minimum. */
  readonly bodyText: number;
  /** OKLCH lightness of background, surface and surface-2. */
  readonly surfaces: Record<Theme, readonly [number, number, number]>;
}

/** Level AA. */
export const AA_TARGETS: ContrastTargets = {
  text: 4.5,
  control: 3,
  bodyText: 13,
  surfaces: { light: [0.985, 0.963, 0.938], dark: [0.168, 0.211, 0.256] },
};

/** Level AAA for text, and shapes as strong as text usually is; on quieter grounds, which leave more room for color. */
export const HIGH_CONTRAST_TARGETS: ContrastTargets = {
  text: 7,
  control: 4.5,
  bodyText: 15.5,
  surfaces: { light: [0.99, 0.972, 0.952], dark: [0.13, 0.166, 0.204] },
};
