// Made from the component's description: change that, not this file.

import type { HeaderLink } from "../../behaviours/header";

export interface HeaderProps {
  /** Where the brand leads to. Default "/". */
  homeHref?: string;
  /** The main ways through the site, at most six. */
  links: readonly HeaderLink[];
  /** Name of the navigation for assistive technology. Default "Main". */
  label?: string;
  /** Name of the button that opens the folded menu. Default "Menu". */
  menuLabel?: string;
  /** Stays at the top of the window while the page scrolls. Default false. */
  sticky?: boolean;
}

export interface HeaderSlots {
  /** The brand's name. */
  name: () => unknown;
  /** The mark before the name; decoration, because the name stands beside it. */
  logo?: () => unknown;
  /** One or two buttons at the end. */
  actions?: () => unknown;
}
