// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";
import type { FooterColumn } from "../../behaviours/footer";

export interface FooterOwnProps {
  /** Groups of links; each is a navigation named by its title. Default []. */
  columns?: readonly FooterColumn[];
  /** The brand's name. */
  name: ReactNode;
  /** The mark before the name; decoration, because the name stands beside it. */
  logo?: ReactNode;
  /** One line below the name. */
  tagline?: ReactNode;
  /** The last line: copyright, imprint, privacy. */
  legal?: ReactNode;
}
