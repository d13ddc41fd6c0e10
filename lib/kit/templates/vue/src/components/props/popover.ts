// Made from the component's description: change that, not this file.

export interface PopoverProps {
  /** What the button's `popovertarget` (React: `popoverTarget`) or `commandfor` names. */
  id: string;
  /** Its name, shown above the content. */
  title: string;
  /** Where it opens; on the other side where there is no room. Default "bottom-start". */
  placement?: "bottom-start" | "bottom" | "bottom-end" | "top-start" | "top" | "top-end" | "start" | "end";
  /** Name of the close button. Default "Close". */
  closeLabel?: string;
}

export interface PopoverSlots {
  /** The content. */
  default?: () => unknown;
}
