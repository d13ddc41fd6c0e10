// Made from the component's description: change that, not this file.

export interface CheckboxProps {
  /** Neither on nor off, until it is pressed: some of what it stands for is on. Default false. */
  indeterminate?: boolean;
  /** What it means to agree, below the label. */
  hint?: string;
  /** What is missing; marks it as invalid. */
  error?: string;
  /** As in HTML. Default false. */
  required?: boolean;
  /** As in HTML. Default false. */
  disabled?: boolean;
}

export interface CheckboxSlots {
  /** The label. */
  default: () => unknown;
}
