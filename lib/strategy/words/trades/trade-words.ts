/** Words of a trade in one language. */
export interface TradeWords {
  /** Three things that its customers judge it by. */
  readonly details: readonly [string, string, string];
  /** What everybody in the trade says, so that this brand does not. */
  readonly taboos: readonly [string, string, ...string[]];
  /** How a line may end that begins with what is offered; empty where another list has them. */
  readonly closers: readonly string[];
}

/** Reads rows of `trade | detail, detail, detail | taboo, taboo | closer; closer`. */
export function tradeWords(table: string): Readonly<Record<string, TradeWords>> {
  const rows = table.trim().split("\n");
  return Object.fromEntries(
    rows.map((row) => {
      const [id = "", details = "", taboos = "", closers = ""] = row.split("|").map((cell) => cell.trim());
      const words = { details: details.split(", "), taboos: taboos.split(", "), closers: list(closers) };
      return [id, words as unknown as TradeWords];
    }),
  );
}

function list(cell: string): string[] {
  return cell === "" ? [] : cell.split("; ");
}
