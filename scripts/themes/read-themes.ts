import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { themeSchema } from "@/lib/strategy/theme.schema";

const FOLDER = "lib/strategy/themes";
export const THEMES_FILE = "lib/strategy/themes.json";

/**
 * The YAML files of themes as JSON, one theme a line, in order of file names.
 * @throws ZodError that names the place, when a file does not keep to its schema
 */
export async function readThemes(): Promise<string> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".yaml")).sort();
  const themes = await Promise.all(
    files.map(async (file) => {
      const theme = themeSchema.parse(parse(await readFile(path.join(FOLDER, file), "utf8")));
      return JSON.stringify({ id: path.basename(file, ".yaml"), ...theme });
    }),
  );
  return `[\n${themes.join(",\n")}\n]\n`;
}
