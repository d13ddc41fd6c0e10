import { create, type Font } from "fontkit";

/** The figures by which faces are paired. */
export interface FaceMeasures {
  /** x-height to cap height. */
  readonly xHeight: number;
  /** Mean advance of a to z, in em. */
  readonly width: number;
  /** Thickest to thinnest stroke of the "o": from points of its counter to the nearest point of its outline. */
  readonly strokeContrast: number;
}

/** What a font must hold to be measured. */
export const MEASURED_LETTERS = "abcdefghijklmnopqrstuvwxyzH";

/**
 * Measures a static TrueType font.
 * @throws when its "o" has no outline and counter
 */
export function measureFace(bytes: Uint8Array): FaceMeasures {
  const font = create(Buffer.from(bytes)) as Font;
  const glyph = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0)!);
  const advances = [...MEASURED_LETTERS.slice(0, 26)].map((letter) => glyph(letter).advanceWidth);
  return {
    xHeight: glyph("x").bbox.maxY / glyph("H").bbox.maxY,
    width: advances.reduce((sum, advance) => sum + advance, 0) / advances.length / font.unitsPerEm,
    strokeContrast: strokeContrast(glyph("o").path.commands),
  };
}

type Point = readonly [x: number, y: number];

interface PathCommand {
  readonly command: string;
  readonly args: readonly number[];
}

/** Points on each curve of an outline. */
const STEPS = 24;

function strokeContrast(commands: readonly PathCommand[]): number {
  const [outer, inner] = contours(commands).sort((a, b) => extent(b) - extent(a));
  if (!outer || !inner) throw new Error('The "o" of a face must have an outline and a counter');
  const strokes = inner.map(([x, y]) => Math.min(...outer.map(([a, b]) => Math.hypot(a - x, b - y))));
  return Math.max(...strokes) / Math.min(...strokes);
}

function contours(commands: readonly PathCommand[]): Point[][] {
  const found: Point[][] = [];
  let at: Point = [0, 0];
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, index): Point => {
      return [args[index * 2]!, args[index * 2 + 1]!];
    });
    if (command === "moveTo") found.push([...points]);
    else if (points.length > 0) {
      for (let step = 1; step <= STEPS; step++) found.at(-1)!.push(bezier([at, ...points], step / STEPS));
    }
    at = points.at(-1) ?? at;
  }
  return found;
}

/** De Casteljau's construction, for lines, quadratic and cubic curves alike. */
function bezier(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!;
  const between = points.slice(1).map(([x, y], index): Point => {
    const [a, b] = points[index]!;
    return [a + (x - a) * t, b + (y - b) * t];
  });
  return bezier(between, t);
}

function extent(points: readonly Point[]): number {
  const xs = points.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
}
