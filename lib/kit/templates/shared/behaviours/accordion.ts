import { listen } from "./listen";
import { indexAfterKey } from "./roving";

export interface AccordionItem {
  /** Unique in its accordion; what the value speaks of. */
  readonly id: string;
  readonly title: string;
  /** Cannot be opened or closed; keys pass over it. */
  readonly disabled?: boolean;
}

/**
 * Moves the focus among the heads of an accordion by arrows, Home and End. Opening and closing is the browser's own.
 * @returns a function that takes the listeners off again
 */
export function enhanceAccordion(root: HTMLElement): () => void {
  return listen(root, {
    click: (event) => {
      if ((event.target as Element).closest("summary[aria-disabled]")) event.preventDefault();
    },
    keydown: (event) => {
      const heads = [
        ...root.querySelectorAll<HTMLElement>(":scope > details > summary:not([aria-disabled])"),
      ];
      const index = heads.indexOf(document.activeElement as HTMLElement);
      if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = indexAfterKey(event.key, index, heads.length, false);
      if (next === null) return;
      event.preventDefault();
      heads[next]?.focus();
    },
  });
}
