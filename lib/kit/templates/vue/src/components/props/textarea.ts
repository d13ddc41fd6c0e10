// Made from the component's description: change that, not this file.

export interface TextareaProps {
  /** Size of its text and of the space around it. Default "medium". */
  size?: "small" | "medium" | "large";
  /** The field's name; always there. */
  label: string;
  /** Keeps the label for assistive technology alone. Default false. */
  hideLabel?: boolean;
  /** Lines at first; it grows with the text, up to three times as many. Default 4. */
  rows?: number;
  /** Letters that fit; how many are used stands below. */
  limit?: number;
  /** What to enter, below the field. */
  hint?: string;
  /** What would be valid; marks the field as invalid. */
  error?: string;
  /** Beside the label of a field that may stay empty, e.g. “optional”. */
  optionalLabel?: string;
  /** As in HTML. Default false. */
  required?: boolean;
  /** As in HTML. Default false. */
  disabled?: boolean;
}
