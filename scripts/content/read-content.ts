import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { prettifyError, type z } from "zod";
import { NAMES_SCHEMAS } from "@/lib/strategy/names/names.schema";
import { sentencesSchema } from "@/lib/strategy/sentences/sentences.schema";
import { tradeSchema } from "@/lib/strategy/trade.schema";
import { WORDS_SCHEMAS } from "@/lib/strategy/words/words.schema";
import { iconBrands } from "./icon-brands";

const HOME = "lib/strategy";
/** The folders of YAML files, with what a file of each holds. */
const FOLDERS: Readonly<Record<string, (file: string) => z.ZodType | undefined>> = {
  trades: () => tradeSchema,
  sentences: () => sentencesSchema,
  words: (file) => (WORDS_SCHEMAS as Record<string, z.ZodType>)[file],
  names: (file) => ({ ...NAMES_SCHEMAS, brands: NAMES_SCHEMAS.brands.transform(withIcons) })[file],
};

/** Brands that simple-icons has beside the well-known ones. */
function withIcons({ wellKnown }: { wellKnown: string }) {
  const known = new Set(wellKnown.split(" "));
  return {
    wellKnown,
    withIcons: iconBrands()
      .filter((name) => !known.has(name))
      .join(" "),
  };
}

/** A folder's YAML as one JSON file beside it. */
export interface Content {
  readonly file: string;
  readonly json: string;
}

/**
 * What the strategist reads of its YAML: by folder an object with one entry a line, named after the files, in their order.
 * @throws Error that names file and field, when a file does not keep to its schema
 */
export async function readContent(): Promise<Content[]> {
  return Promise.all(
    Object.entries(FOLDERS).map(async ([folder, schemaOf]) => {
      const files = (await readdir(path.join(HOME, folder))).filter((file) => file.endsWith(".yaml")).sort();
      const entries = await Promise.all(
        files.map(async (file) => {
          const id = path.basename(file, ".yaml");
          const read = await readEntry(path.join(HOME, folder, file), schemaOf(id));
          return `${JSON.stringify(id)}:${JSON.stringify(read)}`;
        }),
      );
      return { file: path.join(HOME, `${folder}.json`), json: `{\n${entries.join(",\n")}\n}\n` };
    }),
  );
}

/** @throws Error that names file and field */
export async function readEntry(file: string, schema: z.ZodType | undefined): Promise<unknown> {
  if (!schema) throw new Error(`${file}: no schema says what this file holds.`);
  const read = schema.safeParse(parse(await readFile(file, "utf8")));
  if (!read.success) throw new Error(`${file}\n${prettifyError(read.error)}`);
  return read.data;
}
