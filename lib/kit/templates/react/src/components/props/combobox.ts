// Made from the component's description: change that, not this file.

import type { ComboboxOption } from "../../behaviours/combobox";

export interface ComboboxOwnProps {
  /** Its height, the same as a button's. Default "medium". */
  size?: "small" | "medium" | "large";
  /** The field's name; always there. */
  label: string;
  /** The answers in order; values are unique. */
  options: readonly ComboboxOption[];
  /** Keeps the label for assistive technology alone. Default false. */
  hideLabel?: boolean;
  /** What to choose, below the field. */
  hint?: string;
  /** What is missing; marks the field as invalid. */
  error?: string;
  /** Beside the label of a field that may stay empty, e.g. “optional”. */
  optionalLabel?: string;
  /** As in HTML: the chosen value is sent with the form. */
  name?: string;
  /** In the list, when no answer holds what was typed. Default "Nothing found". */
  emptyLabel?: string;
  /** Name of the button that opens the list. Default "Show all". */
  toggleLabel?: string;
  /** Shows that answers are on their way. Default false. */
  loading?: boolean;
  /** As in HTML. Default false. */
  required?: boolean;
  /** As in HTML. Default false. */
  disabled?: boolean;
  /** The value, when you hold it. */
  value?: string;
  /** The value at first, when it holds its own. */
  defaultValue?: string;
  /** Another answer is chosen; nothing (“”) when the field is emptied. */
  onValueChange?: (value: string) => void;
}
