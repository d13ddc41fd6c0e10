import bidiFactory from "bidi-js";
import { visualOrder } from "./visual-order";

/** A stretch of one font and one embedding level, its brackets mirrored where it runs from the right. */
export interface TextRun<Font> {
  text: string;
  readonly font: Font;
  readonly level: number;
}

const bidi = bidiFactory();

/**
 * The runs of a line in visual order, left to right (UAX #9).
 * @param fontFor the font of a character, or undefined when none has it; such characters are left out.
 */
export function splitRuns<Font>(
  line: string,
  direction: "ltr" | "rtl",
  fontFor: (character: string) => Font | undefined,
): TextRun<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: TextRun<Font>[] = [];
  let index = 0;
  for (const character of line) {
    const level = levels[index] ?? 0;
    const drawn = mirrored.get(index) ?? character;
    index += character.length;
    const last = runs.at(-1);
    // Marks and joiners stay with the letter before them.
    const font = last && MARK_OR_JOINER.test(character) ? last.font : fontFor(drawn);
    if (!font) continue;
    if (last?.font === font && last.level === level) last.text += drawn;
    else runs.push({ text: drawn, font, level });
  }
  return visualOrder(runs);
}

const MARK_OR_JOINER = /[\p{Mark}\u200c\u200d]/u;

/** How a run's letters follow each other. */
export const directionOf = ({ level }: { level: number }): "ltr" | "rtl" => (level % 2 ? "rtl" : "ltr");
