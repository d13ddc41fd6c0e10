import { type Outline, scale, translate } from "@/lib/geometry/outline";
import { unite } from "@/lib/geometry/path-boolean";
import { fill } from "@/lib/geometry/placement";
import { polygon, rectangle, sector } from "@/lib/geometry/shapes";
import type { MarkSketch } from "@/lib/logo/mark";
import { between } from "@/lib/model/random";
import type { Family } from "../family";

/** The initial from squares, quarter discs and triangles on a grid. */
export const gridLetter: Family = {
  id: "grid-letter",
  styles: { bold: 0.75, modern: 0.65, minimal: 0.55, classic: 0.3 },
  symmetry: "symmetric",
  isCut: true,
  lettersServed: 12,
  draw({ random, letter }) {
    const latin = letter?.latin;
    const rows = latin ? GRID_LETTERS[latin] : undefined;
    if (!latin || !rows) return [];
    const alone = [
      CORNERS.round,
      CORNERS.cut,
      CORNERS.mixed,
      random.pick([CORNERS.mixed, CORNERS.square]),
    ].map((corners) => {
      const outline = assemble(rows, corners, between(random, 0.82, 1.12));
      return idea(latin, corners.name, `${latin} from ${corners.words}`, outline);
    });
    return alone;
  },
};

/** Which modules stand at the corners: as written, or instead triangles, squares, or one kind on each diagonal. */
const CORNERS = {
  round: { name: "round", words: "squares and quarter circles", swap: {} },
  cut: { name: "cut", words: "squares and triangles", swap: { a: "w", b: "x", c: "y", d: "z" } },
  mixed: { name: "mixed", words: "squares and quarter circles", swap: { b: "#", d: "#" } },
  square: { name: "square", words: "squares", swap: { a: "#", b: "#", c: "#", d: "#" } },
} as const;
type Corners = (typeof CORNERS)[keyof typeof CORNERS];

function idea(latin: string, variant: string, concept: string, outline: Outline): MarkSketch {
  return {
    variant: `${latin}-${variant}`,
    concept,
    motifs: ["letter", "box"],
    roundness: variant.startsWith("cut") ? 0.1 : 0.5,
    parts: [{ outline, fill: "primary" }],
  };
}

/**
 * `#` square; quarter discs by the corner that is round: `a` top left, `b` top right, `c` bottom right, `d` bottom
 * left; triangles by the corner that is cut: `w` top left, `x` top right, `y` bottom right, `z` bottom left.
 */
const GRID_LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ["a##b", "#..#", "####", "#..#"],
  B: ["###b", "#..#", "####", "#..#", "###c"],
  C: ["a###", "#...", "#...", "d###"],
  D: ["###b", "#..#", "#..#", "###c"],
  E: ["a###", "#...", "###.", "#...", "d###"],
  F: ["a###", "#...", "###.", "#..."],
  G: ["a###", "#...", "#.##", "d##c"],
  H: ["#..#", "####", "####", "#..#"],
  J: ["...#", "...#", "#..#", "d##c"],
  I: ["####", ".##.", ".##.", "####"],
  K: ["#.#c", "##c.", "##b.", "#.#b"],
  L: ["#...", "#...", "#...", "d###"],
  M: ["a###b", "#.#.#", "#.#.#", "#.#.#"],
  N: ["###b", "#..#", "#..#", "#..#"],
  O: ["a##b", "#..#", "#..#", "d##c"],
  P: ["###b", "#..#", "###c", "#..."],
  Q: ["a##b", "#..#", "#..#", "d###"],
  R: ["###b", "#.##", "###c", "#.#b"],
  S: ["a###", "#...", "d##b", "...#", "###c"],
  T: ["####", ".##.", ".##.", ".##."],
  X: ["#..#", "d##c", "a##b", "#..#"],
  U: ["#..#", "#..#", "#..#", "d##c"],
  W: ["#.#.#", "#.#.#", "#.#.#", "d###c"],
  Y: ["#..#", "d##c", ".##.", ".##."],
  Z: ["###b", "...#", "a##c", "#...", "d###"],
};

function assemble(rows: readonly string[], { swap }: Corners, aspect: number): Outline {
  const swapped: Readonly<Record<string, string>> = swap;
  const [width, height] = [rows[0]!.length, rows.length];
  const cells = rows.flatMap((row, y) =>
    [...row].map((module, x) =>
      translate(drawModule(swapped[module] ?? module, 20), (x - width / 2) * 20, (y - height / 2) * 20),
    ),
  );
  return fill(scale(unite(...cells.filter((outline) => outline.length > 0)), aspect, 1));
}

/** One module in the square from (0, 0) to (size, size). */
function drawModule(module: string, s: number): Outline {
  switch (module) {
    case "#":
      return rectangle(0, 0, s, s);
    case "a":
      return sector(s, s, s, 180, 270);
    case "b":
      return sector(0, s, s, 270, 360);
    case "c":
      return sector(0, 0, s, 0, 90);
    case "d":
      return sector(s, 0, s, 90, 180);
    case "w":
      return polygon([s, 0], [s, s], [0, s]);
    case "x":
      return polygon([0, 0], [s, s], [0, s]);
    case "y":
      return polygon([0, 0], [s, 0], [0, s]);
    case "z":
      return polygon([0, 0], [s, 0], [s, s]);
    default:
      return [];
  }
}
