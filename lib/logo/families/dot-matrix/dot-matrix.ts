import { band, course } from "@/lib/geometry/band";
import { type Outline, rotate, scale, translate } from "@/lib/geometry/outline";
import { subtract, unite } from "@/lib/geometry/path-boolean";
import { fill, fillTogether, fitOptically } from "@/lib/geometry/placement";
import { circle, rectangle } from "@/lib/geometry/shapes";
import { drawContainers } from "@/lib/logo/fields/containers";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import type { Family } from "../family";

/** Forms on a lattice of points: letters of pills and dots, letters of rounded pixels, and rows that swell. */
export const dotMatrix: Family = {
  id: "dot-matrix",
  styles: { modern: 0.75, bold: 0.65, minimal: 0.6, classic: 0.2 },
  symmetry: "symmetric",
  lettersServed: 26,
  draw({ random, letter }) {
    const latin = letter?.latin;
    return [
      pills(random),
      pills(random),
      diagonal(random),
      ...(latin
        ? [pillLetter(random, latin), pixels(random, latin, false), pixels(random, latin, true)]
        : []),
    ].flatMap((idea) => idea ?? []);
  },
};

/** A pill from one lattice point to another, a dot when they are the same. */
function pill(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  width: number,
): Outline {
  if (x1 === x2 && y1 === y2) return circle(x1, y1, width / 2);
  return band(course([x1, y1], [x2, y2]), width, { ends: "round" });
}

/** Three upright pills of different height, as a level meter or a skyline has them. */
function pills(random: Random): MarkSketch {
  const width = between(random, 26, 28.5);
  const pitch = (100 - width) / 2;
  const heights = random.pick([
    [0.5, 1, 0.5],
    [1, 0, 1],
    [0.5, 1, 0.75],
    [0.3, 0.65, 1],
    [1, 0.5, 1],
  ]);
  const align = random.pick([-1, 0, 0, 1]);
  const reach = (100 - width) / 2;
  const turn = random.pick([0, 0, 90, 45]);
  const slide = random.next() < 0.4 ? between(random, 8, 16) : 0;
  const parts = heights.map((height, index): MarkPart => {
    const half = height * reach;
    const middle = align * (reach - half) + (index - 1) * slide * (align === 0 ? 1 : 0);
    const x = (index - 1) * pitch;
    return {
      outline: rotate(pill([x, middle - half], [x, middle + half], width), turn),
      fill: index === 1 ? "accent" : "primary",
    };
  });
  const _whole = parts.flatMap(({ outline }) => outline);
  return {
    ...shared,
    variant: `pills-${heights.map((height) => Math.round(height * 4)).join("")}-${turn}`,
    concept: "three that rise and fall together",
    motifs: ["layers"],
    parts: fillTogether(parts),
  };
}

/** A short, a long and a short pill side by side on the slant. */
function diagonal(random: Random): MarkSketch {
  const width = between(random, 25, 28);
  const pitch = width + between(random, 7, 9);
  const long = between(random, 34, 40);
  const short = random.pick([0, between(random, 8, 14)]);
  const shift = random.pick([0, between(random, 8, 14)]);
  const turn = random.pick([45, -45, 30, 60]);
  const rows = [-1, 0, 1].map((row) => {
    const half = row === 0 ? long : short;
    return pill([-half + row * shift, row * pitch], [half + row * shift, row * pitch], width);
  });
  return {
    ...shared,
    variant: `diagonal-${turn}`,
    concept: "a path between two points",
    motifs: ["path"],
    parts: fillTogether(
      rows.map(
        (row, index): MarkPart => ({ outline: rotate(row, turn), fill: index === 1 ? "primary" : "accent" }),
      ),
    ),
  };
}

/** Letters that are not a sign of another kind so drawn (S, I and Z would be menus and divisions). Pills and dots by lattice points, column then row: "00-02" is the left column, "11" a dot in the middle. */
const PILL_LETTERS: Readonly<Record<string, string>> = {
  A: "02-10-22 12",
  B: "00-02 10-10+ 12-12+",
  C: "20-00-02-22 21",
  D: "00-02 10-21-12",
  E: "00-20 01-11 02-22",
  F: "00-20 01-11 02",
  G: "20-00-02-22 21",
  H: "00-02 11 20-22",
  J: "20-22-02 00",
  K: "00-02 20-11-22",
  L: "00-02-22 20",
  M: "02-00 11 20-22",
  N: "02-00 20-22 11",
  O: "00-20-22 01-02",
  P: "02-00-20-21 12",
  Q: "00-02-12 10-20-21 22",
  R: "02-00-20 11 22",
  T: "00-20 11-12",
  U: "00-02-22-20 10",
  V: "00-12-20 10",
  W: "00-02 11 20-22",
  X: "00-22 20 02",
  Y: "00-11-20 12",
};

function pillLetter(random: Random, latin: string): MarkSketch | null {
  const code = PILL_LETTERS[latin];
  if (!code) return null;
  const width = between(random, 26, 28.5);
  const pitch = (100 - width) / 2;
  const squeeze = between(random, 0.92, 1);
  const pointOf = (name: string): [number, number] => [
    (Number(name[0]) - 1) * pitch * squeeze,
    (Number(name[1]) - 1) * pitch,
  ];
  const round = random.next() < 0.75;
  const parts = code.split(" ").map((stroke, index): MarkPart => {
    const points = stroke.replaceAll("+", "").split("-").map(pointOf);
    const same = points.length === 1 || points.every(([x, y]) => x === points[0]![0] && y === points[0]![1]);
    const outline = same
      ? circle(points[0]![0], points[0]![1], width / 2 + (stroke.includes("+") ? 4 : 0))
      : band(
          points.map(([x, y], at) => [x, y, at > 0 && at < points.length - 1 && round ? width * 0.6 : 0]),
          width,
          { ends: "round" },
        );
    return { outline, fill: index === 1 ? "accent" : "primary" };
  });
  const _whole = parts.flatMap(({ outline }) => outline);
  return {
    ...shared,
    variant: `pills-${latin}`,
    concept: `${latin} from pills and dots`,
    motifs: ["letter", "together"],
    parts: fillTogether(parts),
  };
}

/** Rows of three pixels. */
const PIXEL_LETTERS: Readonly<Record<string, string>> = {
  A: "###|#.#|###|#.#",
  B: "##.|#.#|##.|#.#|##.",
  C: "###|#..|#..|###",
  D: "##.|#.#|#.#|##.",
  E: "###|#..|##.|#..|###",
  F: "###|#..|##.|#..",
  G: "###|#..|#.#|###",
  H: "#.#|#.#|###|#.#",
  I: "###|.#.|.#.|###",
  J: "..#|..#|#.#|###",
  K: "#.#|##.|##.|#.#",
  L: "#..|#..|#..|###",
  M: "#...#|##.##|#.#.#|#...#",
  N: "#..#|##.#|#.##|#..#",
  O: "###|#.#|#.#|###",
  P: "###|#.#|###|#..",
  Q: "###.|#.#.|#.#.|####",
  R: "###|#.#|##.|#.#",
  S: "###|#..|###|..#|###",
  T: "###|.#.|.#.|.#.",
  U: "#.#|#.#|#.#|###",
  V: "#.#|#.#|#.#|.#.",
  W: "#...#|#.#.#|##.##|#...#",
  X: "#.#|.#.|.#.|#.#",
  Y: "#.#|#.#|.#.|.#.",
  Z: "###|..#|#..|###",
};

/** Discs on the lattice, neighbours joined by bars as broad as they. */
function pixels(random: Random, latin: string, open: boolean): MarkSketch {
  const rows = PIXEL_LETTERS[latin]!.split("|");
  const on = (x: number, y: number) => rows[y]?.[x] === "#";
  const size = 0.5 * between(random, 0.92, 1);
  const shapes: Outline[] = [];
  rows.forEach((row, y) => {
    [...row].forEach((cell, x) => {
      if (cell !== "#") return;
      shapes.push(circle(x, y, size));
      if (on(x + 1, y)) shapes.push(rectangle(x, y - size, x + 1, y + size));
      if (on(x, y + 1)) shapes.push(rectangle(x - size, y, x + size, y + 1));
      const diagonal = (sign: 1 | -1) => on(x + sign, y + 1) && !on(x + sign, y) && !on(x, y + 1);
      for (const sign of [1, -1] as const) {
        if (diagonal(sign)) shapes.push(band(course([x, y], [x + sign, y + 1]), size * 1.3));
      }
    });
  });
  const letter = fill(scale(unite(...shapes.map((shape) => scale(shape, 20))), 1));
  if (!open) {
    return {
      ...shared,
      variant: `pixels-${latin}`,
      concept: `${latin} from round pixels`,
      motifs: ["letter", "box"],
      parts: [{ outline: letter, fill: "primary" }],
    };
  }
  const form = drawContainers(random, 2)[random.int(0, 1)]!;
  const cut = translate(fitOptically(letter, form.room * between(random, 0.94, 1.04)), 0, form.drop);
  return {
    ...shared,
    variant: `pixels-${latin}-${form.name}`,
    concept: `${latin} from round pixels in a ${form.name}`,
    motifs: ["letter", "box"],
    parts: [{ outline: subtract(form.outline, cut), fill: "primary" }],
  };
}

const shared = { roundness: 0.9 } as const;
