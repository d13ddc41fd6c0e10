// Made from the component's description: change that, not this file.

export interface SliderProps {
  /** What is set; always there. */
  label: string;
  /** The smallest value. Default 0. */
  min?: number;
  /** The largest value. Default 100. */
  max?: number;
  /** What one press of an arrow changes. Default 1. */
  step?: number;
  /** After the value, shown and read: “%”, “hours”. */
  unit?: string;
  /** Name of the first of two thumbs. Default "From". */
  startLabel?: string;
  /** Name of the second of two thumbs. Default "To". */
  endLabel?: string;
  /** As in HTML; two thumbs send it twice. */
  name?: string;
  /** What the value changes, below the slider. */
  hint?: string;
  /** What would be valid; marks it as invalid. */
  error?: string;
  /** Cannot be moved now. Default false. */
  disabled?: boolean;
}
