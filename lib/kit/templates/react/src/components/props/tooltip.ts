// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";

export interface TooltipOwnProps {
  /** The hint: a few words, no markup. */
  text: string;
  /** Where it opens; on the other side where there is no room. Default "top". */
  placement?: "bottom-start" | "bottom" | "bottom-end" | "top-start" | "top" | "top-end" | "start" | "end";
  /** One control that can have the focus; it is described by the hint. */
  children: ReactNode;
}
