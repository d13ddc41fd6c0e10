import { boundingBox, type Outline, rotate, type Segment } from "@/lib/geometry/outline";
import { intersect, pieces, subtract } from "@/lib/geometry/path-boolean";
import { arcBand, circle, roundArcBand } from "@/lib/geometry/shapes";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import { drawSome, type Family } from "../family";
import { growthRings, pathway, print, radar, shell, theatre } from "./arc-stack-scenes";

/** Arcs and bands that lie in or upon each other. */
export const arcStack: Family = {
  id: "arc-stack",
  styles: { minimal: 0.75, modern: 0.6, classic: 0.4, bold: 0.4 },
  symmetry: "symmetric",
  isCut: true,
  largestShare: 0.04,
  lettersServed: 26,
  draw({ random }) {
    const ways = [
      () => orbit(random, random.pick([1, 2])),
      () => random.pick([waves, valley])(random),
      () => pathway(random),
      () => shell(random),
      () => radar(random),
      () => theatre(random),
      () => print(random),
      () => growthRings(random),
    ];
    return drawSome(random, ways, DRAWN);
  },
};

const DRAWN = 6;

const shared = { roundness: 1 } as const;

/** A core with open rings round it. */
function orbit(random: Random, rings: 1 | 2): MarkSketch {
  const round = random.next() < 0.5;
  const turn = random.pick([0, 90, 180, 270]);
  const open = between(random, 28, 92);
  const bands: [number, number][] =
    rings === 1
      ? [[50, between(random, 32, 38)]]
      : [
          [50, 39.5],
          [31.5, 21],
        ];
  const core = rings === 1 ? between(random, 14, 23) : between(random, 11.5, 13);
  const arc = round ? roundArcBand : arcBand;
  const parts = bands.map(
    ([outer, inner], index): MarkPart => ({
      outline: rotate(arc(0, 0, outer, inner, open, 360 - open), turn + 180 * index),
      fill: "primary",
    }),
  );
  return {
    ...shared,
    variant: `orbit-${rings}`,
    concept: "a core and what moves round it",
    motifs: ["orbit"],
    parts: [...parts, { outline: circle(0, 0, core), fill: "accent" }],
  };
}

/** A disc that waves run through. */
function waves(random: Random): MarkSketch {
  const height = between(random, 5, 19);
  const gap = between(random, 6.5, 9);
  const distance = between(random, 13, 17);
  const turn = random.pick([0, 0, -25, 35]);
  const disc = subtract(circle(0, 0, 50), waveBand(-distance, height, gap), waveBand(distance, height, gap));
  const parts = fromTop(disc).map(
    (outline, index): MarkPart => ({
      outline: rotate(outline, turn),
      fill: index === 1 ? "accent" : "primary",
    }),
  );
  return {
    ...shared,
    variant: "waves",
    concept: "water in motion",
    motifs: ["water"],
    parts,
  };
}

/** Two slopes that meet in a disc. */
function valley(random: Random): MarkSketch {
  const gap = between(random, 7, 8.5);
  const radius = between(random, 44, 80);
  const side = random.pick([-1, 1]);
  const lift = side * between(random, 14, 30);
  const disc = circle(0, 0, 50);
  const far = circle(-lift - side * 8, radius + between(random, -4, 8), radius);
  const near = circle(lift + side * 8, radius + between(random, 14, 20), radius * 0.9);
  const wider = (outline: Outline, by: number): Outline => {
    const box = boundingBox(outline)!;
    return circle((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, (box.maxX - box.minX) / 2 + by);
  };
  return {
    ...shared,
    variant: "valley",
    concept: "layers of a landscape",
    motifs: ["mountain"],
    parts: [
      { outline: subtract(disc, wider(far, gap), wider(near, gap)), fill: "primary" },
      { outline: subtract(intersect(disc, far), wider(near, gap)), fill: "primary" },
      { outline: intersect(disc, near), fill: "accent" },
    ],
  };
}

/** A band of constant height `gap` that swings by `height` over a period of 100. */
function waveBand(y: number, height: number, gap: number): Outline {
  const swing = height * 1.33;
  const edge = (top: number): Segment[] =>
    [-100, -50, 0, 50].map((x, index) => {
      const bend = index % 2 === 0 ? swing : -swing;
      return ["C", [x, top], [x + 18, top + bend], [x + 32, top + bend], [x + 50, top]];
    });
  const upper = edge(y - gap / 2);
  const lower = edge(y + gap / 2)
    .toReversed()
    .map(
      (segment): Segment =>
        segment[0] === "C" ? ["C", segment[4], segment[3], segment[2], segment[1]] : segment,
    );
  return [
    [
      ...upper,
      ["L", [100, y - gap / 2], [100, y + gap / 2]],
      ...lower,
      ["L", [-100, y + gap / 2], [-100, y - gap / 2]],
    ],
  ];
}

function fromTop(outline: Outline): Outline[] {
  return pieces(outline).sort((one, other) => boundingBox(one)!.minY - boundingBox(other)!.minY);
}
