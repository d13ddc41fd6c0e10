/** Index of the head that a key leads to, or null when the key is none of the accordion's. It stops at the ends. */
export function headAfterKey(key: string, index: number, count: number): number | null {
  if (key === "ArrowDown") return Math.min(index + 1, count - 1);
  if (key === "ArrowUp") return Math.max(index - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/**
 * Moves the focus among the heads of an accordion by arrows, Home and End. Opening and closing is the browser's own.
 * @returns a function that takes the listener off again
 */
export function enhanceAccordion(root: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const heads = [...root.querySelectorAll<HTMLElement>(":scope > details > summary")];
    const index = heads.indexOf(document.activeElement as HTMLElement);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = headAfterKey(event.key, index, heads.length);
    if (next === null) return;
    event.preventDefault();
    heads[next]?.focus();
  };
  root.addEventListener("keydown", onKeyDown);
  return () => root.removeEventListener("keydown", onKeyDown);
}
