import { readFile } from "node:fs/promises";
import { AppError } from "@/lib/errors";
import type { BrandBrief } from "@/lib/model/brief.schema";
import { type Strategy, strategySchema } from "@/lib/strategy/strategy.schema";

/**
 * Reads the `strategy.json` of a package, to make the same package again without a strategist.
 * @throws AppError UNPROCESSABLE with what would be valid, also when its name is not the brief's.
 */
export async function readRecordedStrategy(file: string, { name }: BrandBrief): Promise<Strategy> {
  const strategy = strategySchema.safeParse(await readJson(file));
  if (!strategy.success) {
    const { path, message } = strategy.error.issues[0]!;
    const where = path.length > 0 ? ` (${path.join(".")}: ${message})` : "";
    throw refusal(`${file} is no strategy.json of a package${where}.`);
  }
  const named = strategy.data.nameSource === "customer" ? strategy.data.name : undefined;
  if (named === name) return strategy.data;
  throw refusal(
    named === undefined
      ? `${file} was made without a name of the customer's: leave --name out.`
      : `${file} was made for a name of the customer's: add --name ${JSON.stringify(named)}.`,
  );
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === "ENOENT";
    throw refusal(isMissing ? `There is no file ${file}.` : `${file} cannot be read as JSON.`, cause);
  }
}

function refusal(message: string, cause?: unknown): AppError {
  return new AppError("UNPROCESSABLE", message, { cause });
}
