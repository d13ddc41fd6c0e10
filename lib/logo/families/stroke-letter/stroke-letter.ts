import { type Outline, scale, transform } from "@/lib/geometry/outline";
import { subtract } from "@/lib/geometry/path-boolean";
import { fill } from "@/lib/geometry/placement";
import { type BandLetterShape, bandLetter, bandStrokes, joinStrokes } from "@/lib/logo/letters/band-letter";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";

/** The initial drawn anew from a band of even width: its own proportions, corners and terminals every time. */
export const strokeLetter: Family = {
  id: "stroke-letter",
  styles: { modern: 0.4, bold: 0.4, minimal: 0.45, classic: 0.25 },
  symmetry: "asymmetric",
  isCut: true,
  lettersServed: 16,
  draw(input) {
    const latin = input.letter?.latin;
    if (!latin) return [];
    return [
      plain(input, latin, 0),
      plain(input, latin, between(input.random, 0.14, 0.24)),
      ...stencilled(input, latin),
      ...stencilled(input, latin),
      ...lines(input, latin),
    ];
  },
};

/** Letters with a stroke in their middle need room for it. */
const CROWDED = "ABEFGHKMPQRSWX";

/** Too little of a form for a line alone to make it a mark. */
const BARE = "CDIJLNOTUV";

export function drawShape(
  { random }: Pick<FamilyInput, "random">,
  latin: string,
  least = 18,
): BandLetterShape {
  const broad = "MW".includes(latin);
  const most = broad ? 21 : CROWDED.includes(latin) ? 24 : 31;
  return {
    width: between(random, Math.min(least, most - 2), most),
    half: broad ? 50 : latin === "I" ? 30 : between(random, 37, 50),
    radius: random.pick([0, 12, 24, 60, 60]),
    pointed: random.next() < 0.5,
  };
}

function plain(input: FamilyInput, latin: string, lean: number): MarkSketch {
  const letter = bandLetter(latin, drawShape(input, latin));
  const outline = fill(transform(letter, [1, 0, -lean, 1, 0, 0]));
  return {
    ...idea(latin, lean ? "leaning" : "upright", "drawn with one band", [{ outline, fill: "primary" }]),
    motifs: ["plain-letter"],
  };
}

/** Round ends and a line as light as may be, upright and leaning. */
function lines(input: FamilyInput, latin: string): MarkSketch[] {
  if (BARE.includes(latin)) return [];
  const { random } = input;
  return [0, between(random, 0.14, 0.24)].map((lean) => {
    const shape: BandLetterShape = {
      ...drawShape(input, latin),
      width: between(random, 11, 18),
      radius: random.pick([24, 40, 60]),
      ends: "round",
    };
    const outline = fill(transform(bandLetter(latin, shape), [1, 0, -lean, 1, 0, 0]));
    return {
      ...idea(latin, lean ? "line-leaning" : "line", "drawn with one line", [{ outline, fill: "primary" }]),
      motifs: ["plain-letter" as const],
      roundness: 0.85,
    };
  });
}

/** Their strokes cross or end within each other: a seam there looks like a repair. */
const SEAMLESS = "ABEFHXKQY";

/** One stroke set off from the others by a gap. */
function stencilled(input: FamilyInput, latin: string): MarkSketch[] {
  const shape = drawShape(input, latin, 20);
  const strokes = bandStrokes(latin, shape);
  const gap = between(input.random, 6, 8);
  // A seam needs two strokes that meet; anywhere else it would be a slit.
  if (strokes.length === 1 || SEAMLESS.includes(latin)) return [];
  const index = input.random.int(0, strokes.length - 1);
  const first = joinStrokes([strokes[index]!], shape);
  const halo = joinStrokes([strokes[index]!], {
    ...shape,
    width: shape.width + 2 * gap,
    half: shape.half + 20,
  });
  const others = joinStrokes(
    strokes.filter((_, other) => other !== index),
    shape,
  );
  return [
    idea(latin, `stencil-${index}`, "as a stencil has it", [
      { outline: subtract(others, halo), fill: "primary" },
      { outline: first, fill: "accent" },
    ]),
  ];
}

function idea(latin: string, variant: string, how: string, parts: readonly MarkPart[]): MarkSketch {
  const _whole: Outline = scale(
    parts.flatMap(({ outline }) => outline),
    1,
  );
  return {
    variant: `${latin}-${variant}`,
    concept: `${latin}, ${how}`,
    motifs: ["letter", "path"],
    roundness: 0.5,
    parts: parts.filter(({ outline }) => outline.length > 0),
  };
}
