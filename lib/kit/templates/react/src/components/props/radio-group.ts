// Made from the component's description: change that, not this file.

import type { RadioOption } from "../../behaviours/radio-group";

export interface RadioGroupOwnProps {
  /** The look. Default "plain". */
  variant?: "plain" | "card";
  /** The question. */
  label: string;
  /** The answers in order; values are unique. */
  options: readonly RadioOption[];
  /** Below each other, or side by side as far as there is room. Default "vertical". */
  orientation?: "vertical" | "horizontal";
  /** As in HTML; made when absent. */
  name?: string;
  /** What the answer changes, below the answers. */
  hint?: string;
  /** What is missing; marks the group as invalid. */
  error?: string;
  /** Beside the label of a question that may stay open, e.g. “optional”. */
  optionalLabel?: string;
  /** One has to be chosen. Default false. */
  required?: boolean;
  /** None can be chosen now. Default false. */
  disabled?: boolean;
  /** The value, when you hold it. */
  value?: string;
  /** The value at first, when it holds its own. */
  defaultValue?: string;
  /** Another answer is chosen; its value. */
  onValueChange?: (value: string) => void;
}
