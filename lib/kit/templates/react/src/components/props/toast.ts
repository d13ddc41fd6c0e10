// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";

export interface ToastOwnProps {
  /** Name of the place where messages appear. Default "Messages". */
  label?: string;
  /** Name of a message's close button, before its title. Default "Dismiss". */
  dismissLabel?: string;
  /** How many messages are shown at once; older ones leave. Default 4. */
  limit?: number;
  /** The app. */
  children?: ReactNode;
}
