import type { PlacedGlyph } from "@/lib/fonts/typesetter";
import {
  boundingBox,
  flatten,
  inkArea,
  type Outline,
  type Point,
  rotate,
  signedArea,
  translate,
} from "@/lib/geometry/outline";
import { pieces, subtract, unite, whereResolved } from "@/lib/geometry/path-boolean";
import { polygon } from "@/lib/geometry/shapes";
import type { Style } from "@/lib/model/brief.schema";
import type { Random } from "@/lib/model/random";

/** The one thing that makes a setting of the name the brand's own. */
export const TREATMENTS = ["dot", "cut", "crossbar", "ligature", "alternate", "tracking"] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** How readily each style takes a treatment; one that does not suit it has none. */
const WEIGHTS: Readonly<Record<Style, Readonly<Partial<Record<Treatment, number>>>>> = {
  modern: { dot: 3, cut: 3, ligature: 3, crossbar: 3, alternate: 1, tracking: 1 },
  bold: { cut: 4, dot: 2, ligature: 2, crossbar: 2, tracking: 1 },
  minimal: { tracking: 2, crossbar: 3, ligature: 3, dot: 2, alternate: 1 },
  classic: { tracking: 2, ligature: 2 },
};

export interface TreatedName {
  readonly treatment: Treatment;
  readonly lines: readonly (readonly PlacedGlyph[])[];
  /** Indices of the line and of the glyph in it whose dot takes the accent color. */
  readonly dotted: readonly [line: number, glyph: number] | null;
}

interface TreatmentOptions {
  readonly style: Style;
  readonly xHeight: number;
  readonly hasSerifs: boolean;
  readonly random: Random;
}

/** Draws one treatment among those that the name's letters allow, and carries it out. */
export function treatName(
  lines: readonly (readonly PlacedGlyph[])[],
  options: TreatmentOptions,
): TreatedName {
  const weights = WEIGHTS[options.style];
  const possible = TREATMENTS.flatMap((treatment) => {
    const weight = weights[treatment] ?? 0;
    const treated = weight > 0 ? CARRIED_OUT[treatment](lines, options) : null;
    return treated ? [{ treatment, weight, dotted: null, lines, ...treated }] : [];
  });
  let draw = options.random.next() * possible.reduce((sum, { weight }) => sum + weight, 0);
  for (const { weight, ...treated } of possible) {
    draw -= weight;
    if (draw < 0) return treated;
  }
  return { treatment: "tracking", lines, dotted: null };
}

/** Null where no letter of the name can be treated so. */
type Craft = (
  lines: TreatedName["lines"],
  options: TreatmentOptions,
) => Partial<Pick<TreatedName, "lines" | "dotted">> | null;

const CARRIED_OUT: Readonly<Record<Treatment, Craft>> = {
  tracking: () => ({}),

  dot(lines, { xHeight }) {
    const dots = lines.flatMap((line, row) =>
      line.flatMap((glyph, index) =>
        "ij".includes(glyph.text) && dotOf(glyph, xHeight) ? [[row, index] as const] : [],
      ),
    );
    const dotted = dots.at(-1);
    return dotted ? { dotted } : null;
  },

  /** The last ascender of the name ends aslant. */
  cut: (lines, { hasSerifs }) =>
    hasSerifs
      ? null
      : changeLast(lines, (glyph) => ("lbdhk".includes(glyph.text) ? cutTop(glyph.outline) : null)),

  /** Every A of a name in capitals loses its bar. */
  crossbar(lines, { hasSerifs }) {
    const glyphs = lines.flat();
    const capitals = glyphs.every(({ text }) => text === text.toUpperCase());
    if (hasSerifs || !capitals) return null;
    let changed = 0;
    const treated = lines.map((line) =>
      line.map((glyph) => {
        const outline = glyph.text === "A" ? openBar(glyph.outline) : null;
        if (!outline) return glyph;
        changed += 1;
        return { ...glyph, outline };
      }),
    );
    return changed > 0 && changed === glyphs.filter(({ text }) => text === "A").length
      ? { lines: treated }
      : null;
  },

  /** Two letters whose bars lie on one height share them. */
  ligature(lines, { xHeight }) {
    for (const [row, line] of lines.entries()) {
      const index = line.findIndex((glyph, at) => {
        const next = line[at + 1];
        // The font's own ligature is one glyph that stands for both letters.
        return next !== undefined && glyph.text.length === 1 && BARRED.test(glyph.text + next.text);
      });
      const joined = index === -1 ? null : joinBars(line, index, xHeight);
      if (joined) return { lines: lines.with(row, joined) };
    }
    return null;
  },

  /** A round e leans back, its bar rising. */
  alternate: (lines, { hasSerifs }) =>
    hasSerifs ? null : changeLast(lines, (glyph) => (glyph.text === "e" ? tilt(glyph.outline) : null)),
};

const BARRED = /^(?:tt|ff|ft|tf)$/;

function changeLast(lines: TreatedName["lines"], change: (glyph: PlacedGlyph) => Outline | null) {
  for (let row = lines.length - 1; row >= 0; row--) {
    for (let index = lines[row]!.length - 1; index >= 0; index--) {
      const glyph = lines[row]![index]!;
      const outline = change(glyph);
      if (outline) return { lines: lines.with(row, lines[row]!.with(index, { ...glyph, outline })) };
    }
  }
  return null;
}

/** The dot of an i or j and the rest of it; null when they are not two pieces. */
export function dotOf({ outline }: PlacedGlyph, xHeight: number): { dot: Outline; stem: Outline } | null {
  const parts = pieces(outline);
  const isDot = (part: Outline) => boundingBox(part)!.maxY < -xHeight;
  const dot = parts.find(isDot);
  return parts.length === 2 && dot ? { dot, stem: parts.filter((part) => part !== dot).flat() } : null;
}

const CUT_SLOPE = Math.tan((34 * Math.PI) / 180);

/** A stem with a flat top loses the left corner of it. */
function cutTop(outline: Outline): Outline | null {
  const box = boundingBox(outline);
  if (!box) return null;
  const top = flatten(outline, 0.002)
    .flat()
    .filter(([, y]) => y < box.minY + 0.004)
    .map(([x]) => x);
  const [left, right] = [Math.min(...top), Math.max(...top)];
  const width = right - left;
  if (top.length < 2 || width < 0.05 || width > 0.26) return null;
  const reach = 0.02;
  return cutAway(
    outline,
    polygon(
      [left - reach, box.minY - reach],
      [right, box.minY - reach],
      [right, box.minY],
      [left - reach, box.minY + (width + reach) * CUT_SLOPE],
    ),
  );
}

/** An A without its bar: the counter is carried on between the legs down to the baseline. */
function openBar(outline: Outline): Outline | null {
  const polygons = flatten(outline, 0.002);
  const counters = polygons.filter((points) => signedArea(points) < 0);
  const counter = counters[0];
  const box = boundingBox(outline);
  if (!counter || counters.length > 1 || !box) return null;
  const [high, low] = [Math.min(...counter.map(([, y]) => y)), Math.max(...counter.map(([, y]) => y))];
  const near = (y: number) => counter.filter((point) => Math.abs(point[1] - y) < 0.02);
  const at = (points: readonly Point[], pick: (...values: number[]) => number): Point => {
    const x = pick(...points.map(([value]) => value));
    return points.find(([value]) => value === x)!;
  };
  const [topLeft, topRight] = [at(near(high), Math.min), at(near(high), Math.max)];
  const [lowLeft, lowRight] = [at(near(low), Math.min), at(near(low), Math.max)];
  const bottom = box.maxY + 0.01;
  const carryOn = ([x1, y1]: Point, [x2, y2]: Point): Point => [
    x2 + ((x2 - x1) / (y2 - y1)) * (bottom - y2),
    bottom,
  ];
  if (low - high < 0.1) return null;
  const [left, right] = [carryOn(topLeft, lowLeft), carryOn(topRight, lowRight)];
  // Legs of a curved or stencilled A would be cut through.
  if (left[0] < box.minX + 0.06 || right[0] > box.maxX - 0.06) return null;
  return cutAway(outline, polygon(topLeft, topRight, right, left));
}

/** Moves the second letter and all after it until the two bars meet, and makes one outline of both. */
function joinBars(line: readonly PlacedGlyph[], index: number, xHeight: number): PlacedGlyph[] | null {
  const [one, other] = [line[index]!, line[index + 1]!];
  const edge = (glyph: PlacedGlyph, pick: (...values: number[]) => number) => {
    const bar = flatten(glyph.outline, 0.002)
      .flat()
      .filter(([, y]) => y < -xHeight * 0.86 && y > -xHeight * 1.04);
    return bar.length === 0 ? null : glyph.x + pick(...bar.map(([x]) => x));
  };
  const [end, start] = [edge(one, Math.max), edge(other, Math.min)];
  if (end === null || start === null || start - end > 0.14 || start - end < -0.02) return null;
  const shift = end - start - 0.012;
  const outline = whereResolved(() =>
    unite(one.outline, translate(other.outline, other.x + shift - one.x, 0)),
  );
  if (!outline || pieces(outline).length !== 1) return null;
  const joined = {
    ...one,
    text: one.text + other.text,
    outline,
    advance: one.advance + other.advance,
  };
  return [
    ...line.slice(0, index),
    joined,
    ...line.slice(index + 2).map((glyph) => ({ ...glyph, x: glyph.x + shift })),
  ];
}

const TILT_DEGREES = -17;

/** Only round letters: an oval would wobble. */
function tilt(outline: Outline): Outline | null {
  const box = boundingBox(outline);
  if (!box) return null;
  const roundness = (box.maxX - box.minX) / (box.maxY - box.minY);
  if (roundness < 0.9 || roundness > 1.08) return null;
  const [x, y] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
  return translate(rotate(translate(outline, -x, -y), TILT_DEGREES), x, y);
}

/** Edges that lie on one another confuse boolean operations; a hair to the side they do not. */
const NUDGES = [0, 0.0011, -0.0013];

/** Null when nothing or more was left. */
function cutAway(outline: Outline, piece: Outline): Outline | null {
  const before = areaOf(outline);
  for (const nudge of NUDGES) {
    const left = whereResolved(() => subtract(outline, translate(piece, nudge, nudge)));
    if (!left) continue;
    const share = areaOf(left) / before;
    if (share > 0.5 && share < 0.999) return left;
  }
  return null;
}

function areaOf(outline: Outline): number {
  return inkArea(outline, 0.002);
}
