// Made from the component's description: change that, not this file.

import type { ChartLabels, ChartSeries } from "../../behaviours/chart";

export interface ChartProps {
  /** The shape. Default "line". */
  type?: "line" | "bar" | "area" | "donut";
  /** What the figures are, with their unit; also its name. */
  title: string;
  /** What the figures stand for, in order; each is there once. */
  categories: readonly string[];
  /** The figures: an id, a label, and a value or null for each category. Up to seven; a donut shows the first. */
  series: readonly ChartSeries[];
  /** Of the drawing, in px; it is as wide as its place. Default 280. */
  height?: number;
  /** How values are written. */
  format?: Intl.NumberFormatOptions;
  /** BCP 47 tag: how numbers are written. Default "en". */
  language?: string;
  /** The chart's own words in your language. */
  labels?: Partial<ChartLabels>;
}

export interface ChartSlots {
  /** Shown when there are no values. Default "No figures yet". */
  empty?: () => unknown;
}
