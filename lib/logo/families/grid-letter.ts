import type { Family, MarkIdea } from "../family";
import { type Outline, translate } from "../outline";
import { unite } from "../path-boolean";
import { polygon, rectangle, sector } from "../shapes";

/** The initial from squares and quarter discs on a grid. */
export const gridLetter: Family = {
  id: "grid-letter",
  styles: { bold: 1, modern: 0.55, minimal: 0.35, classic: 0 },
  draw({ letter }) {
    const rows = letter?.latin ? GRID_LETTERS[letter.latin] : undefined;
    if (!rows) return [];
    const latin = letter!.latin!;
    const outline = assemble(rows);
    const idea: MarkIdea = {
      family: "grid-letter",
      variant: `grid-${latin}`,
      concept: `${latin} from squares and quarter circles`,
      motifs: ["letter", "box"],
      roundness: 0.5,
      symmetry: ASYMMETRIC.includes(latin) ? "asymmetric" : "symmetric",
      parts: [{ outline, fill: "primary" }],
    };
    return [idea];
  },
};

const ASYMMETRIC = "FGJLPQR";

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
  K: ["#d", "#a"],
  L: ["#...", "#...", "#...", "d###"],
  M: ["a###b", "#.#.#", "#.#.#", "#.#.#"],
  N: ["###b", "#..#", "#..#", "#..#"],
  O: ["a##b", "#..#", "#..#", "d##c"],
  P: ["###b", "#..#", "###c", "#..."],
  Q: ["a##b", "#..#", "#..#", "d###"],
  R: ["###b", "#.##", "###c", "#.#b"],
  S: ["a###", "#...", "d##b", "...#", "###c"],
  T: ["####", ".##.", ".##.", ".##."],
  U: ["#..#", "#..#", "#..#", "d##c"],
  W: ["#.#.#", "#.#.#", "#.#.#", "d###c"],
  Y: ["#..#", "d##c", ".##.", ".##."],
  Z: ["###b", "...#", "a##c", "#...", "d###"],
};

function assemble(rows: readonly string[]): Outline {
  const [width, height] = [rows[0]!.length, rows.length];
  const cell = 100 / Math.max(width, height);
  const cells = rows.flatMap((row, y) =>
    [...row].map((module, x) =>
      translate(drawModule(module, cell), (x - width / 2) * cell, (y - height / 2) * cell),
    ),
  );
  return unite(...cells.filter((outline) => outline.length > 0));
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
