import { writeFile } from "node:fs/promises";
import { readTrades, TRADES_FILE } from "./trades/read-trades";

// Turns lib/strategy/trades/*.yaml into the one file that the strategist reads. Run after a change there.
await writeFile(TRADES_FILE, await readTrades());
console.log(TRADES_FILE);
