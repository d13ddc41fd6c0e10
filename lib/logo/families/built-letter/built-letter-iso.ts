import { halo } from "@/lib/geometry/halo";
import {
  inkArea,
  type Outline,
  type Point,
  scale,
  signedArea,
  transform,
  translate,
} from "@/lib/geometry/outline";
import { intersect, pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import { polygon, rectangle } from "@/lib/geometry/shapes";
import { type BandLetterShape, bandLetter } from "@/lib/logo/letters/band-letter";
import type { Motif } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";

/** A letter as a thing that stands somewhere. */
export interface Built {
  readonly variant: string;
  readonly how: string;
  readonly motifs: readonly Motif[];
  readonly roundness: number;
  /** The first is the main one. */
  readonly parts: readonly Outline[];
}

export type Builder = (random: Random, latin: string) => Built | null;

/** What an isometric drawing's axes fall by in a unit across, and how much of their breadth they keep. */
const SLOPE = Math.tan(Math.PI / 6);
const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/** Drawn with straight strokes alone, so that every side is a parallelogram. */
const STRAIGHT = "AEFHJLTZC";
const MOST_PIECES = 3;
/** A closed back shows an unbroken side; the other way every arm would throw crumbs. */
const BACKED = "CEF";
/** Area below which a side that shows between two strokes is left out. */
const CRUMB = 150;

function straightLetter(random: Random, latin: string, width: number): Outline {
  const broad = "MW".includes(latin);
  const half = broad ? 50 : between(random, 34, 46);
  return bandLetter(latin, { width: broad ? width * 0.8 : width, half, radius: 0, pointed: true });
}

/** What a front of straight edges sweeps over on its way along `depth`, itself included. */
function swept(front: Outline, depth: Point): Outline {
  const sides = front.flat().map((segment): Outline => {
    const [from, to] = [segment[1], segment[0] === "L" ? segment[2] : segment[4]];
    const side: Point[] = [
      from,
      to,
      [to[0] + depth[0], to[1] + depth[1]],
      [from[0] + depth[0], from[1] + depth[1]],
    ];
    return polygon(...(signedArea(side) > 0 ? side : side.toReversed()));
  });
  const solid = sides.filter((side) => Math.abs(signedArea(side[0]!.map((segment) => segment[1]))) > 1);
  return unite(front, translate(front, depth[0], depth[1]), ...solid);
}

/** The plane of a cube's left side (falling to the right) or of its right one. */
function onSide(outline: Outline, side: 1 | -1): Outline {
  return transform(outline, [COS, SIN * side, 0, 1, 0, 0]);
}

/** The front, and its sides set off by an even gap. */
export const block: Builder = (random, latin) => {
  if (!STRAIGHT.includes(latin)) return null;
  const turn = BACKED.includes(latin) ? -1 : latin === "J" ? 1 : random.pick([1, -1] as const);
  const front = onSide(straightLetter(random, latin, between(random, 25, 33)), turn);
  const length = between(random, 28, 54);
  const depth: Point = [COS * length * turn, -SIN * length];
  const side = subtract(swept(front, depth), halo(front, between(random, 8.5, 10.5)));
  const sides = pieces(side).filter((piece) => Math.abs(inkArea(piece)) > CRUMB);
  if (sides.length + pieces(front).length > MOST_PIECES) return null;
  return {
    variant: "block",
    how: "as a block that stands on edge",
    motifs: ["letter", "box"],
    roundness: 0,
    parts: [front, ...sides],
  };
};

/** Letters that have a stem of their own for the narrow side. */
const STEMMED = "DEFHKLPRMN";
const TWO_SIDED = "AHMNOTUVWXYCGS";
/** Letters with a stroke on their middle line, which the edge splits in two. */
const SPLIT = "TXYM";

/** Wrapped round the edge of a box: each half sheared onto its side. */
export const edge: Builder = (random, latin) => {
  const atStem = STEMMED.includes(latin) && (!TWO_SIDED.includes(latin) || random.next() < 0.4);
  if (!atStem && !TWO_SIDED.includes(latin)) return null;
  const gap = between(random, 6, 8);
  const shape: BandLetterShape = {
    width:
      (SPLIT.includes(latin) ? between(random, 27, 33) : between(random, 22, 29)) *
      ("MW".includes(latin) ? 0.8 : 1),
    half: "MW".includes(latin) ? 58 : between(random, 44, 54),
    radius: atStem || latin === "O" ? 0 : random.pick([0, 0, 16, 60]),
    pointed: "HN".includes(latin) || random.next() < ("XYA".includes(latin) ? 0.3 : 0.6),
  };
  const letter = bandLetter(latin, shape);
  const line = atStem ? shape.width - shape.half + gap / 2 : 0;
  const inwards = random.next() < 0.35;
  const fall = inwards ? SLOPE : -SLOPE;
  const left = subtract(letter, rectangle(line - gap / 2, -90, 90, 90));
  const right = subtract(letter, rectangle(-90, -90, line + gap / 2, 90));
  const onLeft = transform(left, [1, -fall, 0, 1, 0, fall * line]);
  const onRight = transform(right, [1, fall, 0, 1, 0, -fall * line]);
  return {
    variant: inwards ? "edge-inwards" : "edge",
    how: inwards ? "in the corner of a room" : "round the edge of a box",
    motifs: ["letter", "box"],
    roundness: shape.radius > 20 ? 0.4 : 0.1,
    parts: [onLeft, onRight],
  };
};

const ON_CUBE = "CDEFGHMNOPRSUW";

/** Letters that nothing but strokes across the edge holds together. */
const PARTED = "CDGHMOU";

/** On the two upright sides of a box; the lid lies above. */
export const cube: Builder = (random, latin) => {
  if (!ON_CUBE.includes(latin)) return null;
  const high = between(random, 54, 68);
  const across = 43.3;
  const unit = high / 100;
  const shape: BandLetterShape = {
    width: between(random, 26, 32) * ("EGS".includes(latin) ? 0.84 : 1),
    half: across / unit,
    radius: "PRSG".includes(latin) ? random.pick([0, 0, 18]) : 0,
    pointed: "HN".includes(latin) || random.next() < 0.6,
  };
  const flat = scale(bandLetter(latin, shape), unit);
  const gap = between(random, 7.5, 9.5);
  const isParted = PARTED.includes(latin) && random.next() < 0.3;
  const split = isParted ? rectangle(-gap / 2, -90, gap / 2, 90) : [];
  const letter = split.length > 0 ? subtract(flat, split) : flat;
  const left = intersect(letter, rectangle(-90, -90, 0, 90));
  const right = intersect(letter, rectangle(0, -90, 90, 90));
  const halves = [transform(left, [1, SLOPE, 0, 1, 0, 0]), transform(right, [1, -SLOPE, 0, 1, 0, 0])];
  const y = -high / 2 - gap / COS;
  const deep = across * SLOPE;
  const lid = polygon([0, y - 2 * deep], [across, y - deep], [0, y], [-across, y - deep]);
  const opening = scale(translate(lid, 0, deep - y), between(random, 0.4, 0.52));
  const top = random.next() < 0.4 ? subtract(lid, translate(opening, 0, y - deep)) : lid;
  return {
    variant: isParted ? "cube-parted" : "cube",
    how: "as a box with its lid",
    motifs: ["letter", "box"],
    roundness: 0,
    parts: [...(isParted ? halves : [unite(...halves)]), top],
  };
};
