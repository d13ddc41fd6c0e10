import { countInk, dilate, erode, pack } from "@/lib/geometry/morphology";
import { type Outline, scale, translate } from "@/lib/geometry/outline";
import { rasterize } from "@/lib/geometry/raster";
import { runsAlong } from "@/lib/geometry/runs-along";
import { type Division, perPale } from "@/lib/logo/fields/heraldry";
import type { Random } from "@/lib/model/random";

/** How the figure meets the field: free on its open side, closed in by a rim, cut by its edge, or half outside. */
export type Manner = "open" | "rim" | "cropped" | "leaving";

export interface Trial {
  readonly manner: Manner;
  /** Width of the rim round the field; 0 for none. */
  readonly rim: number;
  readonly field: Outline;
  /** Its longer side 100. */
  readonly figure: Outline;
  /** The first that serves is taken; none where the field's own edge parts the figure. */
  readonly divisions: readonly Division[];
}

/** The figure in its size and position, and all that lies beyond the line. */
export interface Fit {
  readonly figure: Outline;
  readonly name: string;
  readonly past: Outline;
}

/** The sizes tried, against the field's 100. */
const SIZES: Readonly<Record<Manner, readonly number[]>> = {
  open: [62, 70, 80],
  rim: [54, 62, 72],
  cropped: [94, 102, 110],
  leaving: [70, 78, 86],
};

const PX = 64;
/** Half the span of the trial picture: field, rim and a figure that reaches out. */
const HALF = 60;
const UNIT = (2 * HALF) / PX;
/** Moves that are tried, in pixels of the trial picture: of the division, and of the figure across it. */
const OFFSETS = [0, -4, 4, -8, 8];
const SHIFTS: Readonly<Record<Manner, readonly number[]>> = {
  open: [0, 5, 10, -5],
  rim: [0],
  cropped: [0, 5, -5],
  leaving: [0, 5, -5],
};

/** A size and position at which both sides balance, without splinters or cracks: tried out on a small picture. */
export function findFit(random: Random, trial: Trial): Fit | null {
  const { manner, rim, field, figure, divisions } = trial;
  const inner = small(field);
  // Near enough to a rim of even width for a trial.
  const all = rim ? small(scale(field, 1 + rim / 50)) : inner;
  const sized = random.shuffle(SIZES[manner]).map((size) => {
    const outline = scale(figure, size / 100);
    return { outline, ink: small(outline) };
  });
  const lines =
    divisions.length > 0
      ? divisions.map((division) => ({ division, past: small(division.past(0)) }))
      : [{ division: null, past: all.map((value) => 1 - value) }];
  for (const { division, past } of lines) {
    const across = division === perPale;
    const sides = (division ? OFFSETS : [0]).map((by) => ({
      at: by * UNIT,
      past: shifted(past, by, across),
    }));
    for (const { outline, ink } of sized) {
      for (const shift of SHIFTS[manner]) {
        const thing = shifted(ink, shift, across);
        if (manner === "rim" && thing.some((value, index) => value > inner[index]!)) continue;
        if (manner === "cropped" && shareInside(thing, inner) < WHOLE_FROM) continue;
        const moved = across ? translate(outline, shift * UNIT, 0) : translate(outline, 0, shift * UNIT);
        const layers = layersOf(thing, manner === "cropped", all, inner);
        const at = soundOffset(layers, thing, sides);
        if (at === null || runsAlong(moved, field)) continue;
        const beyond = division?.past(at) ?? field;
        if (!division || !runsAlong(moved, beyond)) {
          return { figure: moved, name: division?.name ?? "edge", past: beyond };
        }
      }
    }
  }
  return null;
}

function small(outline: Outline): Uint8Array {
  return rasterize(outline, PX, HALF).ink;
}

/** What is ink on this side of a line, and what beyond it. */
interface Layers {
  readonly before: Uint8Array;
  readonly beyond: Uint8Array;
}

function layersOf(thing: Uint8Array, isCropped: boolean, all: Uint8Array, inner: Uint8Array): Layers {
  const [before, beyond] = [new Uint8Array(PX * PX), new Uint8Array(PX * PX)];
  for (let index = 0; index < thing.length; index++) {
    const shown = isCropped ? thing[index]! & inner[index]! : thing[index]!;
    before[index] = all[index]! & ~thing[index]!;
    beyond[index] = shown | (all[index]! & ~inner[index]!);
  }
  return { before, beyond };
}

/** The first offset of the line at which the mark is likely to pass the gates. */
function soundOffset(
  layers: Layers,
  thing: Uint8Array,
  sides: readonly { at: number; past: Uint8Array }[],
): number | null {
  for (const { at, past } of sides) {
    if (!isParted(thing, past) || !isBalanced(layers, past)) continue;
    if (isLikelyToPass(past.map((value, index) => (value ? layers.beyond : layers.before)[index]!)))
      return at;
  }
  return null;
}

/** A figure that loses more to the field's edge is no longer known. */
const WHOLE_FROM = 0.84;

function shareInside(thing: Uint8Array, field: Uint8Array): number {
  let [both, whole] = [0, 0];
  for (let index = 0; index < thing.length; index++) {
    both += thing[index]! & field[index]!;
    whole += thing[index]!;
  }
  return both / Math.max(1, whole);
}

/** The least that lies on either side of the line, as a share of the figure. */
const SIDE_MIN = 0.28;

function isParted(thing: Uint8Array, past: Uint8Array): boolean {
  let [both, whole] = [0, 0];
  for (let index = 0; index < thing.length; index += 3) {
    if (!thing[index]) continue;
    both += past[index]!;
    whole += 1;
  }
  return both >= SIDE_MIN * whole && both <= (1 - SIDE_MIN) * whole;
}

/** Moved to the right or down by whole pixels; what comes in from outside is as the edge is. */
function shifted(ink: Uint8Array, by: number, across: boolean): Uint8Array {
  if (by === 0) return ink;
  const inside = (value: number) => Math.max(0, Math.min(PX - 1, value));
  const result = new Uint8Array(PX * PX);
  for (let y = 0, index = 0; y < PX; y++) {
    for (let x = 0; x < PX; x++, index++) {
      result[index] = across ? ink[y * PX + inside(x - by)]! : ink[inside(y - by) * PX + x]!;
    }
  }
  return result;
}

/** Of the ink's middle from the box's, as a share of its side. */
const OFF_MAX = 0.05;
/** Symmetric neither clearly nor clearly not. */
const UNDECIDED = [0.53, 0.77] as const;
/** Shares of the ink that openings (3×3 and 5×5) take away and a closing adds. */
const LOST_MAX = 0.018;
const SLIVERS_MAX = 0.055;
const CRACKS_MAX = 0.035;
const HOLES_MAX = 2;

/** Told from every other pixel of every other row. */
function isBalanced({ before, beyond }: Layers, past: Uint8Array): boolean {
  let [sumX, sumY, total] = [0, 0, 0];
  let [minX, minY, maxX, maxY] = [PX, PX, 0, 0];
  for (let y = 0; y < PX; y += 2) {
    for (let x = 0; x < PX; x += 2) {
      const index = y * PX + x;
      if (!(past[index] ? beyond[index] : before[index])) continue;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
      sumX += x;
      sumY += y;
      total += 1;
    }
  }
  const side = Math.max(maxX - minX, maxY - minY, 1);
  const off = Math.hypot(sumX / total - (minX + maxX) / 2, sumY / total - (minY + maxY) / 2) / side;
  return total > 0 && off <= OFF_MAX;
}

/** The gates other than balance, told from the pixels. */
function isLikelyToPass(ink: Uint8Array): boolean {
  let total = 0;
  let [minX, minY, maxX, maxY] = [PX, PX, 0, 0];
  for (let y = 0, index = 0; y < PX; y++) {
    for (let x = 0; x < PX; x++, index++) {
      if (!ink[index]) continue;
      [minX, maxX] = [Math.min(minX, x), Math.max(maxX, x)];
      [minY, maxY] = [Math.min(minY, y), Math.max(maxY, y)];
      total += 1;
    }
  }
  const [endsX, endsY] = [minX + maxX, minY + maxY];
  const symmetry = symmetryIou(ink, total, endsX, endsY);
  if (symmetry > UNDECIDED[0] && symmetry < UNDECIDED[1]) return false;
  const packed = pack({ size: PX, ink });
  const eroded = erode(packed);
  return (
    total - countInk(dilate(eroded)) <= total * LOST_MAX &&
    countInk(erode(dilate(packed))) - total <= total * CRACKS_MAX &&
    total - countInk(dilate(dilate(erode(eroded)))) <= total * SLIVERS_MAX &&
    countHoles(ink) <= HOLES_MAX
  );
}

/** The best overlap with its own mirror images and half turn within its box; the sums of the box's ends given. */
function symmetryIou(ink: Uint8Array, total: number, endsX: number, endsY: number): number {
  let [across, upright, turned] = [0, 0, 0];
  for (let y = 0, index = 0; y < PX; y++) {
    for (let x = 0; x < PX; x++, index++) {
      if (!ink[index]) continue;
      across += ink[y * PX + endsX - x]!;
      upright += ink[(endsY - y) * PX + x]!;
      turned += ink[(endsY - y) * PX + endsX - x]!;
    }
  }
  const both = Math.max(across, upright, turned);
  return both / (2 * total - both);
}

/** Pieces of ground that ink encloses. */
function countHoles(ink: Uint8Array): number {
  const seen = Uint8Array.from(ink);
  const flood = (from: number) => {
    const queue = [from];
    seen[from] = 1;
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const x = next % PX;
      for (const near of [next - PX, next + PX, x > 0 ? next - 1 : -1, x < PX - 1 ? next + 1 : -1]) {
        if (near < 0 || near >= seen.length || seen[near]) continue;
        seen[near] = 1;
        queue.push(near);
      }
    }
  };
  flood(0);
  let holes = 0;
  for (let index = 0; index < seen.length; index++) {
    if (seen[index]) continue;
    const [x, y] = [index % PX, Math.floor(index / PX)];
    if (x > 0 && y > 0 && x < PX - 1 && y < PX - 1) holes += 1;
    flood(index);
  }
  return holes;
}
