import { boundingBox, type Outline, rotate, scale } from "@/lib/geometry/outline";
import { intersect, pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import { fillTogether } from "@/lib/geometry/placement";
import {
  bar,
  circle,
  polygon,
  rectangle,
  regularPolygon,
  roundedRectangle,
  squircle,
} from "@/lib/geometry/shapes";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import type { Family } from "../family";

/** Straight bands and panels that seem folded from one sheet; the fold is the gap. */
export const fold: Family = {
  id: "fold",
  styles: { modern: 0.75, bold: 0.7, minimal: 0.5, classic: 0.35 },
  symmetry: "symmetric",
  isCut: true,
  largestShare: 0.04,
  lettersServed: 26,
  draw({ random, letter }) {
    return [
      ribbon(random),
      ...random
        .shuffle([peak, chevrons, box, plane, ribbon])
        .slice(0, 2)
        .map((way) => way(random)),
      ...(letter?.latin ? foldedLetter(random, letter.latin) : []),
    ];
  },
};

const shared = { roundness: 0 } as const;

/** Summits in a disc, the sky above them. */
function peak(random: Random): MarkSketch {
  const gap = between(random, 7, 8.5);
  const top = between(random, -20, -8);
  const apart = between(random, 15, 22);
  const lower = top + between(random, 12, 20);
  const side = random.pick([-1, 1]);
  const range = (lift: number): Outline =>
    scale(
      polygon(
        [-apart - 70, top + 70 - lift],
        [-apart, top - lift],
        [-apart + (lower - top + apart * 2) / 2, top + (lower - top + apart * 2) / 2 - lift],
        [apart, lower - lift],
        [apart + 90, lower + 90 - lift],
      ),
      side,
      1,
    );
  const disc = random.pick([
    circle(0, 0, 50),
    squircle(50),
    roundedRectangle(-50, -50, 50, 50, between(random, 6, 24)),
    regularPolygon(6, 54),
    roundedRectangle(-46, -50, 46, 50, [46, 46, 0, 0]),
  ]);
  return {
    ...shared,
    variant: "peaks",
    concept: "two summits under an open sky",
    motifs: ["mountain"],
    roundness: 0.5,
    parts: [
      { outline: subtract(disc, range(gap * Math.SQRT2)), fill: "accent" },
      { outline: intersect(disc, range(0)), fill: "primary" },
    ],
  };
}

/** Angles on the way up (or onwards), each lighter than the one before. */
function chevrons(random: Random): MarkSketch {
  const turn = random.pick([0, 0, 90, 180]);
  const [rise, gap] = [between(random, 20, 44), between(random, 5.5, 8)];
  const lighter = between(random, 0.42, 0.7);
  const weights = random.pick([
    [1, lighter],
    [1, lighter, lighter ** 2],
  ]);
  const room = 100 - rise - gap * (weights.length - 1);
  const unit = room / weights.reduce((sum, weight) => sum + weight, 0);
  let top = -50;
  const parts = weights.map((weight, index): MarkPart => {
    const [y, thick] = [top, weight * unit];
    top += thick + gap;
    const outline = polygon(
      [-50, y + rise],
      [0, y],
      [50, y + rise],
      [50, y + rise + thick],
      [0, y + thick],
      [-50, y + rise + thick],
    );
    return { outline: rotate(outline, turn), fill: index === 0 ? "primary" : "accent" };
  });
  return { ...shared, variant: "chevrons", concept: "steps onwards", motifs: ["path"], parts };
}

/** Three sides of a box, one of them open. */
function box(random: Random): MarkSketch {
  const gap = between(random, 6, 7.5);
  const hexagon = regularPolygon(6, 52);
  const spoke = (degrees: number) => rotate(rectangle(-gap / 2, 0, gap / 2, 70), degrees);
  const panels = subtract(hexagon, spoke(0), spoke(120), spoke(240));
  const parts = pieces(panels).sort(byTop);
  return {
    ...shared,
    variant: "box",
    concept: "a box, seen from its corner",
    motifs: ["box"],
    parts: parts.map((outline, index) => ({ outline, fill: index === 0 ? "accent" : "primary" })),
  };
}

/** A sheet folded into a plane. */
function plane(random: Random): MarkSketch {
  const gap = between(random, 6, 7);
  const notch = between(random, 26, 32);
  const wing = between(random, 46, 50);
  const shape = polygon(
    [-9, -50],
    [9, -50],
    [wing, 34],
    [wing, 42],
    [0, 42 - notch],
    [-wing, 42],
    [-wing, 34],
  );
  const panels = pieces(subtract(shape, rectangle(-gap / 2, -70, gap / 2, 70))).sort(byLeft);
  return {
    ...shared,
    variant: "plane",
    concept: "a sheet that takes off",
    motifs: ["path"],
    parts: panels.map((outline, index): MarkPart => ({ outline, fill: index === 0 ? "primary" : "accent" })),
  };
}

/** Two or three panels of one ribbon, folded to and fro. */
function ribbon(random: Random): MarkSketch {
  const count = random.pick([2, 3, 3, 4]);
  const gap = between(random, 5.5, 7.5);
  const slant = between(random, 14, 44);
  const turn = random.pick([0, 90]);
  const half = between(random, 28, 44);
  const broad = random.next() < 0.4 ? between(random, 1.2, 1.5) : 1;
  const outer = between(random, 0.7, 1.1);
  const widths = [
    [1, 1],
    [outer, broad, outer],
    [1, outer, outer, 1],
  ][count - 2]!;
  const unit = (100 - gap * (count - 1)) / widths.reduce((sum, width) => sum + width, 0);
  let x = -50;
  const parts = widths.map((width, index): MarkPart => {
    const [from, to] = [x, x + width * unit];
    x = to + gap;
    const lean = (index % 2 === 0 ? 1 : -1) * (slant / 2);
    const panel = polygon([from, lean - half], [to, -lean - half], [to, half - lean], [from, half + lean]);
    return { outline: rotate(panel, turn), fill: index === 1 ? "accent" : "primary" };
  });
  return {
    ...shared,
    variant: `ribbon-${count}-${turn}`,
    concept: count === 2 ? "two pages of one sheet" : "a ribbon folded to and fro",
    motifs: ["layers"],
    parts: fillTogether(parts),
  };
}

/** Strokes of the letters that straight bands can draw; each stroke is one part. */
function foldedLetter(random: Random, latin: string): MarkSketch[] {
  const width = between(random, 24, 29);
  const gap = between(random, 6, 7.5);
  const strokes = letterStrokes(latin, width, gap);
  if (!strokes) return [];
  const lit = random.int(0, strokes.length - 1);
  return [
    {
      ...shared,
      variant: `letter-${latin}-${lit}`,
      concept: `the letter ${latin}, folded from one band`,
      motifs: ["letter", "path"],
      parts: strokes.map(
        (outline, index): MarkPart => ({ outline, fill: index === lit ? "accent" : "primary" }),
      ),
    },
  ];
}

function letterStrokes(latin: string, w: number, g: number): Outline[] | null {
  const e = 50;
  const left = rectangle(-e, -e, -e + w, e);
  const right = rectangle(e - w, -e, e, e);
  const beyond = rectangle(-200, -200, 200, -e);
  const within = (outline: Outline) => subtract(outline, beyond, scale(beyond, 1, -1));
  switch (latin) {
    case "N":
    case "Z": {
      const band = polygon([-e, -e], [-e + w, -e], [e, e], [e - w, e]);
      const inner = subtract(
        band,
        rectangle(-e - 1, -60, -e + w + g, 60),
        rectangle(e - w - g, -60, e + 1, 60),
      );
      const parts = [left, inner, right];
      return latin === "N" ? parts : parts.map((part) => scale(rotate(part, 90), -1, 1));
    }
    case "M":
    case "W": {
      const x = e - w - g;
      const v = polygon([-x, -e], [0, 0], [x, -e], [x, -e + w * 1.3], [0, w * 1.3], [-x, -e + w * 1.3]);
      const parts = [left, v, right];
      return latin === "M" ? parts : parts.map((part) => scale(part, 1, -1));
    }
    case "V":
    case "A": {
      const arm = subtract(
        polygon([-e, -46], [-e + w * 1.2, -46], [w * 0.6, 46], [-w * 0.6, 46]),
        rectangle(-g / 2, -60, 60, 60),
      );
      const parts = [arm, scale(arm, -1, 1)];
      return latin === "V" ? parts : parts.map((part) => scale(part, 1, -1));
    }
    case "X": {
      const across = bar([-e - 6, -e - 16], [e + 6, e + 16], w * 0.95);
      const clear = bar([-80, -94.5], [80, 94.5], w * 0.95 + 2 * g);
      return [within(across), ...pieces(subtract(within(scale(across, -1, 1)), clear))];
    }
    case "K": {
      const arm = within(bar([-e + w, 8], [e + 20, -e - 34], w * 0.92));
      const clear = rectangle(-90, -90, -e + w + g, 90);
      return [left, subtract(unite(arm, scale(arm, 1, -1)), clear)];
    }
    case "L":
      return [
        polygon([-e + 8, -e], [-e + 8 + w, -e], [-e + 8 + w, e - w - g], [-e + 8, e - g]),
        polygon([-e + 8 + g * 0.4, e], [-e + 8 + w + g * 0.4, e - w], [e - 8, e - w], [e - 8, e]),
      ];
    case "T":
      return [rectangle(-e, -e, e, -e + w), rectangle(-w / 2, -e + w + g, w / 2, e)];
    case "H":
      return [left, rectangle(-e + w + g, -w * 0.45, e - w - g, w * 0.45), right];
    default:
      return null;
  }
}

function byLeft(one: Outline, other: Outline): number {
  return boundingBox(one)!.minX - boundingBox(other)!.minX;
}

function byTop(one: Outline, other: Outline): number {
  return boundingBox(one)!.minY - boundingBox(other)!.minY;
}
