// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";

export interface DrawerOwnProps {
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
  /** The content. */
  children?: ReactNode;
  /** Buttons below the content, the main one last. */
  actions?: ReactNode;
  /** The value, when you hold it. */
  open?: boolean;
  /** The value at first, when it holds its own. */
  defaultOpen?: boolean;
  /** It was opened by a button with `commandfor`, or closed: Esc, close button, a press beside it. */
  onOpenChange?: (open: boolean) => void;
}
