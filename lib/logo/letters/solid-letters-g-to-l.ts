import type { Outline } from "@/lib/geometry/outline";
import { subtract, unite } from "@/lib/geometry/path-boolean";
import { circle, polygon, rectangle, roundedRectangle, sector } from "@/lib/geometry/shapes";
import type { LetterDesigns } from "./letter-design";

/** Letters from two or three plain solids of unlike mass: discs, quarters, wedges and blocks. */
export const SOLID_LETTERS_G_TO_L: LetterDesigns = {
  G: [
    ({ v }) => {
      const away = v(4, 9);
      const body = subtract(
        circle(0, 0, 50),
        circle(away, v(-5, 0), v(27, 31)),
        polygon([away, 4], [70, v(-34, -26)], [70, 4]),
      );
      return [unite(body, rectangle(v(0, 8), 2, 50, v(18, 22)))];
    },
    ({ v, gap }) => {
      const body = subtract(sector(0, 0, 50, 0, 270), circle(0, 0, v(22, 26)));
      return [body, sector(gap, -gap, v(30, 42), 270, 360)];
    },
    ({ v }) => {
      const body = roundedRectangle(-50, -50, 50, 50, [50, v(0, 20), v(30, 50), 50]);
      const notch = roundedRectangle(v(-30, -24), v(-27, -23), 70, v(16, 22), [20, 0, 0, v(0, 20)]);
      return [subtract(body, notch)];
    },
  ],
  H: [
    ({ v }) => {
      const body = rectangle(-44, -50, 44, 50);
      return [
        subtract(body, archDown(v(-3, 0), v(22, 26), v(-12, -6)), archUp(v(0, 3), v(20, 25), v(6, 12))),
      ];
    },
    ({ v, gap }) => {
      const w = v(20, 25);
      const x = w - 44 + gap;
      const top = v(-26, -14);
      const hump = roundedRectangle(x, top, 46, 50, [0, v(30, 44), 0, 0]);
      return [
        rectangle(-44, -50, w - 44, 50),
        subtract(hump, rectangle(x - 1, top + v(21, 25), v(20, 25), 60)),
      ];
    },
  ],
  I: [
    ({ v }) => {
      const body = rectangle(-40, -50, 40, 50);
      return [subtract(body, circle(-52, v(-4, 4), v(39, 43)), circle(52, v(-4, 4), v(39, 43)))];
    },
  ],
  J: [
    ({ v }) => {
      const w = v(18, 23);
      const hook = subtract(
        unite(rectangle(44 - w, -50, 44, 6), sector(0, 6, 44, 0, 180)),
        circle(v(-3, 0), 6, 44 - w),
        rectangle(-60, -60, 44 - w, 6),
      );
      const r = v(17, 20);
      return [hook, circle(v(-28, -22), v(-28, -20), r)];
    },
    ({ v, gap }) => {
      const w = v(18, 21);
      const hook = unite(rectangle(40 - w, -50, 40, 12), sector(2, 12, 38, 0, 180));
      return [
        subtract(hook, circle(2, 12, v(10, 14)), rectangle(-60, -60, 40 - w, v(6, 12))),
        roundedRectangle(-36, -50, 40 - w - gap, v(-32, -27), [v(0, 18), 0, 0, 0]),
      ];
    },
  ],
  K: [
    ({ v, gap }) => {
      const w = v(20, 32);
      const x = w - 46 + gap;
      const body = rectangle(x, -50, 46, 50);
      const wedge = polygon([v(8, 18), v(-5, 5)], [80, -62], [80, 62]);
      return [
        rectangle(-46, -50, w - 46, 50),
        subtract(
          body,
          wedge,
          polygon([x - 1, -50], [x + v(12, 20), -50], [x - 1, v(-20, -14)]),
          polygon([x - 1, 50], [x + v(12, 22), 50], [x - 1, v(14, 20)]),
        ),
      ];
    },
  ],
  L: [
    ({ v, gap }) => {
      const w = v(20, 28);
      const r = v(20, 26);
      return [
        subtract(
          rectangle(-46, -50, 46, 50),
          roundedRectangle(w - 46, -60, 60, 50 - v(19, 25), [0, 0, 0, v(0, 40)]),
        ),
        circle(46 - r, r - 50 + v(0, 6), Math.min(r, 92 - w - gap - r)),
      ];
    },
  ],
};

/** A slot from above with a round end at `end`. */
function archDown(x: number, radius: number, end: number): Outline {
  return roundedRectangle(x - radius, -70, x + radius, end, [0, 0, radius, radius]);
}

/** A slot from below with a round end at `end`. */
function archUp(x: number, radius: number, end: number): Outline {
  return roundedRectangle(x - radius, end, x + radius, 70, [radius, radius, 0, 0]);
}
