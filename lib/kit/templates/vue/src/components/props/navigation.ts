// Made from the component's description: change that, not this file.

import type { NavigationEntry } from "../../behaviours/navigation";

export interface NavigationProps {
  /** Each is a link, or, with entries of its own, a button that shows them. */
  entries: readonly NavigationEntry[];
  /** Name of the navigation for assistive technology. Default "Main". */
  label?: string;
}
