import { closest, find, findAll, flag, tell } from "./dom";
import { listen } from "./listen";

/**
 * The pages that are shown: the first, the last, those around the current one, and "gap" for what is left out. Always as
 * many entries as long as there are pages enough, so that the row keeps its length.
 */
export function shownPages(page: number, count: number, siblings = 1): (number | "gap")[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const length = 2 * siblings + 5;
  if (count <= length) return range(1, count);
  if (page <= siblings + 3) return [...range(1, length - 2), "gap", count];
  if (page >= count - siblings - 2) return [1, "gap", ...range(count - length + 3, count)];
  return [1, "gap", ...range(page - siblings, page + siblings), "gap", count];
}

/** "Page {page}" → "Page 3" */
export function withNumbers(text: string, page: number, count: number): string {
  return text.replace("{page}", String(page)).replace("{count}", String(count));
}

/**
 * Brings pages that are buttons to life; an event "kit-page" with the number as its detail tells each choice.
 * @returns a function that takes the listener off again
 */
export function enhancePagination(nav: HTMLElement): () => void {
  const { count = "1", siblings = "1", pageLabel = "", statusLabel = "" } = nav.dataset;
  const last = Number(count);
  const draw = (page: number) => {
    const items = findAll(nav, ".kit-pagination-page, .kit-pagination-gap");
    const template = items[0]?.firstElementChild;
    nav.dataset.page = `${page}`;
    for (const [at, shown] of shownPages(page, last, Number(siblings)).entries()) {
      const item = items[at];
      const button = template?.cloneNode() as HTMLElement | undefined;
      if (!item || !button) continue;
      const isGap = shown === "gap";
      item.className = `kit-pagination-${isGap ? "gap" : "page"}`;
      item.ariaHidden = flag(isGap);
      button.textContent = `${shown}`;
      button.ariaLabel = withNumbers(pageLabel, Number(shown), last);
      button.ariaCurrent = shown === page ? "page" : null;
      item.replaceChildren(...(isGap ? [] : [button]));
    }
    for (const step of findAll(nav, "[data-step]")) {
      const target = page + Number(step.dataset.step);
      step.ariaDisabled = flag(target < 1 || target > last);
    }
    const status = find(nav, ".kit-pagination-status");
    if (status) status.textContent = withNumbers(statusLabel, page, last);
  };
  return listen(nav, {
    click(event) {
      const button = closest(event, "button");
      if (!button || button.ariaDisabled) return;
      const { step } = button.dataset;
      const page = step ? Number(nav.dataset.page) + Number(step) : Number(button.textContent);
      draw(page);
      if (!step) find(nav, "[aria-current]")?.focus();
      tell(nav, "kit-page", page);
    },
  });
}
