import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { actSchema, themeSchema } from "@/lib/strategy/theme.schema";

export const THEMES_FILE = "lib/strategy/themes.json";

/**
 * The YAML files of themes and acts as JSON, one entry a line, in order of file names.
 * @throws ZodError that names the place, when a file does not keep to its schema
 */
export async function readThemes(): Promise<string> {
  const acts = await entries("lib/strategy/acts", actSchema);
  const themes = await entries("lib/strategy/themes", themeSchema);
  return `{"acts":[\n${acts.join(",\n")}\n],"themes":[\n${themes.join(",\n")}\n]}\n`;
}

async function entries(folder: string, schema: z.ZodType<object>): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".yaml")).sort();
  return Promise.all(
    files.map(async (file) => {
      const entry = schema.parse(parse(await readFile(path.join(folder, file), "utf8")));
      return JSON.stringify({ id: path.basename(file, ".yaml"), ...entry });
    }),
  );
}
