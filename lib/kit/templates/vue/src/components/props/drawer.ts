// Made from the component's description: change that, not this file.

export interface DrawerProps {
  /** Where it comes from. Default "end". */
  edge?: "start" | "end" | "bottom";
  /** The drawer's name, shown as its heading. */
  title: string;
  /** One or two sentences that are read together with the title. */
  description?: string;
  /** Name of the close button. Default "Close". */
  closeLabel?: string;
  /** Whether a press beside the drawer closes it. Default true. */
  closeOnBackdrop?: boolean;
}

export interface DrawerSlots {
  /** The content. */
  default?: () => unknown;
  /** Buttons below the content, the main one last. */
  actions?: () => unknown;
}
