import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { CONTRACTS } from "./compile";
import { writeGasSnapshots } from "./run-forge";

/** Gas of a transaction, by what was measured (a storage layout, or the contract's other operations) and what it did. */
export type GasSnapshots = Record<string, Record<string, number>>;

const KEPT = path.join(CONTRACTS, "snapshots");

/** What stands in the tree. */
export const keptGas = (): GasSnapshots => readSnapshots(KEPT);

/** Measures anew. */
export async function measureGas(): Promise<GasSnapshots> {
  const folder = mkdtempSync(path.join(process.cwd(), "node_modules", ".cache", "gas-"));
  try {
    await writeGasSnapshots(folder);
    return readSnapshots(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures anew and writes it to the tree. */
export async function keepGas(): Promise<GasSnapshots> {
  await writeGasSnapshots(KEPT);
  return keptGas();
}

function readSnapshots(folder: string): GasSnapshots {
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const figures: Record<string, string> = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
      const numbers = Object.entries(figures).map(([what, gas]) => [what, Number(gas)]);
      return [path.basename(file, ".json"), Object.fromEntries(numbers)];
    }),
  );
}
