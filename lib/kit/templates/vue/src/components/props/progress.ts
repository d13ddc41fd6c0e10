// Made from the component's description: change that, not this file.

export interface ProgressProps {
  /** How it stands. Default "brand". */
  variant?: "brand" | "success" | "danger";
  /** Height of the bar. Default "medium". */
  size?: "small" | "medium";
  /** What is under way. */
  label: string;
  /** Keeps the label for assistive technology alone. Default false. */
  hideLabel?: boolean;
  /** From 0 to max; without it the bar shows only that work goes on. */
  value?: number;
  /** The value at the end. Default 100. */
  max?: number;
  /** The value in words, e.g. “3 of 8 files”; otherwise per cent. */
  valueText?: string;
}
