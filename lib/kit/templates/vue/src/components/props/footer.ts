// Made from the component's description: change that, not this file.

import type { FooterColumn } from "../../behaviours/footer";

export interface FooterProps {
  /** Groups of links; each is a navigation named by its title. Default []. */
  columns?: readonly FooterColumn[];
}

export interface FooterSlots {
  /** The brand's name. */
  name: () => unknown;
  /** The mark before the name; decoration, because the name stands beside it. */
  logo?: () => unknown;
  /** One line below the name. */
  tagline?: () => unknown;
  /** The last line: copyright, imprint, privacy. */
  legal?: () => unknown;
}
