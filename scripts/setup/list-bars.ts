import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Names of the programs in scripts/bars; a file that exports something is a part of one, not a bar. */
export function listBars(): string[] {
  const folder = path.resolve("scripts", "bars");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => !/^export /m.test(readFileSync(path.join(folder, file), "utf8")))
    .map((file) => file.slice(0, -".ts".length))
    .sort();
}
