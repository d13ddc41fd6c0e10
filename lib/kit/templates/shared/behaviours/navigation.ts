import { closest, findAll, isRightToLeft } from "./dom";
import { listen, together } from "./listen";
import { keyInRow, moveFocus } from "./roving";

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** What is found there. */
  readonly description?: string;
  /** The page that is shown. */
  readonly current?: boolean;
}

/** A link, or, with entries of its own, a button that shows them. */
export interface NavigationEntry {
  readonly label: string;
  readonly href?: string;
  readonly current?: boolean;
  readonly entries?: readonly NavigationLink[];
}

/** Whether the page that is shown is among an entry's own. */
export function holdsCurrent({ entries }: NavigationEntry): boolean {
  return entries?.some(({ current }) => current) ?? false;
}

/**
 * Brings a navigation's disclosure buttons to life (APG: disclosure navigation with the optional arrow keys).
 * @returns a function that closes everything and takes the listeners off again
 */
export function enhanceNavigation(nav: HTMLElement): () => void {
  const entries = ".kit-navigation-entry";
  const buttons = () => findAll(nav, `${entries}[aria-expanded]`);
  const panelOf = (button: HTMLElement) => button.nextElementSibling as HTMLElement;
  /** Opens this one's panel, closes all others. */
  const show = (shown?: HTMLElement) => {
    for (const button of buttons()) {
      const panel = panelOf(button);
      button.ariaExpanded = `${button === shown}`;
      panel.hidden = button !== shown;
      delete panel.dataset.align;
      const { left, right } = panel.getBoundingClientRect();
      // It would leave the window at its end, so it ends where its button does.
      if (left < 0 || right > document.documentElement.clientWidth) panel.dataset.align = "end";
    }
  };
  const opened = () => buttons().find((button) => button.ariaExpanded === "true");
  const forget = together(
    listen(nav, {
      click(event) {
        const entry = closest(event, "a, button");
        if (entry) show(entry.ariaExpanded && entry !== opened() ? entry : undefined);
      },
      keydown(event) {
        const { key, target } = event;
        const open = opened();
        const column = open ? [open, ...findAll(panelOf(open), "a")] : [];
        if (key === "Escape" && open) {
          show();
          open.focus();
        } else if (closest(event, ".kit-navigation-panel"))
          moveFocus(event, column.slice(1), { isRound: false });
        else if (key === "ArrowDown" && target === open) moveFocus(event, column);
        else
          moveFocus(event, findAll(nav, entries), { key: keyInRow(key, isRightToLeft(nav)), isRound: false });
      },
      focusout({ relatedTarget }) {
        const open = opened();
        const next = relatedTarget as Node | null;
        if (open && next && next !== open && !panelOf(open).contains(next)) show();
      },
    }),
    listen(document, {
      pointerdown({ target }) {
        if (!nav.contains(target as Node)) show();
      },
    }),
  );
  return () => {
    show();
    forget();
  };
}
