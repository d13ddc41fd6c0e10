import type { Axis } from "@/lib/variants/axes";

/** What each axis changes, for people who choose. */
export const AXIS_HINTS: Readonly<Record<Axis, string>> = {
  color: "Another palette; the same logo in its colors.",
  type: "Other typefaces round the same logo.",
  mark: "Another mark beside the same name.",
  words: "Another tagline, promise and mission.",
};

/** A share for people: "4.3 %". */
export const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`;

/** A difference for people: "+12 %", "−3 %". */
export const signed = (share: number): string =>
  `${share < 0 ? "−" : "+"}${Math.abs(share * 100).toFixed(0)} %`;
