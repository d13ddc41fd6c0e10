import { closest, findAll } from "./dom";
import { listen } from "./listen";
import { moveFocus } from "./roving";

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
      if (closest(event, "summary[aria-disabled]")) event.preventDefault();
    },
    keydown: (event) => {
      const heads = findAll(root, ":scope > details > summary:not([aria-disabled])");
      if (heads.includes(event.target as HTMLElement)) moveFocus(event, heads, { isRound: false });
    },
  });
}
