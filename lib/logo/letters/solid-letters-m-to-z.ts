import { type Outline, rotate, translate } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import { bar, circle, lens, polygon, rectangle, roundedRectangle, sector } from "@/lib/geometry/shapes";
import type { LetterDesigns } from "./letter-design";

/** Letters from two or three plain solids of unlike mass: discs, quarters, wedges and blocks. */
export const SOLID_LETTERS_M_TO_Z: LetterDesigns = {
  M: [
    ({ v, gap }) => {
      const x = v(-12, 4);
      const [left, right] = [(x - gap / 2 - 50) / 2, (x + gap / 2 + 50) / 2];
      return [
        subtract(hump(-50, x - gap / 2, v(-34, -20)), slot(left, v(5, 7), v(0, 12))),
        subtract(hump(x + gap / 2, 50, -50), slot(right, v(8, 11), v(-26, -4))),
      ];
    },
    ({ v }) => [
      subtract(
        rectangle(-50, -46, 50, 46),
        polygon([v(-20, -16), -60], [v(16, 20), -60], [v(-4, 4), v(0, 14)]),
        slot(v(-22, -20), v(7, 9), v(-12, 4)),
        slot(v(20, 22), v(7, 9), v(-12, 4)),
      ),
    ],
  ],
  N: [
    ({ v }) => {
      const body = roundedRectangle(-44, -50, 44, 50, [0, v(44, 70), 0, 0]);
      return [subtract(body, slot(v(-2, 2), v(20, 24), v(-26, -20)))];
    },
  ],
  O: [
    ({ v }) => [subtract(circle(0, 0, 50), rotate(lens(v(70, 78), v(38, 46)), v(20, 60)))],
    ({ v, gap }) => {
      const shift = v(8, 14);
      const half = subtract(sector(0, 0, 42, 90, 270), circle(0, v(-8, 8), v(14, 20)));
      return [translate(half, -gap / 2, -shift), rotate(translate(half, -gap / 2, -shift), 180)];
    },
    ({ v }) => {
      const hole = circle(0, v(-11, -8), v(27, 31));
      return [rotate(subtract(circle(0, 0, 50), hole), v(0, 1) < 0.5 ? 90 : 0)];
    },
    ({ v, gap }) => {
      const r = v(33, 36);
      const moon = subtract(circle(0, 0, 50), circle(0, r - 44, r));
      return [rotate(moon, 180), rotate(circle(0, r - 44, r - gap - 3), 180)];
    },
  ],
  P: [
    ({ v }) => {
      const body = unite(
        circle(8, -17, 33),
        rectangle(-40, -50, v(-24, -20), 50),
        rectangle(-40, -50, 8, 16),
      );
      const r = v(14, 16.5);
      return [subtract(body, circle(v(4, 8), v(-18, -16), v(17, 20))), circle(v(16, 22), 50 - r, r)];
    },
  ],
  Q: [
    ({ v }) => [
      subtract(
        roundedRectangle(-50, -50, 50, 50, [50, 50, v(0, 8), 50]),
        circle(v(-3, 0), v(-3, 0), v(25, 30)),
      ),
    ],
    ({ v, gap }) => {
      const r = v(15, 18);
      const at = 50 - r;
      return [
        subtract(circle(-3, -3, 47), circle(v(-6, -3), v(-6, -3), v(22, 28)), circle(at, at, r + gap)),
        circle(at, at, r),
      ];
    },
  ],
  R: [
    ({ v, gap }) => {
      const w = v(13, 17);
      const x = w - 44 + gap;
      const waist = v(-2, 6);
      return [
        rectangle(-44, -50, w - 44, 50),
        roundedRectangle(x, -50, v(42, 48), waist - gap / 2, [0, 26, 26, 0]),
        v(0, 1) < 0.5
          ? unite(sector(x, 50, 50 - waist - gap / 2, 270, 360), rectangle(x, 36, v(46, 50), 50))
          : polygon([x + 8, waist + gap / 2], [x + 38, waist + gap / 2], [54, 50], [x + 24, 50]),
      ];
    },
    ({ v }) => {
      const bowl = unite(circle(12, -16, 34), rectangle(-42, -50, 12, v(12, 18)));
      const leg = polygon(
        [-42, 0],
        [v(8, 14), 0],
        [50, 50],
        [v(14, 18), 50],
        [v(-18, -14), v(12, 18)],
        [v(-20, -16), 50],
        [-42, 50],
      );
      return [subtract(unite(bowl, leg), circle(v(6, 10), v(-18, -14), v(16, 19)))];
    },
    ({ v, gap }) => {
      const waist = v(0, 8);
      const top = roundedRectangle(-42, -50, 42, waist - gap / 2, [v(0, 20), 30, v(10, 26), 0]);
      return [
        top,
        rectangle(-42, waist + gap / 2, v(-20, -14), 50),
        polygon([v(2, 8), waist + gap / 2], [v(32, 38), waist + gap / 2], [52, 50], [v(18, 24), 50]),
      ];
    },
  ],
  S: [
    ({ v, gap }) => {
      const [bar, away] = [v(15, 20), v(4, 12)];
      const body = roundedRectangle(-away - 26, -50, 44, 2 - gap / 2, [26, 0, 0, 24]);
      const top = subtract(body, rectangle(v(2 - away, 10), bar - 50, 60, 60));
      return [top, rotate(top, 180)];
    },
  ],
  T: [
    // One serif, at the end where a pen would have begun.
    ({ v }) => {
      const [w, h, serif] = [v(22, 28), v(18, 22), v(14, 26)];
      const x = v(-8, 2);
      return [
        unite(
          roundedRectangle(-46, -50, 46, h - 50, [0, v(0, h), 0, 0]),
          polygon([-46, h - 51], [w * 0.7 - 46, h - 51], [-46, h - 50 + serif]),
          roundedRectangle(x, -50, x + w, 50, [0, 0, 0, v(0, w * 0.8)]),
        ),
      ];
    },
  ],
  U: [
    ({ v }) => [
      subtract(
        roundedRectangle(-44, -50, 44, 50, [0, 0, v(30, 44), v(30, 44)]),
        roundedRectangle(v(-25, -22), -60, v(22, 26), v(20, 28), [0, 0, 16, 16]),
      ),
    ],
    ({ v, gap }) => {
      const x = v(-6, 10);
      return [
        subtract(
          roundedRectangle(-46, -50, x, 50, [0, 0, 0, 46]),
          roundedRectangle(v(-24, -20), -60, x + 1, v(14, 26), [0, 0, 0, 12]),
        ),
        subtract(
          roundedRectangle(x + gap, -50, 46, 50, [0, 0, 34, 0]),
          roundedRectangle(x, -60, v(20, 26), v(6, 26), [0, 0, 8, 0]),
        ),
      ];
    },
  ],
  V: [
    ({ v }) => {
      const [thick, thin] = [v(40, 48), v(16, 20)];
      const left = polygon([-50, -46], [thick - 50, -46], [14, 46], [-10, 46]);
      return [unite(left, polygon([50 - thin, -46], [50, -46], [14, 46], [2, 46]))];
    },
  ],
  W: [
    ({ v, gap }) => {
      const x = v(-2, 2);
      const [w, top] = [v(16, 19), v(-46, -42)];
      return [
        subtract(
          cup(-50, x - gap / 2, -46),
          roundedRectangle(w - 50, -60, x - gap / 2 - w, v(0, 20), [0, 0, 8, 8]),
        ),
        subtract(cup(x + gap / 2, 50, top), rectangle(x + gap / 2 + w * 0.8, -60, 50 - w * 0.8, v(4, 20))),
      ];
    },
    ({ v }) => [
      subtract(
        rectangle(-50, -46, 50, 46),
        polygon([v(-20, -16), 60], [v(16, 20), 60], [v(-4, 4), v(-14, 0)]),
        rotate(slot(v(-22, -20), v(7, 9), v(-12, 4)), 180),
        rotate(slot(v(20, 22), v(7, 9), v(-12, 4)), 180),
      ),
    ],
  ],
  X: [
    ({ v, gap }) => {
      const r = v(44, 48);
      const side = subtract(sector(-gap / 2 - r, 0, r, -90, 90), circle(-gap / 2 - r, 0, v(18, 24)));
      return [side, rotate(side, 180)];
    },
    ({ v, gap }) => {
      const [thick, thin] = [v(28, 36), v(15, 19)];
      const clip = rectangle(-46, -50, 46, 50);
      const main = intersect(bar([-50, -78], [50, 78], thick), clip);
      const halo = bar([-100, -156], [100, 156], thick + 2 * gap);
      return [main, subtract(intersect(bar([50, -78], [-50, 78], thin), clip), halo)];
    },
  ],
  Y: [
    ({ v, gap }) => {
      const [w, y] = [v(30, 38), v(-8, -2)];
      const cup = subtract(
        circle(0, -50, 50 + y + 44),
        circle(0, -50, v(24, 27)),
        rectangle(-90, -140, 90, -50),
      );
      return [intersect(cup, rectangle(-46, -50, 46, y)), rectangle(-w / 2, y + gap, w / 2, 50)];
    },
    ({ v }) => {
      const thick = v(26, 32);
      const tail = v(-22, -14);
      return [
        unite(
          polygon([-48, -50], [thick - 50, -50], [14, 12], [-8, 20]),
          polygon([v(26, 30), -50], [50, -50], [tail + 24, 50], [tail, 50]),
        ),
      ];
    },
  ],
  Z: [
    ({ v, gap }) => [
      polygon([-48, -50], [48, -50], [-gap + 2, v(4, 16)], [-22, v(8, 14)], [4, -26], [-48, -26]),
      polygon([48, 50], [-48, 50], [gap - 2, v(-16, -4)], [22, v(-14, -8)], [-4, 26], [48, 26]),
    ],
  ],
};

/** A block with a round top. */
function hump(left: number, right: number, top: number): Outline {
  const radius = (right - left) / 2;
  return roundedRectangle(left, top, right, 46, [radius, radius, 0, 0]);
}

/** A block with a round bottom. */
function cup(left: number, right: number, top: number): Outline {
  const radius = (right - left) / 2;
  return roundedRectangle(left, top, right, 46, [0, 0, radius, radius]);
}

/** A slot from below with a round end at `end`. */
function slot(x: number, radius: number, end: number): Outline {
  return roundedRectangle(x - radius, end, x + radius, 70, [radius, radius, 0, 0]);
}
