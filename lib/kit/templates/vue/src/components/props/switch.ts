// Made from the component's description: change that, not this file.

export interface SwitchProps {
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
}

export interface SwitchSlots {
  /** The label: what is on when it is on. */
  default: () => unknown;
}
