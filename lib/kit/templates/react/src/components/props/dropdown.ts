// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";
import type { DropdownItem } from "../../behaviours/dropdown";

export interface DropdownOwnProps {
  /** What stands on the button. */
  label: string;
  /** The menu's items in order; ids are unique in this menu. */
  items: readonly DropdownItem[];
  /** The button's look. Default "secondary". */
  variant?: "primary" | "secondary" | "accent" | "danger" | "quiet";
  /** The button's height. Default "medium". */
  size?: "small" | "medium" | "large";
  /** Where it opens; on the other side where there is no room. Default "bottom-start". */
  placement?: "bottom-start" | "bottom" | "bottom-end" | "top-start" | "top" | "top-end" | "start" | "end";
  /** The button cannot be pressed. Default false. */
  disabled?: boolean;
  /** An icon on the button instead of the label, which becomes its name. */
  trigger?: ReactNode;
  /** The user chooses an item; its id. */
  onSelect?: (value: string) => void;
  /** The value, when you hold it. */
  checked?: readonly string[];
  /** The value at first, when it holds its own. */
  defaultChecked?: readonly string[];
  /** The user checks or unchecks an item; the ids of the checked ones. */
  onCheckedChange?: (checked: readonly string[]) => void;
}
