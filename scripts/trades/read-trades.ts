import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { tradeSchema } from "@/lib/strategy/trade.schema";

const FOLDER = "lib/strategy/trades";
export const TRADES_FILE = "lib/strategy/trades.json";

/**
 * The YAML files of trades as JSON, one trade a line, in order of file names.
 * @throws ZodError that names the place, when a file does not keep to its schema
 */
export async function readTrades(): Promise<string> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".yaml")).sort();
  const trades = await Promise.all(
    files.map(async (file) => {
      const trade = tradeSchema.parse(parse(await readFile(path.join(FOLDER, file), "utf8")));
      return JSON.stringify({ id: path.basename(file, ".yaml"), ...trade });
    }),
  );
  return `[\n${trades.join(",\n")}\n]\n`;
}
