import { closest, find } from "./dom";
import { listen, together } from "./listen";
import { setFloat } from "./place";

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
  const panel = find(sidebar, ".kit-sidebar-panel");
  if (!panel) return () => {};
  // Whoever opens the drawer is inside; in the markup the attribute would take the focus when the page is read.
  find(panel, ".kit-sidebar-close")?.setAttribute("autofocus", "");
  const hide = () => setFloat(panel, false);
  return together(
    hide,
    listen(panel, {
      click(event) {
        if (closest(event, "a")) hide();
      },
      focusout({ relatedTarget }) {
        if (relatedTarget && !panel.contains(relatedTarget as Node)) hide();
      },
    }),
    listen(matchMedia("(min-width: 48rem)"), { change: hide }),
  );
}
