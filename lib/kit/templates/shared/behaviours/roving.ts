import { hasModifier } from "./dom";

/**
 * Index that ↓, ↑, Home or End leads to in a list, or null when the key is another one.
 * @param isRound whether it goes on at the other end; else it stops there
 */
export function indexAfterKey(key: string, index: number, count: number, isRound = true): number | null {
  const last = count - 1;
  const next = { Home: 0, End: last, ArrowDown: index + 1, ArrowUp: index - 1 }[key];
  if (next === undefined) return null;
  if (next < 0) return isRound ? last : 0;
  return next > last ? (isRound ? 0 : last) : next;
}

/** The arrows of a row as those of a column, whichever way its text runs; ↓ and ↑ mean nothing in a row. */
export function keyInRow(key: string, isRtl: boolean): string {
  const [right, left] = isRtl ? ["ArrowUp", "ArrowDown"] : ["ArrowDown", "ArrowUp"];
  const keys: Record<string, string> = { ArrowRight: right, ArrowLeft: left, ArrowDown: "", ArrowUp: "" };
  return keys[key] ?? key;
}

/**
 * Moves the focus among items by ↓, ↑, Home and End.
 * @returns the item that has it now; nothing when the key is another one
 */
export function moveFocus(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  {
    key = event.key,
    isRound = true,
    other = () => null,
  }: { key?: string; isRound?: boolean; other?: (index: number) => number | null } = {},
): HTMLElement | undefined {
  const index = items.indexOf(document.activeElement as HTMLElement);
  if (hasModifier(event)) return;
  const next = items[indexAfterKey(key, index, items.length, isRound) ?? other(index) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  return next;
}
