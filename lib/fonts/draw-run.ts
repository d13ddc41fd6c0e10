import type { GlyphRun } from "fontkit";

interface Place {
  /** Where the run begins, and its baseline; y downwards. */
  readonly x: number;
  readonly y: number;
  /** Of a font unit. */
  readonly scale: number;
  /** Digits behind the point of every coordinate. */
  readonly digits: number;
}

/** The outlines of a shaped run as path data, and where the next run begins. */
export function drawRun(
  { glyphs, positions }: Pick<GlyphRun, "glyphs" | "positions">,
  { x, y, scale, digits }: Place,
): { d: string; end: number } {
  let d = "";
  let pen = x;
  glyphs.forEach((glyph, index) => {
    const { xOffset, yOffset, xAdvance } = positions[index]!;
    d += pathData(glyph.path.commands, {
      x: pen + xOffset * scale,
      y: y - yOffset * scale,
      scale,
      digits,
    });
    pen += xAdvance * scale;
  });
  return { d, end: pen };
}

const LETTERS: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

/** From font units with y upwards. */
function pathData(
  commands: readonly { command: string; args: number[] }[],
  { x, y, scale, digits }: Place,
): string {
  const factor = 10 ** digits;
  const round = (value: number) => Math.round(value * factor) / factor;
  return commands
    .map(({ command, args }) => {
      const numbers = args.map((value, at) => round(at % 2 === 0 ? x + value * scale : y - value * scale));
      return `${LETTERS[command]}${numbers.join(" ")}`;
    })
    .join("");
}
