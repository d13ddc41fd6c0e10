import bidiFactory from "bidi-js";
import type { FontOptions, FontSource } from "./font-source";
import { type GlyphFont, type LaidGlyph, openGlyphFont } from "./glyph-font";
import { LAST_RESORTS } from "./last-resorts";
import { visualOrder } from "./visual-order";

/** One glyph where it stands on its line; lengths in em, the line starts at x = 0. */
export interface PlacedGlyph extends LaidGlyph {
  readonly x: number;
  /** OpenType script tag of its run, e.g. "latn". */
  readonly script: string;
}

export interface Typesetter {
  readonly capHeight: number;
  readonly xHeight: number;
  /** False when no font has an outline for the text. */
  draws(text: string): boolean;
  /** Visual order after the Unicode bidirectional algorithm; characters that no font has are left out. */
  setLine(text: string): PlacedGlyph[];
}

interface TypesetterOptions extends FontOptions {
  readonly fonts: Pick<FontSource, "instance" | "covers">;
  /** In order of preference; the first one gives the metrics. */
  readonly families: readonly string[];
  readonly weight: number;
  readonly direction: "ltr" | "rtl";
}

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
const bidi = bidiFactory();

/** Opens the fonts that `text` needs; afterwards any part of that text can be set. */
export async function openTypesetter(text: string, options: TypesetterOptions): Promise<Typesetter> {
  const { fonts, weight } = options;
  const families = [...new Set([...options.families, ...LAST_RESORTS])];
  const familyOf = new Map<string, string | null>();
  for (const { segment } of graphemes.segment(text)) {
    if (familyOf.has(segment) || segment.trim() === "") continue;
    familyOf.set(segment, families.find((family) => fonts.covers(family, segment)) ?? null);
  }
  const used = new Set([families[0]!, ...[...familyOf.values()].filter((family) => family !== null)]);
  const opened = new Map<string, GlyphFont>();
  for (const family of used) {
    const own = [...familyOf].filter(([, name]) => name === family).map(([segment]) => segment);
    opened.set(family, await openGlyphFont(fonts, family, weight, `${own.join("")} Hx`, options));
  }
  const main = opened.get(families[0]!)!;

  function setLine(line: string): PlacedGlyph[] {
    const runs = visualOrder(splitRuns(line, families[0]!, familyOf, options.direction));
    const placed: PlacedGlyph[] = [];
    let x = 0;
    for (const run of runs) {
      const { script, glyphs } = opened.get(run.family)!.layout(run.text, run.level % 2 ? "rtl" : "ltr");
      for (const glyph of glyphs) {
        placed.push({ ...glyph, x: x + glyph.offsetX, script });
        x += glyph.advance;
      }
    }
    return placed;
  }

  return {
    capHeight: main.capHeight,
    xHeight: main.xHeight,
    draws: (part) => setLine(part).some((glyph) => glyph.outline.length > 0),
    setLine,
  };
}

interface Run {
  readonly text: string;
  readonly family: string;
  readonly level: number;
}

/** Stretches of one family and one embedding level, in logical order. Spaces are the main family's. */
function splitRuns(
  line: string,
  main: string,
  familyOf: ReadonlyMap<string, string | null>,
  direction: "ltr" | "rtl",
): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: { text: string; family: string; level: number }[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const last = runs.at(-1);
    const isSpace = segment.trim() === "";
    const family = isSpace ? main : familyOf.get(segment);
    if (!family) continue;
    const level = levels[index] ?? 0;
    if (last && last.family === family && last.level === level) last.text += segment;
    else runs.push({ text: segment, family, level });
  }
  return runs;
}
