import { mirror, type Outline, type Point, rotate, scale } from "@/lib/geometry/outline";
import { subtract } from "@/lib/geometry/path-boolean";
import { polygon, rectangle, roundedRectangle } from "@/lib/geometry/shapes";
import { between, type Random } from "@/lib/model/random";
import type { Builder } from "./built-letter-iso";

/** Letters whose slopes are flights of steps. */
export const stairs: Builder = (random, latin) => {
  const design = FLIGHTS[latin];
  if (!design) return null;
  return {
    variant: `stairs-${latin}`,
    how: "as a stair",
    motifs: ["letter", "path"],
    roundness: 0.05,
    parts: design(random),
  };
};

const FLIGHTS: Readonly<Record<string, (random: Random) => Outline[]>> = {
  A: ziggurat,
  H: (random) => [court(random)],
  L: flightL,
  M: arcade,
  N: (random) => [slopeN(random)],
  T: (random) => [corbel(random)],
  V: (random) => [basinV(random)],
  W: (random) => arcade(random).map((part) => scale(part, 1, -1)),
  Z: (random) => [rotate(slopeN(random), 90)],
};

/** Corners of a flight from one point to the other, first the tread or first the riser. */
function flight(from: Point, to: Point, steps: number, first: "tread" | "riser"): Point[] {
  const [dx, dy] = [(to[0] - from[0]) / steps, (to[1] - from[1]) / steps];
  return Array.from({ length: steps }, (_, index): Point[] => {
    const [x, y] = [from[0] + index * dx, from[1] + index * dy];
    return [[x, y], first === "tread" ? [x + dx, y] : [x, y + dy]];
  })
    .flat()
    .concat([to]);
}

/** A stepped hollow that opens downwards at y = 50: `half` broad there, `crown` at its top. */
function hollow(half: number, crown: number, top: number, steps: number): Outline {
  const rise = (50 - top) / steps;
  const right = flight([crown, top], [half, 50 - rise], steps - 1, "riser");
  const left = right.map(([x, y]): Point => [-x, y]).toReversed();
  return polygon(...right, [half, 50 - rise], [half, 70], [-half, 70], [-half, 50 - rise], ...left);
}

function ziggurat(random: Random): Outline[] {
  const steps = random.pick([3, 3, 4]);
  const crown = between(random, 16, 26);
  const right = flight([crown, -50], [50, 50 - 100 / steps], steps - 1, "riser");
  const left = right.map(([x, y]): Point => [-x, y]).toReversed();
  const body = polygon(...right, [50, 50], [-50, 50], ...left);
  const half = between(random, 14, 20);
  const high = between(random, 44, 58);
  const door = random.pick([
    () => roundedRectangle(-half, 50 - high, half, 60, [half, half, 0, 0]),
    () => rectangle(-half, 50 - high, half, 60),
    () => hollow(half + 8, half * 0.5, 50 - high, 2),
  ])();
  return [subtract(body, door)];
}

/** A stepped hollow above and one below. */
function court(random: Random): Outline {
  const half = between(random, 42, 50);
  const steps = random.pick([2, 3]);
  const beam = between(random, 13, 18);
  const wide = half - between(random, 13, 18);
  const narrow = wide * between(random, 0.28, 0.45);
  const below = hollow(wide, narrow, beam / 2, steps);
  const body = rectangle(-half, -50, half, 50);
  return subtract(body, below, scale(below, 1, -1));
}

function arcade(random: Random): Outline[] {
  const steps = random.pick([2, 3]);
  const deep = between(random, -12, 6);
  const notch = scale(hollow(between(random, 20, 26), between(random, 7, 9), -deep, steps), 1, -1);
  const [post, middle] = [between(random, 15, 19), between(random, 8, 11)];
  const top = between(random, -18, -6);
  const doorway = polygon(
    [-50 + post, 70],
    [-50 + post, top],
    [-middle - 8, top],
    [-middle - 8, top + 30],
    [-middle, top + 30],
    [-middle, 70],
  );
  return [subtract(rectangle(-50, -50, 50, 50), notch, doorway, mirror(doorway))];
}

function corbel(random: Random): Outline {
  const steps = random.pick([3, 4]);
  const [stem, bar] = [between(random, 11, 15), between(random, 13, 18)];
  const low = between(random, 0, 20);
  const right = flight([50, bar - 50], [stem, low], steps - 1, "tread");
  const left = right.map(([x, y]): Point => [-x, y]).toReversed();
  const [foot, sill] = [stem + between(random, 8, 24), 50 - between(random, 10, 15)];
  const base: Point[] = [
    [stem, sill],
    [foot, sill],
    [foot, 50],
    [-foot, 50],
    [-foot, sill],
    [-stem, sill],
  ];
  return polygon([-50, -50], [50, -50], ...right, ...base, ...left);
}

function basinV(random: Random): Outline {
  const steps = random.pick([3, 4]);
  const foot = between(random, 9, 13);
  const outer = flight([50, -50], [foot, 50], steps, "riser");
  const thick = between(random, 24, 30);
  const inner = flight([50 - thick, -50], [0, 50 - thick * 1.2], steps - 1, "riser");
  const left = outer.map(([x, y]): Point => [-x, y]).toReversed();
  const back = inner.map(([x, y]): Point => [-x, y]);
  return polygon(...outer, ...left, ...back, ...inner.toReversed());
}

function flightL(random: Random): Outline[] {
  const [stem, gap] = [between(random, 20, 28), between(random, 6, 9)];
  const half = between(random, 42, 50);
  const steps = random.pick([3, 3, 4]);
  const top = between(random, -34, -8);
  const start = stem - half + gap;
  const last = between(random, 14, 22);
  const line = flight([start + (half - start) / steps, top], [half, 50 - last], steps - 1, "riser");
  const body = polygon([start, 50], [start, top], ...line, [half, 50]);
  return [rectangle(-half, -50, stem - half, 50), body];
}

function slopeN(random: Random): Outline {
  const steps = random.pick([3, 4]);
  const half = between(random, 44, 50);
  const stem = between(random, 18, 23);
  const drop = between(random, 31, 39) - 100 / steps / 2;
  const upper = flight([stem - half, -50], [half - stem, 50 - drop], steps, "tread").slice(1);
  const lower = upper.map(([x, y]): Point => [-x, -y]);
  return polygon(
    [-half, -50],
    ...upper,
    [half - stem, -50],
    [half, -50],
    [half, 50],
    ...lower,
    [stem - half, 50],
    [-half, 50],
  );
}
