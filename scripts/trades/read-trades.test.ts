import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readTrades, TRADES_FILE } from "./read-trades";

test("trades.json says what the YAML files say; if it should not: node scripts/run.mjs trades", async () => {
  const isSame = (await readFile(TRADES_FILE, "utf8")) === (await readTrades());
  expect(isSame).toBe(true);
});
