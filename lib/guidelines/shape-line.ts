import type { Font } from "fontkit";
import { drawRun } from "@/lib/fonts/draw-run";
import { directionOf, splitRuns } from "@/lib/fonts/split-runs";

/** A line as outlines: y downwards from the baseline, in points. */
export interface ShapedLine {
  readonly d: string;
  readonly width: number;
}

/** Of path data: thousandths of a point. */
const DIGITS = 3;
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
  for (const run of splitRuns(line, direction, fontFor)) {
    const laid = run.font.layout(run.text, undefined, undefined, undefined, directionOf(run));
    const drawn = drawRun(laid, { x, y: 0, scale: size / run.font.unitsPerEm, digits: DIGITS });
    d += drawn.d;
    x = drawn.end;
  }
  return { d, width: x };
}
