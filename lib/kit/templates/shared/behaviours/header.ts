import { closest, find } from "./dom";
import { listen } from "./listen";

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
  const toggle = find(header, ".kit-header-toggle");
  if (!toggle) return () => {};
  const show = (isOpen: boolean) => {
    header.dataset.menu = isOpen ? "open" : "closed";
    toggle.ariaExpanded = `${isOpen}`;
  };
  const isOpen = () => header.dataset.menu === "open";
  show(false);
  const forget = listen(header, {
    click(event) {
      if (toggle.contains(event.target as Node)) show(!isOpen());
      else if (closest(event, "a")) show(false);
    },
    keydown({ key }) {
      if (key !== "Escape" || !isOpen()) return;
      show(false);
      toggle.focus();
    },
  });
  return () => {
    delete header.dataset.menu;
    forget();
  };
}
