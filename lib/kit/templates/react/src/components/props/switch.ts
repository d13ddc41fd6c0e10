// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";

export interface SwitchOwnProps {
  /** Its height. Default "medium". */
  size?: "small" | "medium";
  /** What it changes, below the label. */
  hint?: string;
  /** Why it could not be changed; marks it as invalid. */
  error?: string;
  /** Label first, switch at the other end, as in a list of settings. Default false. */
  end?: boolean;
  /** As in HTML. Default false. */
  disabled?: boolean;
  /** The label: what is on when it is on. */
  children: ReactNode;
  /** The value, when you hold it. */
  checked?: boolean;
  /** The value at first, when it holds its own. */
  defaultChecked?: boolean;
  /** It was switched on or off. */
  onCheckedChange?: (checked: boolean) => void;
}
