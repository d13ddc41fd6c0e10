// Made from the component's description: change that, not this file.

import type { SelectOption } from "../../behaviours/select";

export interface SelectProps {
  /** Its height, the same as a button's. Default "medium". */
  size?: "small" | "medium" | "large";
  /** The field's name; always there. */
  label: string;
  /** The answers in order; values are unique. */
  options: readonly SelectOption[];
  /** Stands first, with an empty value, until an answer is chosen. */
  placeholder?: string;
  /** Keeps the label for assistive technology alone. Default false. */
  hideLabel?: boolean;
  /** What the answer changes, below the field. */
  hint?: string;
  /** What is missing; marks the field as invalid. */
  error?: string;
  /** Beside the label of a field that may stay empty, e.g. “optional”. */
  optionalLabel?: string;
  /** Shows that answers are on their way. Default false. */
  loading?: boolean;
  /** As in HTML. Default false. */
  required?: boolean;
  /** As in HTML. Default false. */
  disabled?: boolean;
}
