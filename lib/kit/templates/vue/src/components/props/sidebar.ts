// Made from the component's description: change that, not this file.

import type { SidebarGroup } from "../../behaviours/sidebar";

export interface SidebarProps {
  /** Places in groups; ids are unique in the sidebar. */
  groups: readonly SidebarGroup[];
  /** Name of the navigation. Default "Main". */
  label?: string;
  /** Of the button that opens it on a phone. Default "Menu". */
  menuLabel?: string;
  /** Name of the button that closes it on a phone. Default "Close". */
  closeLabel?: string;
}

export interface SidebarSlots {
  /** Above the groups: mark and name, a search field. */
  header?: () => unknown;
  /** Below them, at the lower end: the account, a way out. */
  footer?: () => unknown;
  /** Drawings before the places, by their ids. */
  [id: string]: (() => unknown) | undefined;
}
