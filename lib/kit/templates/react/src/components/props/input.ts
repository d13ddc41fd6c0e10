// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";

export interface InputOwnProps {
  /** Its height, the same as a button's. Default "medium". */
  size?: "small" | "medium" | "large";
  /** The field's name; always there. */
  label: string;
  /** Keeps the label for assistive technology alone, where an icon or a button says it. Default false. */
  hideLabel?: boolean;
  /** As in HTML: which keyboard a phone shows and what the browser checks. Default "text". */
  type?:
    | "text"
    | "email"
    | "password"
    | "search"
    | "tel"
    | "url"
    | "number"
    | "date"
    | "time"
    | "datetime-local"
    | "month"
    | "week";
  /** What to enter, below the field. */
  hint?: string;
  /** What would be valid; marks the field as invalid. */
  error?: string;
  /** Beside the label of a field that may stay empty, e.g. “optional”. */
  optionalLabel?: string;
  /** Shows that the entry is being checked; it can still be changed. Default false. */
  loading?: boolean;
  /** As in HTML. Default false. */
  required?: boolean;
  /** As in HTML. Default false. */
  disabled?: boolean;
  /** Before the text: a unit, an icon. Decoration, so say it in the label too. */
  leading?: ReactNode;
  /** After the text. Decoration, like the leading one. */
  trailing?: ReactNode;
  /** The value, when you hold it. */
  value?: string;
  /** The value at first, when it holds its own. */
  defaultValue?: string;
  /** The text, after each keystroke. */
  onValueChange?: (value: string) => void;
}
