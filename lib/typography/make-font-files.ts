import type { FontSource } from "@/lib/fonts/font-source";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { brandText } from "./brand-text";
import { desktopPath } from "./font-choice";
import { alphabetOf, LATIN_BASE, LATIN_EXTENDED, neededScripts } from "./script-fonts";
import type { Typography } from "./typography.schema";

interface FontFilesInput {
  readonly typography: Typography;
  readonly strategy: Strategy;
  readonly fonts: FontSource;
  /** Everything else that will be set in these faces, e.g. the idea and the audience. */
  readonly text: string;
}

/**
 * The subset of every face as WOFF2 at its own path and as TrueType beside it, and each family's licence, below LICENSES/
 * and beside its files. A subset holds the Latin base, the alphabets of the brand's scripts and every character of its
 * texts that the family has.
 */
export async function makeFontFiles({
  typography,
  strategy,
  fonts,
  text,
}: FontFilesInput): Promise<GeneratedFile[]> {
  const characters = neededCharacters(strategy, text);
  const files = new Map<string, GeneratedFile>();
  const { heading, body, mono, scriptFallbacks } = typography;
  for (const font of [heading, body, mono, ...scriptFallbacks]) {
    for (const { path, weight } of font.faces) {
      if (files.has(path)) continue;
      const options = { opticalSize: font.opticalSize, features: "text" } as const;
      const bytes = await fonts.webfont(font.family, weight, characters, options);
      const desktop = await fonts.instance(font.family, weight, characters, options);
      files.set(path, { path, bytes });
      files.set(desktopPath(path), { path: desktopPath(path), bytes: desktop });
    }
    for (const path of [font.license, `fonts/${font.slug}/LICENSE.txt`])
      files.set(path, textFile(path, fonts.license(font.family)));
  }
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function neededCharacters(strategy: Strategy, text: string): string {
  const words = brandText(strategy, text);
  // Capitals, because headings and labels may be set in them.
  const all = `${words}${words.toUpperCase()}${words.toLowerCase()}`;
  const extended = /[\u0100-\u024f]/u.test(words) ? LATIN_EXTENDED : "";
  return LATIN_BASE + extended + neededScripts(strategy).map(alphabetOf).join("") + all;
}
