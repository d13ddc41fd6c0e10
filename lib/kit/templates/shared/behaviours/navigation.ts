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
  const buttons = () => [...nav.querySelectorAll<HTMLButtonElement>(".kit-navigation-entry[aria-expanded]")];
  const panelOf = (button: HTMLElement) => button.nextElementSibling as HTMLElement;
  /** Opens this one's panel, closes all others. */
  const show = (shown?: HTMLElement) => {
    for (const button of buttons()) {
      const panel = panelOf(button);
      button.setAttribute("aria-expanded", String(button === shown));
      panel.hidden = button !== shown;
      delete panel.dataset.align;
      const { left, right } = panel.getBoundingClientRect();
      // It would leave the window at its end, so it ends where its button does.
      if (left < 0 || right > document.documentElement.clientWidth) panel.dataset.align = "end";
    }
  };
  const opened = () => buttons().find((button) => button.getAttribute("aria-expanded") === "true");

  const onClick = ({ target }: Event) => {
    const entry = (target as Element).closest<HTMLElement>("a, button");
    if (entry?.hasAttribute("aria-expanded")) show(entry === opened() ? undefined : entry);
    else if (entry) show();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const open = opened();
    if (event.key === "Escape" && open) {
      show();
      return open.focus();
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isInside = target.closest(".kit-navigation-panel") !== null;
    const links = open ? [...panelOf(open).querySelectorAll<HTMLElement>("a")] : [];
    const stops = isInside ? links : [...nav.querySelectorAll<HTMLElement>(".kit-navigation-entry")];
    const isReversed = getComputedStyle(nav).direction === "rtl";
    const forward = isInside ? "ArrowDown" : isReversed ? "ArrowLeft" : "ArrowRight";
    const back = isInside ? "ArrowUp" : isReversed ? "ArrowRight" : "ArrowLeft";
    const at = stops.indexOf(target);
    const next =
      event.key === "Home"
        ? stops[0]
        : event.key === "End"
          ? stops.at(-1)
          : event.key === forward
            ? stops[at + 1]
            : event.key === back
              ? stops[at - 1]
              : event.key === "ArrowDown" && target === open
                ? links[0]
                : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    const open = opened();
    const next = relatedTarget as Node | null;
    if (open && next && next !== open && !panelOf(open).contains(next)) show();
  };
  const onPress = ({ target }: Event) => {
    if (!nav.contains(target as Node)) show();
  };
  nav.addEventListener("click", onClick);
  nav.addEventListener("keydown", onKeyDown);
  nav.addEventListener("focusout", onFocusOut);
  document.addEventListener("pointerdown", onPress);
  return () => {
    show();
    nav.removeEventListener("click", onClick);
    nav.removeEventListener("keydown", onKeyDown);
    nav.removeEventListener("focusout", onFocusOut);
    document.removeEventListener("pointerdown", onPress);
  };
}
