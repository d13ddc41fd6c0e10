import type { Outline } from "@/lib/geometry/outline";
import { unite } from "@/lib/geometry/path-boolean";
import { circle, polygon, rectangle, roundedRectangle } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { between, type Random } from "@/lib/model/random";

export type BowlKind = "round" | "oval" | "point" | "leaf" | "brow";
export const BOWLS: readonly BowlKind[] = ["round", "round", "oval", "point", "leaf", "brow"];
export const SOFTNESS: Readonly<Record<BowlKind, number>> = {
  round: 0.7,
  oval: 0.85,
  point: 0,
  leaf: 0.5,
  brow: 0.5,
};

/** A bowl on the right of x0, closed by a straight edge there. */
export function bowl(kind: BowlKind, x0: number, y0: number, x1: number, y1: number): Outline {
  // What reaches across the axis is cut off there: the curve may begin at the axis only.
  const start = Math.max(x0, 0);
  const [wide, high] = [x1 - start, y1 - y0];
  const middle = (y0 + y1) / 2;
  const r = Math.min(high / 2, wide);
  if (kind === "round") return roundedRectangle(x0, y0, x1, y1, [0, r, r, 0]);
  if (kind === "leaf") return roundedRectangle(x0, y0, x1, y1, [0, 0, Math.min(wide, high), 0]);
  if (kind === "brow") return roundedRectangle(x0, y0, x1, y1, [0, Math.min(wide, high), 0, 0]);
  if (kind === "point") {
    const neck = Math.max(start, x1 - high / 2);
    return polygon([x0, y0], [neck, y0], [x1, middle], [neck, y1], [x0, y1]);
  }
  const [px, py] = [wide * 0.56, high * 0.276];
  return pen(
    `M${x0} ${y0}H${start}C${start + px} ${y0} ${x1} ${middle - py} ${x1} ${middle}C${x1} ${middle + py} ${start + px} ${y1} ${start} ${y1}H${x0}Z`,
  );
}

/** Halves reach this far across the axis, to be cut there. */
export const INWARDS = -3;

/** The stem's lower end where nothing stands beside it. */
export function foot(random: Random, width: number, from: number): Outline {
  const h = width / 2;
  const kind = random.pick(["flare", "flare", "point", "slab", "wedge"] as const);
  if (kind === "flare") {
    const f = h + between(random, 9, 17);
    return pen(
      `M${-h} ${from}H${h}C${h} ${(from + 50) / 2 + 8} ${h + 4} 50 ${f} 50H${-f}C${-h - 4} 50 ${-h} ${(from + 50) / 2 + 8} ${-h} ${from}Z`,
    );
  }
  if (kind === "point") {
    const start = 50 - h * between(random, 1, 1.9);
    return polygon([-h, from], [h, from], [h, start], [0, 50], [-h, start]);
  }
  if (kind === "slab") {
    const [f, t] = [h + between(random, 8, 14), between(random, 8.5, 12)];
    return unite(rectangle(-h, from, h, 50), rectangle(-f, 50 - t, f, 50));
  }
  const f = h + between(random, 5, 12);
  return polygon([-h, from], [h, from], [f, 50], [-f, 50]);
}

/** A slit up the stem that ends in a drop, as a nib has it. */
export function nib(random: Random, top: number): Outline {
  const [g, r] = [between(random, 5.5, 6.5), between(random, 5.5, 7.5)];
  return unite(rectangle(-g / 2, top, g / 2, 60), circle(0, top, r));
}

interface Heft {
  readonly stem: number;
  readonly thick: number;
  readonly thin: number;
}

/** Either heavy sides with hair-like arms or nearly even ones. */
export function heft(random: Random): Heft {
  const thin = between(random, 8, 11.5);
  const thick = random.next() < 0.65 ? between(random, 15, 21) : thin + between(random, 0, 3);
  return { thin, thick, stem: Math.max(thin + 2, thick + between(random, -4, 5)) };
}
