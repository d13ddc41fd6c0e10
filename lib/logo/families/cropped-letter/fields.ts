import { inkArea, type Outline } from "@/lib/geometry/outline";
import { intersect } from "@/lib/geometry/path-boolean";
import { circle, polygon, rectangle, roundedRectangle, squircle } from "@/lib/geometry/shapes";
import { between, type Random } from "@/lib/model/random";

/** A plain solid, 100 broad or high, whose edge crops what is larger. */
export interface Field {
  readonly name: string;
  readonly outline: Outline;
  readonly roundness: number;
}

export function drawField(random: Random): Field {
  return random.pick(FIELDS)(random);
}

/** The share of an outline that lies within a field. */
export function shareWithin(field: Field, outline: Outline): number {
  return Math.abs(inkArea(intersect(field.outline, outline))) / Math.max(1, Math.abs(inkArea(outline)));
}

const FIELDS: readonly ((random: Random) => Field)[] = [
  () => ({ name: "disc", outline: circle(0, 0, 50), roundness: 1 }),
  () => ({ name: "disc", outline: circle(0, 0, 50), roundness: 1 }),
  () => ({ name: "square", outline: rectangle(-50, -50, 50, 50), roundness: 0 }),
  () => ({ name: "soft square", outline: squircle(50), roundness: 0.6 }),
  (random) => ({
    name: "leaf",
    outline: roundedRectangle(-50, -50, 50, 50, [0, between(random, 36, 50), 0, between(random, 36, 50)]),
    roundness: 0.7,
  }),
  (random) => ({
    name: "arch",
    outline: roundedRectangle(-46, -50, 46, 50, [46, 46, 0, between(random, 0, 20)]),
    roundness: 0.7,
  }),
  (random) => {
    const corner = between(random, 18, 34);
    return {
      name: "cut square",
      outline: polygon([-50, -50], [50 - corner, -50], [50, corner - 50], [50, 50], [-50, 50]),
      roundness: 0,
    };
  },
];
