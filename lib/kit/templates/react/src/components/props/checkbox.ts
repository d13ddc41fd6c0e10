// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";

export interface CheckboxOwnProps {
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
  /** The label. */
  children: ReactNode;
  /** The value, when you hold it. */
  checked?: boolean;
  /** The value at first, when it holds its own. */
  defaultChecked?: boolean;
  /** It was switched on or off. */
  onCheckedChange?: (checked: boolean) => void;
}
