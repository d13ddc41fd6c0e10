/** After so long the next letter begins a new word. */
const PAUSE_MS = 500;

/**
 * Finds what is typed among labels, beginning at the present one; the same letter again goes on to the next.
 * @returns a function that takes a key and gives the index it leads to, or null
 */
export function createTypeAhead(): (key: string, labels: readonly string[], index: number) => number | null {
  let typed = "";
  let typedAt = 0;
  return (key, labels, index) => {
    if (key.length !== 1 || key === " ") return null;
    const now = Date.now();
    typed = (now - typedAt > PAUSE_MS ? "" : typed) + key.toLowerCase();
    typedAt = now;
    const isRepeated = typed === typed.charAt(0).repeat(typed.length);
    const wanted = isRepeated ? typed.charAt(0) : typed;
    const from = isRepeated ? index + 1 : index;
    const order = labels.map((_, step) => (from + step) % labels.length);
    return order.find((at) => labels[at]?.trim().toLowerCase().startsWith(wanted)) ?? null;
  };
}
