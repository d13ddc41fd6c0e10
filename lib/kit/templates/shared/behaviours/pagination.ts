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
    const items = [...nav.querySelectorAll<HTMLElement>(".kit-pagination-page, .kit-pagination-gap")];
    const template = items[0]?.firstElementChild;
    nav.dataset.page = String(page);
    for (const [at, shown] of shownPages(page, last, Number(siblings)).entries()) {
      const item = items[at];
      const button = template?.cloneNode() as HTMLElement | undefined;
      if (!item || !button) continue;
      const isGap = shown === "gap";
      item.className = isGap ? "kit-pagination-gap" : "kit-pagination-page";
      if (isGap) item.setAttribute("aria-hidden", "true");
      else item.removeAttribute("aria-hidden");
      button.textContent = String(shown);
      button.setAttribute("aria-label", withNumbers(pageLabel, Number(shown), last));
      if (shown === page) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
      item.replaceChildren(...(isGap ? [] : [button]));
    }
    for (const step of nav.querySelectorAll<HTMLElement>("[data-step]")) {
      const target = page + Number(step.dataset.step);
      if (target < 1 || target > last) step.setAttribute("aria-disabled", "true");
      else step.removeAttribute("aria-disabled");
    }
    const status = nav.querySelector(".kit-pagination-status");
    if (status) status.textContent = withNumbers(statusLabel, page, last);
  };
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button");
    if (!button || button.ariaDisabled === "true") return;
    const { step } = button.dataset;
    const page = step ? Number(nav.dataset.page) + Number(step) : Number(button.textContent);
    draw(page);
    if (!step) nav.querySelector<HTMLElement>("[aria-current]")?.focus();
    nav.dispatchEvent(new CustomEvent("kit-page", { detail: page, bubbles: true }));
  };
  nav.addEventListener("click", onClick);
  return () => nav.removeEventListener("click", onClick);
}
