// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";
import type { SidebarGroup } from "../../behaviours/sidebar";

export interface SidebarOwnProps {
  /** Places in groups; ids are unique in the sidebar. */
  groups: readonly SidebarGroup[];
  /** Name of the navigation. Default "Main". */
  label?: string;
  /** Of the button that opens it on a phone. Default "Menu". */
  menuLabel?: string;
  /** Name of the button that closes it on a phone. Default "Close". */
  closeLabel?: string;
  /** Above the groups: mark and name, a search field. */
  header?: ReactNode;
  /** Below them, at the lower end: the account, a way out. */
  footer?: ReactNode;
  /** Drawings before the places, by their ids. */
  icons?: Readonly<Record<string, ReactNode>>;
}
