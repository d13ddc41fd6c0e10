// Made from the component's description: change that, not this file.

export interface ButtonProps {
  /** What the action is for. Default "primary". */
  variant?: "primary" | "secondary" | "accent" | "danger" | "quiet";
  /** Its height. Default "medium". */
  size?: "small" | "medium" | "large";
  /** Makes it a link. */
  href?: string;
  /** Shows a spinner and ignores presses; width and focus stay. Default false. */
  loading?: boolean;
  /** Cannot be pressed or focused. Default false. */
  disabled?: boolean;
  /** As wide as its container. Default false. */
  block?: boolean;
  /** As in HTML. Default "button". */
  type?: "button" | "submit" | "reset";
  /** Id of the dialog or popover that it opens or closes. */
  commandfor?: string;
  /** What it does with that dialog or popover. */
  command?: "show-modal" | "close" | "toggle-popover" | "show-popover" | "hide-popover";
}

export interface ButtonSlots {
  /** The label: a verb and, where it helps, its object. */
  default?: () => unknown;
  /** Before the label, hidden from assistive technology. */
  icon?: () => unknown;
  /** After the label, hidden from assistive technology. */
  iconEnd?: () => unknown;
}
