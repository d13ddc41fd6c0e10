import bidiFactory from "bidi-js";
import type { Font } from "fontkit";
import { visualOrder } from "@/lib/fonts/visual-order";

/** A line as outlines: y downwards from the baseline, in points. */
export interface ShapedLine {
  readonly d: string;
  readonly width: number;
}

const bidi = bidiFactory();
const COMPLEX =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Mark}]/u;

/** Scripts whose marks the PDF writer misplaces: their lines are drawn as outlines, shaped by the font itself. */
export function needsShaping(line: string): boolean {
  return COMPLEX.test(line);
}

/**
 * Shapes a line run by run in visual order (UAX #9).
 * @param fontFor the font of a character, or undefined when none has it; such characters are left out.
 */
export function shapeLine(
  line: string,
  direction: "ltr" | "rtl",
  size: number,
  fontFor: (character: string) => Font | undefined,
): ShapedLine {
  let x = 0;
  let d = "";
  for (const run of visualOrder(splitRuns(line, direction, fontFor))) {
    const scale = size / run.font.unitsPerEm;
    const laid = run.font.layout(run.text, undefined, undefined, undefined, run.level % 2 ? "rtl" : "ltr");
    laid.glyphs.forEach((glyph, index) => {
      const position = laid.positions[index]!;
      d += outline(glyph.path.commands, x + position.xOffset * scale, -position.yOffset * scale, scale);
      x += position.xAdvance * scale;
    });
  }
  return { d, width: x };
}

interface Run {
  text: string;
  readonly font: Font;
  readonly level: number;
}

function splitRuns(
  line: string,
  direction: "ltr" | "rtl",
  fontFor: (character: string) => Font | undefined,
): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: Run[] = [];
  let index = 0;
  for (const character of line) {
    const level = levels[index] ?? 0;
    const drawn = mirrored.get(index) ?? character;
    index += character.length;
    const last = runs.at(-1);
    // Marks and joiners stay with the letter before them.
    const font = last && /[\p{Mark}\u200c\u200d]/u.test(character) ? last.font : fontFor(drawn);
    if (!font) continue;
    if (last?.font === font && last.level === level) last.text += drawn;
    else runs.push({ text: drawn, font, level });
  }
  return runs;
}

const LETTERS: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

function outline(
  commands: readonly { command: string; args: number[] }[],
  x: number,
  y: number,
  scale: number,
): string {
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, at) => round(at % 2 === 0 ? x + value * scale : y - value * scale));
      return `${LETTERS[command]}${points.join(" ")}`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
