// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";

export interface AvatarOwnProps {
  /** Its width and height. Default "medium". */
  size?: "small" | "medium" | "large";
  /** Its outline. Default "circle". */
  shape?: "circle" | "square";
  /** Whom it shows: the name for assistive technology, and the initials where there is no picture. */
  name: string;
  /** Address of a picture. Until it is there, and when it cannot be loaded, the initials show. */
  src?: string;
  /** The name stands beside it, so assistive technology passes over the picture. Default false. */
  decorative?: boolean;
  /** A mark or an icon instead of initials. */
  children?: ReactNode;
}
