import { isDeepStrictEqual } from "node:util";
import { keptGas, measureGas } from "@/scripts/contract/gas-snapshots";
import { report } from "./report";

const CHOSEN = "MarqueCertificate";
/** What each storage layout is, and why it was chosen or not. */
const LAYOUTS: Record<string, string> = {
  TextLayout: "OpenZeppelin's URIStorage and Enumerable, texts as they are: seven slots more",
  ArrayLayout:
    "packed texts, a dynamic array for each holder: a slot for its length, written at every transfer",
  [CHOSEN]: "packed texts, OpenZeppelin's ledger, each holder's tokens eight to a slot: chosen",
  LedgerLayout:
    "packed texts, a ledger of our own in place of OpenZeppelin's: a slot less, and who owns what in code that nobody else has read",
  ScanLayout:
    "packed texts, nothing kept for holders: tokensOf reads every token there is, and is refused by nodes one day",
};

/** Gas of whole transactions, the node's fee for calldata included, with URI and root on chain. */
const gas = await measureGas();
for (const [layout, what] of Object.entries(LAYOUTS)) {
  const figures = Object.entries(gas[layout] ?? {}).map(([name, amount]) => `${name} ${amount}`);
  console.log(`${layout}: ${figures.join(", ")}\n  ${what}`);
}
for (const [name, amount] of Object.entries(gas.Operations ?? {})) console.log(`${name}: ${amount}`);
const mintOf = (layout: string) => gas[layout]?.["mint to a new owner"] ?? Number.NaN;
const isCurrent = isDeepStrictEqual(gas, keptGas());
if (!isCurrent) console.log("The kept figures are others: run node scripts/run.mjs contract gas.");
report(
  isCurrent && mintOf(CHOSEN) < mintOf("ArrayLayout") && mintOf(CHOSEN) < mintOf("TextLayout"),
  "gas",
  `${mintOf(CHOSEN)} gas for a mint to a new owner; ${Object.keys(LAYOUTS).length} layouts from ${mintOf("ScanLayout")} to ${mintOf("TextLayout")}`,
);
