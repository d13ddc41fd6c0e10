import { mirror, type Outline, rotate, scale } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import { bar, circle, polygon, rectangle, ring } from "@/lib/geometry/shapes";
import { between, type Random } from "@/lib/model/random";
import { BOWLS, bowl, foot, heft, INWARDS, nib, SOFTNESS } from "./turned-letter-bowls";
import { mirroredWhole, reflectedWhole } from "./turned-letter-seam";

/** A form of two letters: its name, a phrase for a person, and its pieces. */
export interface Turned {
  readonly variant: string;
  readonly how: string;
  readonly roundness: number;
  /** May be cropped: "round" by a disc or a squircle only, since other corners would make spikes of its ends. */
  readonly crops?: "round" | "any";
  /** Open enough to be read when it is the opening in a solid. */
  readonly seals?: true;
  readonly parts: readonly Outline[];
}

type Way = (random: Random) => Turned;

/** Letters that lean on their own mirror image: both stand on one stem. */
export const SPINES: Readonly<Record<string, readonly Way[]>> = {
  B: [(random) => doubleB(random), (random) => parted(random, "B")],
  D: [(random) => doubleD(random), (random) => parted(random, "D"), (random) => slid(random)],
  K: [(random) => doubleK(random)],
  P: [(random) => doubleP(random), (random) => doubleP(random), (random) => halfTurnP(random)],
  R: [(random) => doubleR(random)],
};

function doubleP(random: Random): Turned {
  const { thin, thick, stem } = heft(random);
  const kind = random.pick(BOWLS);
  const [x, low] = [between(random, 38, 50), between(random, 20, 32)];
  const counter = bowl(kind, stem / 2, -50 + thin, x - thick, low - thin);
  const whole = mirroredWhole(unite(bowl(kind, INWARDS, -50, x, low), foot(random, stem, low - thin / 2)));
  const slit = stem > 19 && random.next() < 0.5 ? [nib(random, between(random, low - 4, low + 14))] : [];
  return {
    variant: `${kind}-tree`,
    seals: true,
    how: "and its mirror image on one stem",
    roundness: SOFTNESS[kind],
    parts: [subtract(whole, counter, mirror(counter), ...slit)],
  };
}

function doubleD(random: Random): Turned {
  const { thin, thick, stem } = heft(random);
  const kind = random.pick(["round", "oval", "point", "leaf"] as const);
  const standing = random.next() < 0.6;
  const top = standing ? -between(random, 33, 38) : -50;
  const x = between(random, 38, 50);
  const outer = bowl(kind, INWARDS, top, x, -top);
  const counter = bowl(kind, stem / 2, top + thin, x - thick, -top - thin);
  const tail = foot(random, stem, -top - thin / 2);
  const whole = mirroredWhole(standing ? unite(outer, tail, scale(tail, 1, -1)) : outer);
  return {
    variant: `${kind}-${standing ? "mast" : "coin"}`,
    how: "and its mirror image round one mast",
    roundness: SOFTNESS[kind],
    parts: [subtract(whole, counter, mirror(counter))],
  };
}

/** Four bowls; the counters of each side run into one another behind the waist. */
function doubleB(random: Random): Turned {
  const { thin, thick, stem } = heft(random);
  const kind = random.pick(["round", "point", "oval", "brow"] as const);
  const waist = between(random, -8, 2);
  const [upper, lower] = [between(random, 36, 44), between(random, 44, 50)];
  const slot = between(random, 6, 8);
  const half = unite(
    bowl(kind, INWARDS, -50, upper, waist + thin / 2),
    bowl(kind, INWARDS, waist - thin / 2, lower, 50),
  );
  const joined = random.next() < 0.6;
  const first = bowl(kind, stem / 2, -50 + thin, upper - thick, waist - thin / 2);
  const second = bowl(kind, stem / 2, waist + thin / 2, lower - thick, 50 - thin);
  const counters = joined
    ? [unite(first, second, rectangle(stem / 2, -30, stem / 2 + slot, 30))]
    : [random.pick([first, second])];
  return {
    variant: `${kind}-${joined ? "open" : "half-open"}-wings`,
    how: "and its mirror image, back to back",
    roundness: SOFTNESS[kind],
    parts: [subtract(mirroredWhole(half), ...counters, ...counters.map(mirror))],
  };
}

/** The bowls stand off from the stem between them. */
function parted(random: Random, latin: "B" | "D"): Turned {
  const [stem, gap] = [between(random, 12, 22), between(random, 5.5, 8)];
  const kind =
    latin === "D" ? random.pick(["round", "leaf"] as const) : random.pick(["leaf", "brow"] as const);
  const x0 = stem / 2 + gap;
  const x = between(random, 40, 50);
  const waist = between(random, -10, 0);
  const inset = between(random, 0, 12);
  const solid =
    latin === "D"
      ? bowl(kind, x0, inset - 50, x, 50 - inset)
      : unite(
          bowl(kind, x0, -50 + inset, x - between(random, 4, 9), waist + 1),
          bowl(kind, x0, waist, x, 50 - inset),
        );
  const eye = between(random, 7, 10);
  const [low, high] = latin === "D" ? [0, 0] : [(waist + 50 - inset) / 2, (waist - 50 + inset) / 2];
  const opening = random.pick([
    () => circle(x0 + eye * 1.35, latin === "D" ? low : random.pick([low, high]), eye),
    () => bowl(kind, x0 - 3, low - eye, x0 + eye * 1.5, low + eye),
    () => polygon([x0 - 3, low - eye], [x0 + eye * 1.4, low], [x0 - 3, low + eye]),
  ])();
  const wing = subtract(solid, opening);
  const tip = random.pick([0, 0, 0.5, 0.9]) * stem;
  const tail = polygon([-stem / 2, -9], [stem / 2, -9], [stem / 2, 50 - tip], [0, 50], [-stem / 2, 50 - tip]);
  return {
    variant: `${kind}-parted`,
    how: "and its mirror image on either side of a column",
    roundness: SOFTNESS[kind],
    parts: [reflectedWhole(scale(tail, 1, -1)), wing, mirror(wing)],
  };
}

/** Half turned and slid along the stem that both share. */
function slid(random: Random): Turned {
  const stem = between(random, 15, 22);
  const kind = random.pick(["round", "oval", "leaf"] as const);
  const [thin, thick] = [between(random, 9, 12), between(random, 14, 20)];
  const x = between(random, 40, 50);
  const end = between(random, 14, 24);
  const one = bowl(kind, stem / 2 - 1, -50, x, end);
  const hole = bowl(kind, stem / 2, -50 + thin, x - thick, end - thin);
  const whole = unite(rectangle(-stem / 2, -50, stem / 2, 50), one, rotate(one, 180));
  return {
    variant: `${kind}-slid`,
    seals: true,
    how: "and its half turn on one mast",
    roundness: SOFTNESS[kind],
    parts: [subtract(whole, hole, rotate(hole, 180))],
  };
}

function halfTurnP(random: Random): Turned {
  const { thin, thick, stem } = heft(random);
  const kind = random.pick(["round", "oval"] as const);
  const [x, low] = [between(random, 40, 50), between(random, -4, 12)];
  const one = bowl(kind, INWARDS, -50, x, low);
  const column = rectangle(-stem / 2, -50, stem / 2, 50);
  const hole = bowl(kind, stem / 2, -50 + thin, x - thick, low - thin);
  return {
    variant: `${kind}-vane`,
    seals: true,
    how: "and its half turn on one stem",
    roundness: SOFTNESS[kind],
    parts: [subtract(unite(column, one, rotate(one, 180)), hole, rotate(hole, 180))],
  };
}

function doubleK(random: Random): Turned {
  const [thin, stem] = [between(random, 10, 14), between(random, 12, 22)];
  const x = between(random, 40, 50);
  const start = between(random, -2, 10);
  const thick = between(random, thin, thin + 9);
  const arm = bar([0, start], [x - thin * 0.6, -50 - start * 0.6], thin);
  const leg = bar([0, -start], [x - thick * 0.6, 50 + start * 0.6], thick);
  const arms = intersect(mirroredWhole(unite(arm, leg)), rectangle(-x, -50, x, 50));
  const column = rectangle(-stem / 2, -50, stem / 2, 50);
  return {
    variant: "star",
    how: "and its mirror image as a star",
    roundness: 0,
    parts: [unite(arms, column)],
  };
}

function doubleR(random: Random): Turned {
  const { thin, thick, stem } = heft(random);
  const kind = random.pick(["round", "point", "oval", "brow"] as const);
  const [x, low] = [between(random, 36, 46), between(random, -4, 8)];
  const outer = bowl(kind, INWARDS, -50, x, low);
  const counter = bowl(kind, stem / 2, -50 + thin, x - thick, low - thin);
  const breadth = between(random, thin + 2, thick + 4);
  const bent = random.next() < 0.5;
  const r = Math.min(50 - low + thin, between(random, 42, 50));
  const leg = bent
    ? intersect(ring(0, 50, r, r - breadth), rectangle(0, 0, 60, 50))
    : intersect(
        bar([stem / 2, low - thin], [x + 2, 54 + breadth * 0.3], breadth),
        rectangle(0, low - thin, 60, 50),
      );
  const half = unite(outer, rectangle(INWARDS - 2, low - thin / 2, stem / 2, 50), leg);
  return {
    variant: `${kind}-${bent ? "bent" : "striding"}`,
    how: "and its mirror image on one stem",
    roundness: SOFTNESS[kind],
    parts: [subtract(mirroredWhole(half), counter, mirror(counter))],
  };
}
