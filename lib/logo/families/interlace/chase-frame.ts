import { band, type Corner } from "@/lib/geometry/band";
import { finishEnd } from "@/lib/geometry/band-end";
import type { Outline, Point } from "@/lib/geometry/outline";

export interface ChaseFrame {
  readonly sides: number;
  /** A divisor of the sides. */
  readonly pieces: number;
  /** In widths of a band: the frame's opening (its inner radius), the gaps, the bends' rounding. */
  readonly opening: number;
  readonly gap: number;
  readonly rounding: number;
  /** How much further out every second side lies: a hexagon grows towards a triangle. */
  readonly taper: number;
  /** How far a band's first end stands out beyond the frame, in widths. */
  readonly overhang: number;
  /** The first end lies along the side before it, along the side after it, or square to its own. */
  readonly start: "flush" | "onward" | "square";
}

/**
 * A regular frame of bent bands of width 1, each beginning on the outside and ending on the inside of the next: the
 * impossible triangle is the frame of three sides in three pieces.
 */
export function chaseFrame(frame: ChaseFrame): Outline[] {
  return Array.from({ length: frame.pieces }, (_, piece) =>
    drawPiece(frame, (piece * frame.sides) / frame.pieces),
  );
}

function drawPiece(
  { sides, pieces, opening, gap, rounding, taper, overhang, start }: ChaseFrame,
  first: number,
): Outline {
  const [inner, outer] = [opening + 0.5, opening + 1.5 + gap];
  const steps = sides / pieces;
  const last = first + steps;
  const normal = (side: number): Point => {
    const angle = ((90 + (side * 360) / sides) * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  };
  const meet = (one: number, depthOne: number, other: number, depthOther: number): Point => {
    const [[a, b], [c, d]] = [normal(one), normal(other)];
    const cross = a * d - b * c;
    return [(depthOne * d - depthOther * b) / cross, (a * depthOther - c * depthOne) / cross];
  };
  const depth = (side: number) => (side === last ? inner : outer) + further(side);
  const further = (side: number) => (side % 2 ? taper : 0);
  const bends = Array.from({ length: steps }, (_, step): Corner => {
    const side = first + step;
    return [...meet(side, depth(side), side + 1, depth(side + 1)), rounding];
  });
  const from = meet(first, depth(first), first - 1, outer + further(first - 1) + 0.5 + overhang);
  const nextDepth = steps === 1 ? inner : outer;
  const to = meet(last, depth(last), last + 1, nextDepth + further(last + 1) - 0.5 - gap);
  const along = (side: number): Point => {
    const [x, y] = normal(side);
    return [-y, x];
  };
  const [sx, sy] = along(first);
  const line = { flush: along(first - 1), onward: along(first + 1), square: null }[start];
  const drawn = finishEnd(band([[...from], ...bends, [...to]], 1), from, [-sx, -sy], 1, line, "flat");
  return finishEnd(drawn, to, along(last), 1, along(last + 1), "flat");
}
