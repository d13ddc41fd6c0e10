import { between, type Random } from "@/lib/model/random";
import type { Plan } from "./network-plan";
import type { Knot, Link } from "./network-sides";

interface Skeleton {
  /** In tenths of the letter's half breadth and half height. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly strokes: readonly (readonly [from: number, to: number])[];
}

/** Letters whose strokes end and meet at few points, so that a constellation still reads as the letter. */
const SKELETONS: Readonly<Record<string, Skeleton>> = {
  A: {
    points: [
      [-9, 10],
      [0, -10],
      [9, 10],
      [-5, 2],
      [5, 2],
    ],
    strokes: [
      [0, 3],
      [3, 1],
      [1, 4],
      [4, 2],
      [3, 4],
    ],
  },
  E: {
    points: [
      [-7, -10],
      [-7, 0],
      [-7, 10],
      [8, -10],
      [5, 0],
      [8, 10],
    ],
    strokes: [
      [0, 1],
      [1, 2],
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  },
  F: {
    points: [
      [-6, -10],
      [-6, 0],
      [-6, 10],
      [8, -10],
      [5, 0],
    ],
    strokes: [
      [0, 1],
      [1, 2],
      [0, 3],
      [1, 4],
    ],
  },
  H: {
    points: [
      [-8, -10],
      [-8, 0],
      [-8, 10],
      [8, -10],
      [8, 0],
      [8, 10],
    ],
    strokes: [
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
      [1, 4],
    ],
  },
  K: {
    points: [
      [-8, -10],
      [-8, 0],
      [-8, 10],
      [8, -10],
      [8, 10],
    ],
    strokes: [
      [0, 1],
      [1, 2],
      [1, 3],
      [1, 4],
    ],
  },
  L: {
    points: [
      [-7, -10],
      [-7, 10],
      [8, 10],
    ],
    strokes: [
      [0, 1],
      [1, 2],
    ],
  },
  M: {
    points: [
      [-10, 10],
      [-10, -10],
      [0, 3],
      [10, -10],
      [10, 10],
    ],
    strokes: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  },
  N: {
    points: [
      [-8, 10],
      [-8, -10],
      [8, 10],
      [8, -10],
    ],
    strokes: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  },
  T: {
    points: [
      [-9, -10],
      [0, -10],
      [9, -10],
      [0, 10],
    ],
    strokes: [
      [0, 1],
      [1, 2],
      [1, 3],
    ],
  },
  V: {
    points: [
      [-9, -10],
      [0, 10],
      [9, -10],
    ],
    strokes: [
      [0, 1],
      [1, 2],
    ],
  },
  W: {
    points: [
      [-11, -10],
      [-6, 10],
      [0, -4],
      [6, 10],
      [11, -10],
    ],
    strokes: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  },
  X: {
    points: [
      [-9, -10],
      [9, -10],
      [0, 0],
      [-9, 10],
      [9, 10],
    ],
    strokes: [
      [0, 2],
      [1, 2],
      [2, 3],
      [2, 4],
    ],
  },
  Y: {
    points: [
      [-9, -10],
      [9, -10],
      [0, 0],
      [0, 10],
    ],
    strokes: [
      [0, 2],
      [1, 2],
      [2, 3],
    ],
  },
  Z: {
    points: [
      [-8, -10],
      [8, -10],
      [-8, 10],
      [8, 10],
    ],
    strokes: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  },
};

/** The initial as a constellation: stars of unlike size where its strokes end and meet. Null for other letters. */
export function letterPlan(latin: string): ((random: Random) => Plan) | null {
  const skeleton = SKELETONS[latin];
  if (!skeleton) return null;
  const { points, strokes } = skeleton;
  return (random) => {
    const width = between(random, 13, 17);
    const [x, y] = [between(random, 3.6, 4.2), between(random, 3.8, 4.3)];
    const star = random.int(0, points.length - 1);
    const knots = points.map((point, index): Knot => {
      const meets = strokes.filter((stroke) => stroke.includes(index)).length;
      const radius =
        index === star ? between(random, 19, 24) : width * between(random, meets > 2 ? 0.8 : 0.72, 1);
      const hole = index === star && random.next() < 0.6 ? { hole: radius * 0.5 } : {};
      return { at: [point[0] * x, point[1] * y], radius, ...hole };
    });
    return {
      knots,
      links: strokes.map(([from, to]): Link => ({ from, to, width })),
      fillet: points.length > 4 ? 0 : random.pick([0, 3, 6]),
    };
  };
}
