import { type Outline, rotate, transform, translate } from "@/lib/geometry/outline";
import { subtract, unite } from "@/lib/geometry/path-boolean";
import { circle, polygon, rectangle, ring, roundedRectangle, sector } from "@/lib/geometry/shapes";
import type { LetterDesigns, Measures } from "./letter-design";

/** Small letters from bowls and stems of unlike weight: the counters sit off the middle, so that the stroke swells. */
export const SMALL_LETTERS: LetterDesigns = {
  A: [
    (measures) => {
      const { v } = measures;
      const stem = v(11, 26);
      return joined(bowl(measures, -50 + 44, 0, 44), slanted(50 - stem, -44, 50, 44, measures));
    },
    (measures) => {
      const { v, gap } = measures;
      const r = v(32, 36);
      const at = r - 50;
      return [
        subtract(circle(at, 0, r), circle(at + v(-4, 4), 0, v(12, 17))),
        rectangle(at + r + gap, -r, 50, r),
      ];
    },
  ],
  E: [
    ({ v }) => {
      const [bar, open] = [v(5.5, 9), v(13, 19)];
      const eye = subtract(circle(v(-3, 3), -2, v(28, 33)), rectangle(-90, -bar, 90, 90));
      const mouth = subtract(circle(v(-2, 5), 3, v(27, 32)), rectangle(-90, -90, 90, bar));
      const slit = polygon([v(0, 8), bar + 0.05], [70, bar + 0.05], [70, bar + open], [v(8, 16), bar + open]);
      return [rotate(subtract(circle(0, 0, 50), unite(eye, mouth, slit)), v(-30, -4))];
    },
    ({ v, gap }) => {
      const cap = sector(0, 0, 50, 180, 360);
      const foot = subtract(sector(0, 0, 50, 0, 180), polygon([v(6, 14), 0], [80, 0], [80, v(30, 44)]));
      return [
        subtract(cap, sector(0, 0, v(20, 27), 180, 360), rectangle(-90, -gap / 2, 90, 90)),
        subtract(foot, circle(v(0, 4), 0, v(18, 25)), rectangle(-90, -90, 90, gap / 2)),
      ];
    },
  ],
  G: [
    (measures) => {
      const { v } = measures;
      const [r, stem] = [v(28, 31), v(12, 17)];
      const tail = subtract(
        roundedRectangle(-34, 0, 36, 50, [0, 0, 34, 34]),
        roundedRectangle(v(-24, -20), -60, 36 - stem, v(33, 37), [0, 0, 22, 22]),
        rectangle(-60, -60, -8, v(20, 26)),
      );
      const whole = joined(bowl(measures, 36 - stem * 0.7 - r, r - 50, r), rectangle(36 - stem, -50, 36, 15));
      return [unite(...whole, tail)];
    },
  ],
  H: [
    ({ v }) => {
      const [stem, leg] = [v(15, 21), v(20, 25)];
      return [unite(rectangle(-44, -50, stem - 44, 50), arch(-44, v(-31, -25), 44, stem, leg, v(9, 13)))];
    },
  ],
  K: [
    ({ v }) => {
      const [stem, thin, leg] = [v(15, 21), v(11, 14), v(24, 30)];
      const meet = v(-2, 6);
      return [
        unite(
          rectangle(-42, -50, stem - 42, 50),
          polygon([stem - 44, meet], [26, -50], [26 + thin * 1.5, -50], [stem - 44, meet + thin * 1.5]),
          polygon([-12, meet - 8], [leg * 0.6 - 8, meet - 20], [46, 50], [46 - leg * 1.25, 50]),
        ),
      ];
    },
  ],
  M: [
    ({ v }) => {
      const [stem, leg, thin] = [v(16, 19), v(16, 19), v(9, 12)];
      return [
        unite(
          arch(-50, -40, v(0, 6) + leg / 2, stem, leg, thin),
          arch(3 - leg / 2, v(-40, -34), 50, leg, leg, thin),
        ),
      ];
    },
  ],
  N: [
    ({ v }) => {
      const [stem, leg] = [v(21, 26), v(24, 28)];
      return [arch(-46, -46, 46, stem, leg, v(10, 15))];
    },
  ],
  T: [
    ({ v }) => {
      const [w, bar] = [v(19, 26), v(12, 16)];
      const x = v(-22, -14);
      const hook = subtract(
        roundedRectangle(x, -50, 40, 50, [0, 0, v(0, 17), 36]),
        roundedRectangle(x + w, -90, 90, v(28, 33), [0, 0, 0, 22]),
      );
      return [unite(hook, rectangle(v(-44, -40), -26, v(30, 38), bar - 26))];
    },
  ],
  U: [
    ({ v }) => {
      const [stem, leg] = [v(21, 26), v(24, 28)];
      return [rotate(arch(-46, -46, 46, stem, leg, v(10, 15)), 180)];
    },
  ],
  Y: [
    ({ v }) => {
      const stem = v(14, 18);
      const cup = subtract(
        roundedRectangle(-40, -50, 40, 16, [0, 0, 30, 34]),
        roundedRectangle(v(-20, -16), -90, 40 - stem, v(0, 4), [0, 0, 12, 18]),
      );
      const tail = subtract(
        roundedRectangle(-34, -20, 40, 50, [0, 0, 34, 20]),
        roundedRectangle(-90, -90, 40 - stem, v(34, 38), [0, 0, 22, 0]),
      );
      return [unite(cup, tail, rectangle(40 - stem, -50, 40, 12))];
    },
  ],
};

/** A round with its counter off the middle, so that one side is broader; or a solid one. */
function bowl({ v, random }: Measures, x: number, y: number, radius: number): Outline {
  const weight = v(0.24, 0.52) * radius;
  const inner = radius - weight;
  const off = Math.min(weight - 8.5, v(0, 0.5) * weight);
  const kind = random.int(0, 3);
  if (kind === 0) return subtract(circle(x, y, radius), circle(x + Math.max(0, off), y, inner));
  if (kind === 1) return ring(x, y, radius, inner);
  if (kind === 2) {
    const counter = translate(transform(circle(0, 0, inner), [0.74, 0, 0, 1, 0, 0]), x + v(-2, 4), y);
    return subtract(circle(x, y, radius), counter);
  }
  return subtract(circle(x, y, radius), circle(x, y, radius * v(0.3, 0.45)));
}

/** Bowl and stem as one. */
function joined(round: Outline, stem: Outline): Outline[] {
  return [unite(round, stem)];
}

/** A stem, its upper end cut level or slanted. */
function slanted(left: number, top: number, right: number, bottom: number, { v, random }: Measures): Outline {
  const slant = random.next() < 0.5 ? 0 : v(6, 12);
  return polygon([left, top + slant], [right, top], [right, bottom], [left, bottom]);
}

/** An n: two legs of unlike weight under a thin arch, which springs out of the first. */
function arch(left: number, top: number, right: number, stem: number, leg: number, thin: number): Outline {
  const radius = Math.min((right - left) * 0.5, 46);
  const outer = roundedRectangle(left, top, right, 50, [0, radius, 0, 0]);
  const inside = right - leg - (left + stem);
  return subtract(
    outer,
    roundedRectangle(left + stem, top + thin, right - leg, 90, [inside * 0.3, inside * 0.6, 0, 0]),
  );
}
