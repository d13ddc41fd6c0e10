// Made from the component's description: change that, not this file.

import type { BreadcrumbItem } from "../../behaviours/breadcrumb";

export interface BreadcrumbOwnProps {
  /** From the first page down to the one that is shown, which needs no address. */
  items: readonly BreadcrumbItem[];
  /** Pages that are shown at first; more of them fold between the first and the last ones. */
  max?: number;
  /** Name of the navigation. Default "Breadcrumb". */
  label?: string;
  /** Name of the button that unfolds the pages between. Default "Show the pages between". */
  moreLabel?: string;
}
