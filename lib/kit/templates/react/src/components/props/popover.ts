// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";

export interface PopoverOwnProps {
  /** What the button's `popovertarget` (React: `popoverTarget`) or `commandfor` names. */
  id: string;
  /** Its name, shown above the content. */
  title: string;
  /** Where it opens; on the other side where there is no room. Default "bottom-start". */
  placement?: "bottom-start" | "bottom" | "bottom-end" | "top-start" | "top" | "top-end" | "start" | "end";
  /** Name of the close button. Default "Close". */
  closeLabel?: string;
  /** The content. */
  children?: ReactNode;
  /** The value, when you hold it. */
  open?: boolean;
  /** The value at first, when it holds its own. */
  defaultOpen?: boolean;
  /** It was opened by its button, or closed: Esc, close button, a press or the focus elsewhere. */
  onOpenChange?: (open: boolean) => void;
}
