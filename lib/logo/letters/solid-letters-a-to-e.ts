import type { Outline } from "@/lib/geometry/outline";
import { subtract, unite } from "@/lib/geometry/path-boolean";
import { circle, polygon, rectangle, roundedRectangle, sector } from "@/lib/geometry/shapes";
import type { LetterDesigns } from "./letter-design";

/** Letters from two or three plain solids of unlike mass: discs, quarters, wedges and blocks. */
export const SOLID_LETTERS_A_TO_E: LetterDesigns = {
  A: [
    ({ v }) => {
      const [thick, thin, foot] = [v(36, 46), v(17, 21), v(-4, 2)];
      const left = polygon([-50, 50], [foot - 12, -50], [foot + 16, -50], [thick - 50, 50]);
      const right = polygon([foot + 2, -50], [foot + 16, -50], [50, 50], [50 - thin, 50]);
      return [unite(left, right)];
    },
    ({ v, gap }) => {
      const [thick, thin] = [v(34, 40), v(13, 17)];
      const left = polygon([-50, 50], [-10, -50], [thick - 10, -50], [thick - 50, 50]);
      const right = polygon([6, -50], [22, -50], [50, 50], [50 - thin, 50]);
      const halo = polygon([-50, 60], [-50, -70], [thick - 10 + gap + 8, -70], [thick - 50 + gap - 4, 60]);
      return [left, subtract(right, halo)];
    },
  ],
  B: [
    ({ v, gap }) => {
      const [w, waist] = [v(17, 24), v(-7, 0)];
      const x = w - 42;
      return [
        rectangle(-42, -50, x, 50),
        half(x + gap, -50, waist - gap / 2),
        half(x + gap, waist + gap / 2, 50),
      ];
    },
    ({ v }) => {
      const waist = v(-8, -2);
      const body = unite(block(-42, -50, waist + 6, v(26, 30)), block(-42, waist - 2, 50, v(38, 44)));
      const [upper, lower] = [v(8.5, 11), v(14, 18)];
      return [subtract(body, circle(-6, (waist - 48) / 2, upper), circle(-4, (waist + 50) / 2, lower))];
    },
    ({ v, gap }) => {
      const waist = v(-10, -4);
      const [r, R] = [(waist + 50) / 2, (50 - waist) / 2];
      const upper = half(-42, -50, waist - gap / 2, 14);
      const lower = half(-42, waist + gap / 2, 50, v(2, 8));
      return [
        subtract(upper, circle(v(-20, -8), -50 + r, v(7, 9))),
        subtract(lower, circle(v(-14, -4), 50 - R, v(11, 14))),
      ];
    },
  ],
  C: [
    ({ v }) => {
      const [inner, away, open] = [v(27, 32), v(2, 8), v(12, 22)];
      return [
        subtract(
          circle(0, 0, 50),
          circle(away, v(-4, 4), inner),
          polygon([away, 0], [70, -open * 2.2], [70, open * 1.4]),
        ),
      ];
    },
    ({ v }) => {
      const slot = v(8, 12);
      return [
        subtract(circle(0, 0, 50), circle(v(2, 10), 0, v(20, 26)), rectangle(8, -slot, 70, v(0.6, 1) * slot)),
      ];
    },
    ({ v }) => {
      const moon = subtract(circle(0, 0, 50), circle(v(24, 28), v(-10, 10), v(33, 37)));
      return [moon, circle(v(27, 30), v(-6, 6), v(14, 18))];
    },
    ({ v, gap }) => {
      const cut = v(0, 12);
      const [upper, lower] = [sector(0, 0, 50, 180, v(292, 312)), sector(0, 0, 50, v(40, 62), 180)];
      return [
        subtract(upper, circle(cut, 0, v(16, 22)), rectangle(-60, -gap / 2, 60, 60)),
        subtract(lower, circle(cut, 0, v(20, 26)), rectangle(-60, -60, 60, gap / 2)),
      ];
    },
    ({ v }) => {
      const [w, cut] = [v(22, 27), v(22, 34)];
      const body = roundedRectangle(-46, -50, 46, 50, [v(30, 50), v(0, 20), v(0, 14), v(30, 50)]);
      const inner = roundedRectangle(w - 46, w - 50, 90, 50 - w, [v(10, 28), 0, 0, v(10, 28)]);
      return [
        subtract(
          body,
          inner,
          polygon([90, w - 50 + 1], [46 - cut * 0.6, w - 50 + 1], [46, v(-70, -52)], [90, -70]),
        ),
      ];
    },
  ],
  D: [
    ({ v, gap }) => {
      const w = v(13, 22);
      const x = w - 45 + gap;
      return [
        subtract(half(x, -50, 50), half(x + v(14, 20), -v(20, 24), v(20, 24))),
        rectangle(-45, -50, w - 45, 50),
      ];
    },
    ({ v }) => [subtract(half(-42, -50, 50, v(18, 30)), circle(v(-10, 2), v(-6, 6), v(20, 26)))],
    ({ v, gap }) => {
      const cut = v(-8, 10);
      const whole = half(-42, -50, 50, v(18, 30));
      return [
        subtract(whole, rectangle(-60, cut, 60, 60), circle(v(-16, -6), cut, v(14, 18))),
        subtract(whole, rectangle(-60, -60, 60, cut + gap), circle(v(-16, -6), cut + gap, v(20, 28))),
      ];
    },
    ({ v }) => {
      const leaf = roundedRectangle(-24, -26, v(14, 20), v(20, 26), [0, 30, 0, 30]);
      return [subtract(half(-42, -50, 50, v(18, 30)), leaf)];
    },
  ],
  E: [
    ({ v }) => {
      const body = roundedRectangle(-42, -50, 42, 50, [v(0, 30), 0, 0, v(20, 46)]);
      return [
        subtract(body, notchRight(v(-16, 4), -18.5, v(10.5, 13)), notchRight(v(-10, 8), 18.5, v(10.5, 13))),
      ];
    },
    ({ v }) => {
      const ring = subtract(
        circle(0, 0, 50),
        circle(v(6, 10), 0, v(27, 31)),
        rectangle(v(20, 26), -70, 70, 70),
      );
      return [unite(ring, rectangle(-30, v(-9, -7), v(24, 38), v(7, 9)))];
    },
  ],
};

/** A block whose right side is half a disc (or half an ellipse), `extra` broader than that. */
function half(x: number, top: number, bottom: number, extra = 0): Outline {
  const radius = (bottom - top) / 2;
  const straight = Math.max(0, extra) + 8;
  return roundedRectangle(x, top, x + radius + straight, bottom, [0, radius, radius, 0]);
}

function block(x: number, top: number, bottom: number, right: number): Outline {
  const radius = Math.min((bottom - top) / 2, right - x);
  return roundedRectangle(x, top, right, bottom, [0, radius, radius, 0]);
}

/** A slot from the right with a round end at `end`. */
function notchRight(end: number, y: number, radius: number): Outline {
  return roundedRectangle(end, y - radius, 70, y + radius, [radius, 0, 0, radius]);
}
