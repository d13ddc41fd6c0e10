import { type BandLetterShape, bandLetter, bandStrokes, joinStrokes } from "../band-letter";
import { drawContainers } from "../containers";
import { between, type Family, type FamilyInput, type MarkIdea, type MarkPart } from "../family";
import { boundingBox, type Outline, scale, transform, translate } from "../outline";
import { intersect, subtract } from "../path-boolean";
import { fill, fitOptically, roomInside, symmetryOf } from "../placement";
import { circle, rectangle } from "../shapes";

/** The initial drawn anew from a band of even width: its own proportions, corners and terminals every time. */
export const strokeLetter: Family = {
  id: "stroke-letter",
  styles: { modern: 0.6, bold: 0.6, minimal: 0.65, classic: 0.35 },
  draw(input) {
    const latin = input.letter?.latin;
    if (!latin) return [];
    return [
      plain(input, latin, 0),
      plain(input, latin, between(input.random, 0.14, 0.24)),
      ...dotted(input, latin),
      ...dotted(input, latin),
      ...stencilled(input, latin),
      ...stencilled(input, latin),
      ...opened(input, latin),
      ...(input.random.next() < 0.5 ? [0, 1] : []).flatMap(() => light(input, latin)),
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

function plain(input: FamilyInput, latin: string, lean: number): MarkIdea {
  const letter = bandLetter(latin, drawShape(input, latin));
  const outline = fill(transform(letter, [1, 0, -lean, 1, 0, 0]));
  return {
    ...idea(latin, lean ? "leaning" : "upright", "drawn with one band", [{ outline, fill: "primary" }]),
    motifs: ["plain-letter"],
  };
}

/** Round ends and a line as light as may be, upright and leaning. */
function lines(input: FamilyInput, latin: string): MarkIdea[] {
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

/** A terminal of the last stroke becomes a dot. */
function dotted(input: FamilyInput, latin: string): MarkIdea[] {
  if (latin === "I") return [];
  const shape = drawShape(input, latin);
  const letter = bandLetter(latin, shape);
  const { width, half } = shape;
  const gap = between(input.random, 6, 7.5);
  const corner = input.random.pick([
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const);
  const [x, y] = [corner[0] * (half - width / 2), corner[1] * (50 - width / 2)];
  const block = rectangle(x - width / 2 - 1, y - width / 2 - gap, x + width / 2 + gap, y + width / 2 + gap);
  const reach = rectangle(x - width / 2 - gap, y - width / 2 - gap, x + width / 2 + gap, y + width / 2 + gap);
  const there = intersect(letter, block);
  const box = boundingBox(there);
  if (!box || box.maxX - box.minX < width * 0.9) return [];
  const rest = subtract(letter, reach);
  return [
    idea(latin, `dot-${corner.join("")}`, "with a point to it", [
      { outline: rest, fill: "primary" },
      { outline: circle(x, y, width / 2 + 1), fill: "accent" },
    ]),
  ];
}

/** A light line with one heavy point where the letter leaves most room. */
function light({ random }: FamilyInput, latin: string): MarkIdea[] {
  const shape: BandLetterShape = {
    width: between(random, 10.5, 15),
    half: "MW".includes(latin) ? 50 : latin === "I" ? 30 : between(random, 38, 50),
    radius: random.pick([0, 14, 30, 60]),
    pointed: random.next() < 0.5,
  };
  const letter = bandLetter(latin, shape);
  const ground = subtract(rectangle(-shape.half, -50, shape.half, 50), letter);
  const room = roomInside(ground);
  const gap = between(random, 5.5, 11);
  const radius = Math.min(room.side / 2 - gap, between(random, 15, 24));
  if (radius < 13) return [];
  const point = translate(
    random.pick([circle(0, 0, radius), rectangle(-radius, -radius, radius, radius)]),
    room.x,
    room.y,
  );
  return [
    idea(latin, "light", "a light line and a heavy point", [
      { outline: letter, fill: "primary" },
      { outline: point, fill: "accent" },
    ]),
  ];
}

/** Their strokes cross or end within each other: a seam there looks like a repair. */
const SEAMLESS = "ABEFHXKQY";

/** One stroke set off from the others by a gap. */
function stencilled(input: FamilyInput, latin: string): MarkIdea[] {
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

/** Opened in a solid, sometimes so large that it runs out of the edge. */
function opened(input: FamilyInput, latin: string): MarkIdea[] {
  const { random } = input;
  const forms = drawContainers(random, 4).filter(({ bleeds }) => bleeds);
  return forms.slice(0, 2).map((form) => {
    const letter = bandLetter(latin, drawShape(input, latin, 22));
    const bleeds = random.next() < 0.7;
    const sized = fitOptically(
      letter,
      bleeds ? between(random, 74, 84) : form.room * between(random, 0.92, 1.06),
    );
    const box = boundingBox(sized)!;
    const cut = translate(sized, 0, bleeds ? 50.5 - box.maxY : form.drop);
    return {
      ...idea(latin, `${bleeds ? "out-of" : "in"}-${form.name}`, `opened in a ${form.name}`, [
        { outline: subtract(form.outline, cut), fill: "primary" },
      ]),
      motifs: [bleeds ? ("letter" as const) : ("plain-letter" as const)],
      symmetry: "symmetric" as const,
      roundness: form.roundness,
    };
  });
}

function idea(latin: string, variant: string, how: string, parts: readonly MarkPart[]): MarkIdea {
  const whole: Outline = scale(
    parts.flatMap(({ outline }) => outline),
    1,
  );
  return {
    family: "stroke-letter",
    variant: `${latin}-${variant}`,
    concept: `${latin}, ${how}`,
    motifs: ["letter", "path"],
    roundness: 0.5,
    symmetry: symmetryOf(whole),
    parts: parts.filter(({ outline }) => outline.length > 0),
  };
}
