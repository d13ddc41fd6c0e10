import { band, type Corner, course } from "@/lib/geometry/band";
import type { Outline } from "@/lib/geometry/outline";
import { intersect, unite } from "@/lib/geometry/path-boolean";
import { rectangle } from "@/lib/geometry/shapes";

export interface BandLetterShape {
  /** Width of the band; the letter stands 100 high. */
  readonly width: number;
  /** Half the letter's breadth. */
  readonly half: number;
  /** Radius of its corners along the middle line; the largest possible one is taken when it is larger. */
  readonly radius: number;
  /** Sharp forms of the letters that have a round and a pointed one (A, M, N, W, Y). */
  readonly pointed: boolean;
  /** Round ends reach half the width further than flat ones. */
  readonly ends?: "flat" | "round";
}

export interface Stroke {
  readonly corners: readonly Corner[];
  readonly closed?: boolean;
}

/** The capital from bands of even width, one outline; strokes run to the edges of the box [-half, half] × [-50, 50]. */
export function bandLetter(latin: string, shape: BandLetterShape): Outline {
  return joinStrokes(bandStrokes(latin, shape), shape);
}

export function joinStrokes(
  strokes: readonly Stroke[],
  { width, half, ends = "flat" }: BandLetterShape,
): Outline {
  const bands = strokes.map(({ corners, closed }) => band(corners, width, { closed: closed ?? false, ends }));
  const whole = bands.length === 1 ? bands[0]! : unite(...bands);
  if (ends === "round") return whole;
  const slanted = strokes.some(({ corners }) =>
    corners.some((corner, index) => isSlanted(corner, corners[index + 1])),
  );
  return slanted ? intersect(whole, rectangle(-half, -50, half, 50)) : whole;
}

function isSlanted(one: Corner, other: Corner | undefined): boolean {
  return other !== undefined && one[0] !== other[0] && one[1] !== other[1];
}

/** The middle lines of the letter's strokes. @throws RangeError unless `latin` is one of A–Z */
export function bandStrokes(latin: string, { width, half: x, radius, pointed }: BandLetterShape): Stroke[] {
  const [l, R, t, b] = [width / 2 - x, x - width / 2, width / 2 - 50, 50 - width / 2];
  const r = Math.min(radius, R, b);
  const low = Math.min(radius, R, b / 2);
  const stem: Stroke = { corners: course([l, -50], [l, 50]) };
  const arch: Stroke = { corners: course([l, 50], [l, t, r], [R, t, r], [R, 50]) };
  switch (latin) {
    case "A":
      return pointed
        ? [
            { corners: course([-x * 0.94, 56], [0, -50 + width * 0.1], [x * 0.94, 56]) },
            { corners: course([-x * 0.55, 24], [x * 0.55, 24]) },
          ]
        : [arch, { corners: course([l, 10], [R, 10]) }];
    case "B": {
      const up = Math.min(radius, -t / 2, R);
      return [
        { corners: course([l, t], [R - 4, t, up], [R - 4, 0, up], [l, 0]), closed: true },
        { corners: course([l, 0], [R, 0, up], [R, b, up], [l, b]), closed: true },
      ];
    }
    case "C":
      return [{ corners: course([x, t], [l, t, r], [l, b, r], [x, b]) }];
    case "D":
      return [{ corners: course([l, t], [R, t, r], [R, b, r], [l, b]), closed: true }];
    case "E":
      return [
        { corners: course([x, t], [l, t, r], [l, b, r], [x, b]) },
        { corners: course([l, 0], [x - 6, 0]) },
      ];
    case "F":
      return [{ corners: course([x, t], [l, t, r], [l, 50]) }, { corners: course([l, 4], [x - 8, 4]) }];
    case "G":
      return [
        { corners: course([x, t], [l, t, r], [l, b, r], [R, b, Math.min(r, b * 0.7)], [R, 2], [0, 2]) },
      ];
    case "H":
      return [
        stem,
        pointed ? { corners: course([l, 0], [R, 0]) } : { corners: course([l, -4], [R, -4, low], [R, 50]) },
        ...(pointed ? [{ corners: course([R, -50], [R, 50]) } as Stroke] : []),
      ];
    case "I":
      return [
        { corners: course([0, -50], [0, 50]) },
        { corners: course([-x * 0.8, t], [x * 0.8, t]) },
        { corners: course([-x * 0.8, b], [x * 0.8, b]) },
      ];
    case "J":
      return [{ corners: course([R, -50], [R, b, r], [l, b, r], [l, 8]) }];
    case "K":
      return [
        stem,
        { corners: course([l + width * 0.2, 8], [x + width * 0.1, -50 - width * 0.5]) },
        { corners: course([l + width * 0.75, -2], [x, 50 + width * 0.3]) },
      ];
    case "L":
      return [{ corners: course([l, -50], [l, b, r], [x, b]) }];
    case "M":
      if (pointed)
        return [
          { corners: course([l, 50], [l, -50 - width * 0.4], [0, 12], [R, -50 - width * 0.4], [R, 50]) },
        ];
      return [
        { corners: course([l, 50], [l, t, Math.min(r, R / 2)], [0, t, Math.min(r, R / 2)], [0, 50]) },
        { corners: course([0, 50], [0, t, Math.min(r, R / 2)], [R, t, Math.min(r, R / 2)], [R, 50]) },
      ];
    case "N":
      return pointed
        ? [{ corners: course([l, 50], [l, -50 - width * 0.2], [R, 50 + width * 0.2], [R, -50]) }]
        : [arch];
    case "O":
      return [{ corners: course([l, t, r], [R, t, r], [R, b, r], [l, b, r]), closed: true }];
    case "P":
      return [
        {
          corners: course(
            [l, 50],
            [l, t, pointed ? 0 : Math.min(r, low * 1.2)],
            [R, t, low * 1.2],
            [R, 12, low * 1.2],
            [l, 12],
          ),
        },
      ];
    case "Q":
      return [
        { corners: course([l, t, r], [R, t, r], [R, b, r], [l, b, r]), closed: true },
        {
          corners: course([R * 0.25, b * 0.3], [R + width, b + width]),
        },
      ];
    case "R":
      return [
        { corners: course([l, 50], [l, t, pointed ? 0 : low], [R, t, low], [R, 8, low], [l, 8]) },
        pointed
          ? { corners: course([l + width * 0.9, 4], [x - width * 0.4, 54]) }
          : { corners: course([0, 8], [R, 8, low], [R, 50]) },
      ];
    case "S": {
      const s = Math.min(radius, b / 2, R);
      return [{ corners: course([x - 2, t], [l, t, s], [l, 0, s], [R, 0, s], [R, b, s], [2 - x, b]) }];
    }
    case "T":
      return [{ corners: course([-x, t], [x, t]) }, { corners: course([0, t], [0, 50]) }];
    case "U":
      return [{ corners: course([l, -50], [l, b, r], [R, b, r], [R, -50]) }];
    case "V":
      return [{ corners: course([-x * 0.94, -56], [0, 50 - width * 0.1], [x * 0.94, -56]) }];
    case "W":
      return flipped(bandStrokes("M", { width, half: x, radius, pointed }));
    case "X":
      return [{ corners: course([l - 2, -56], [R + 2, 56]) }, { corners: course([R + 2, -56], [l - 2, 56]) }];
    case "Y":
      return pointed
        ? [{ corners: course([l - 4, -56], [0, 6], [R + 4, -56]) }, { corners: course([0, 2], [0, 50]) }]
        : [
            { corners: course([l, -50], [l, 6, Math.min(r, 28)], [R, 6, Math.min(r, 28)], [R, -50]) },
            { corners: course([0, 6], [0, 50]) },
          ];
    case "Z":
      return [{ corners: course([-x, t], [R - 1, t], [l + 1, b], [x, b]) }];
    default:
      throw new RangeError(`Band letters are A to Z, not "${latin}"`);
  }
}

function flipped(strokes: readonly Stroke[]): Stroke[] {
  return strokes.map(({ corners, ...rest }) => ({
    ...rest,
    corners: corners.map(([x, y, radius]): Corner => [x, -y, radius ?? 0]),
  }));
}
