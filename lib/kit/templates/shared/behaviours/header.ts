export interface HeaderLink {
  readonly href: string;
  readonly label: string;
  /** The page that is shown. */
  readonly current?: boolean;
}

/**
 * Folds a header's menu behind its toggle. Without it the menu is always shown.
 * @returns a function that unfolds it and takes the listeners off again
 */
export function enhanceHeader(header: HTMLElement): () => void {
  const toggle = header.querySelector<HTMLButtonElement>(".kit-header-toggle");
  if (!toggle) return () => {};

  const show = (isOpen: boolean) => {
    header.dataset.menu = isOpen ? "open" : "closed";
    toggle.setAttribute("aria-expanded", String(isOpen));
  };
  const onClick = (event: Event) => {
    if (toggle.contains(event.target as Node)) show(header.dataset.menu !== "open");
    else if ((event.target as Element).closest("a")) show(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || header.dataset.menu !== "open") return;
    show(false);
    toggle.focus();
  };

  show(false);
  header.addEventListener("click", onClick);
  header.addEventListener("keydown", onKeyDown);
  return () => {
    delete header.dataset.menu;
    header.removeEventListener("click", onClick);
    header.removeEventListener("keydown", onKeyDown);
  };
}
