import { closest, findAll } from "./dom";
import { listen } from "./listen";

export interface BreadcrumbItem {
  readonly label: string;
  /** Absent for the page that is shown. */
  readonly href?: string;
}

/** Indexes of the pages that fold: all between the first and the last `max - 1`. */
export function foldedItems(count: number, max = count): { from: number; to: number } {
  return count > max && max > 1 ? { from: 1, to: count - max + 1 } : { from: 0, to: 0 };
}

/** Unfolds the pages between by their button. @returns a function that takes the listener off again */
export function enhanceBreadcrumb(nav: HTMLElement): () => void {
  return listen(nav, {
    click(event) {
      const button = closest(event, ".kit-breadcrumb-more");
      if (!button) return;
      const folded = findAll(nav, "li[hidden]");
      for (const item of folded) item.hidden = false;
      folded[0]?.querySelector("a")?.focus();
      button.parentElement?.remove();
    },
  });
}
