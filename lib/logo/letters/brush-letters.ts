import { type BrushPoint, brush } from "../brush";
import { unite } from "../path-boolean";
import type { LetterDesign, LetterDesigns, Measures } from "./letter-design";

/** Letters written with a broad brush: each stroke swells and shrinks, and no two corners are alike. */
export const BRUSH_LETTERS: LetterDesigns = {
  A: [
    written(({ v, thick, thin }) => [
      [
        [-44, 46, thin],
        [-26, 10, thin],
        [v(-4, 4), -46, thick * 0.7],
        [20, 4, thick],
        [38, 46, thick],
      ],
      [
        [-34, v(12, 18), thin],
        [0, v(4, 10), thin],
        [26, v(12, 18), thin],
      ],
    ]),
  ],
  B: [
    written(({ v, thick, thin }) => [
      [
        [-30, -44, thick],
        [-28, 0, thick * 0.9],
        [-30, 46, thick],
      ],
      [
        [-34, -40, thin],
        [6, -44, thin],
        [24, v(-26, -22), thick],
        [-10, v(-2, 2), thin],
        [24, 8, thin * 1.1],
        [34, 26, thick],
        [0, 46, thin],
        [-32, 42, thin],
      ],
    ]),
  ],
  C: [
    written(({ v, thick, thin }) => [
      [
        [40, v(-30, -22), thick * 0.8],
        [12, -44, thin],
        [-26, -26, thick * 0.9],
        [-36, v(2, 8), thick * 1.1],
        [-8, 42, thick * 0.7],
        [42, v(20, 28), thin],
      ],
    ]),
  ],
  D: [
    written(({ v, thick, thin }) => [
      [
        [-28, -46, thick],
        [-26, 0, thick * 0.9],
        [-30, 40, thick],
      ],
      [
        [-44, -36, thin],
        [0, -46, thin * 1.1],
        [38, v(-12, -4), thick],
        [14, 40, thick * 0.8],
        [-40, 38, thin],
      ],
    ]),
  ],
  E: [
    written(({ v, thick, thin }) => [
      [
        [38, -36, thick * 0.8],
        [0, -45, thin],
        [-24, v(-24, -18), thick * 0.9],
        [6, -2, thin],
        [-22, 6, thin],
        [-34, 26, thick],
        [0, 45, thick * 0.7],
        [42, v(26, 34), thin],
      ],
    ]),
  ],
  G: [
    written(({ v, thick, thin }) => [
      [
        [38, -30, thick * 0.8],
        [8, -45, thin],
        [-30, -20, thick],
        [-30, 18, thick],
        [4, 44, thick * 0.7],
        [34, 24, thick * 0.8],
        [v(32, 38), 2, thin],
        [4, v(0, 6), thin],
      ],
    ]),
  ],
  H: [
    written(({ v, thick, thin }) => [
      [
        [-46, -18, thin],
        [-26, -44, thin],
        [-22, v(-14, -8), thick],
        [-28, 46, thick * 0.9],
      ],
      [
        [-26, 6, thin],
        [4, -4, thin],
        [22, -2, thin],
      ],
      [
        [26, -46, thick * 0.9],
        [22, v(8, 14), thick],
        [30, 44, thick * 0.7],
        [48, 24, thin],
      ],
    ]),
  ],
  J: [
    written(({ v, thick, thin }) => [
      [
        [-26, -36, thin],
        [6, -44, thin],
        [40, -40, thin],
      ],
      [
        [18, -42, thick],
        [18, 2, thick],
        [4, 40, thick * 0.8],
        [-34, v(34, 40), thin],
        [-38, 12, thin],
      ],
    ]),
  ],
  K: [
    written(({ v, thick, thin }) => [
      [
        [-30, -46, thick],
        [-26, 0, thick * 0.85],
        [-30, 46, thick],
      ],
      [
        [40, -44, thick * 0.8],
        [14, v(-18, -12), thin],
        [-24, 4, thin],
      ],
      [
        [-12, -2, thin],
        [12, 12, thick * 0.8],
        [40, 46, thick],
      ],
    ]),
  ],
  M: [
    written(({ v, thick, thin }) => [
      [
        [-46, 44, thin],
        [-30, 0, thin],
        [-18, -44, thick * 0.8],
        [-6, 8, thick],
        [0, 34, thick * 0.7],
        [14, -14, thin],
        [26, -44, thick * 0.8],
        [30, 0, thick],
        [44, 44, thick * v(0.7, 0.9)],
      ],
    ]),
  ],
  N: [
    written(({ v, thick, thin }) => [
      [
        [-44, 46, thin],
        [-28, 0, thin],
        [-16, -44, thick * 0.8],
        [0, 0, thick],
        [14, 42, thick * 0.8],
        [28, -6, thin],
        [v(34, 42), -46, thin],
      ],
    ]),
  ],
  R: [
    written(({ v, thick, thin }) => [
      [
        [-26, -44, thick],
        [-22, 0, thick * 0.9],
        [-28, 46, thick],
      ],
      [
        [-44, -28, thin],
        [-8, -46, thin],
        [28, v(-30, -26), thick * 0.9],
        [12, 0, thin],
        [-18, 4, thin],
      ],
      [
        [-6, 2, thin],
        [14, 14, thick * 0.9],
        [42, 44, thick],
      ],
    ]),
  ],
  S: [
    written(({ v, thick, thin }) => [
      [
        [36, v(-34, -28), thick * 0.8],
        [4, -46, thin],
        [-26, -24, thick * 0.9],
        [0, 0, thick * 1.2],
        [26, 24, thick * 0.9],
        [-4, 46, thin],
        [-36, v(28, 34), thick * 0.8],
      ],
    ]),
    written(({ v, thick, thin }) => [
      [
        [44, -42, thin],
        [0, -42, thick * 0.8],
        [-30, -20, thick],
        [v(-6, 6), 0, thick * 0.9],
        [30, 20, thick],
        [0, 42, thick * 0.8],
        [-44, 42, thin],
      ],
    ]),
  ],
  X: [
    written(({ v, thick, thin }) => [
      [
        [-44, -40, thick * 0.7],
        [-16, -20, thick],
        [14, 22, thick],
        [44, 40, thick * 0.7],
      ],
      [
        [40, -46, thin * 1.2],
        [0, v(-2, 4), thin],
        [-42, 46, thin * 1.2],
      ],
    ]),
  ],
  Z: [
    written(({ v, thick, thin }) => [
      [
        [-40, -34, thin],
        [0, -40, thick * 0.9],
        [38, -42, thin],
        [4, 0, thin * 1.1],
        [-38, 40, thin],
        [0, v(34, 38), thick],
        [44, 40, thin],
      ],
    ]),
  ],
};

interface Pressure extends Measures {
  readonly thick: number;
  readonly thin: number;
}

function written(strokes: (pressure: Pressure) => BrushPoint[][]): LetterDesign {
  return (measures) => {
    const thick = measures.v(20, 27);
    const thin = Math.max(9, thick * measures.v(0.38, 0.62));
    return [unite(...strokes({ ...measures, thick, thin }).map((places) => brush(...places)))];
  };
}
