/**
 * Index that ↓, ↑, Home or End leads to in a list, or null when the key is another one.
 * @param isRound whether it goes on at the other end; else it stops there
 */
export function indexAfterKey(key: string, index: number, count: number, isRound = true): number | null {
  const last = count - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowDown") return index < last ? index + 1 : isRound ? 0 : last;
  if (key === "ArrowUp") return index > 0 ? index - 1 : isRound ? last : 0;
  return null;
}
