export interface SidebarItem {
  /** Unique in the sidebar. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** The place that is shown. */
  readonly current?: boolean;
  /** A number or a word after it. */
  readonly note?: string;
}

export interface SidebarGroup {
  readonly label?: string;
  readonly items: readonly SidebarItem[];
  /** People can fold it; needs a label. */
  readonly folds?: boolean;
  /** Folded at first, unless the current place is in it. */
  readonly folded?: boolean;
}

/** Whether a group that folds is open at first. */
export function isUnfolded({ folded, items }: SidebarGroup): boolean {
  return !folded || items.some(({ current }) => current);
}

/**
 * Closes the drawer that a sidebar is on phones: after a link was followed, when the focus leaves it, when the window
 * becomes wide. Opening, Esc and the press beside it are the browser's.
 * @returns a function that closes it and takes the listeners off again
 */
export function enhanceSidebar(sidebar: HTMLElement): () => void {
  const panel = sidebar.querySelector<HTMLElement>(".kit-sidebar-panel");
  if (!panel || !("popover" in panel)) return () => {};
  // Whoever opens the drawer is inside; in the markup the attribute would take the focus when the page is read.
  panel.querySelector(".kit-sidebar-close")?.setAttribute("autofocus", "");
  const wide = matchMedia("(min-width: 48rem)");
  const hide = () => {
    if (panel.matches(":popover-open")) panel.hidePopover();
  };
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest("a")) hide();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !panel.contains(relatedTarget as Node)) hide();
  };
  panel.addEventListener("click", onClick);
  panel.addEventListener("focusout", onFocusOut);
  wide.addEventListener("change", hide);
  return () => {
    hide();
    panel.removeEventListener("click", onClick);
    panel.removeEventListener("focusout", onFocusOut);
    wide.removeEventListener("change", hide);
  };
}
