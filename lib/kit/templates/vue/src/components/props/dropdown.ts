// Made from the component's description: change that, not this file.

import type { DropdownItem } from "../../behaviours/dropdown";

export interface DropdownProps {
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
}

export interface DropdownSlots {
  /** An icon on the button instead of the label, which becomes its name. */
  trigger?: () => unknown;
}

export interface DropdownEmits {
  /** The user chooses an item; its id. */
  select: [value: string];
}
