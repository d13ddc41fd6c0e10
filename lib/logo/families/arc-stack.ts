import type { Random } from "@/lib/model/random";
import { between, type Family, type MarkIdea, type MarkPart } from "../family";
import { boundingBox, type Outline, rotate, type Segment } from "../outline";
import { intersect, pieces, subtract } from "../path-boolean";
import { arcBand, circle, rectangle, roundArcBand, roundedRectangle } from "../shapes";

/** Arcs and bands that lie in or upon each other. */
export const arcStack: Family = {
  id: "arc-stack",
  styles: { minimal: 0.75, modern: 0.6, classic: 0.4, bold: 0.4 },
  draw({ random }) {
    const ways = [
      () => orbit(random, 1),
      () => orbit(random, 2),
      () => arches(random),
      () => waves(random),
      () => settingSun(random),
      () => valley(random),
      () => nestedMoons(random),
    ];
    return random
      .shuffle(ways)
      .slice(0, DRAWN)
      .map((way) => way());
  },
};

const DRAWN = 5;

const shared = { family: "arc-stack", symmetry: "symmetric", roundness: 1 } as const;

/** A core with open rings round it. */
function orbit(random: Random, rings: 1 | 2): MarkIdea {
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

/** Doorways within each other. */
function arches(random: Random): MarkIdea {
  const legs = between(random, 30, 48);
  const [band, gap] = [between(random, 13.5, 16), between(random, 6.5, 8)];
  const arch = (radius: number, inner: number): Outline =>
    subtract(
      roundedRectangle(-radius, -radius, radius, legs, [radius, radius, 0, 0]),
      ...(inner > 0 ? [roundedRectangle(-inner, -inner, inner, legs + 1, [inner, inner, 0, 0])] : []),
    );
  const second = 50 - band - gap;
  const third = second - band - gap;
  const solid = third < 9;
  const parts: MarkPart[] = [
    { outline: arch(50, 50 - band), fill: "primary" },
    { outline: arch(second, solid ? 0 : second - band), fill: solid ? "accent" : "primary" },
  ];
  if (!solid) parts.push({ outline: arch(third, 0), fill: "accent" });
  return {
    ...shared,
    variant: "arches",
    concept: "doorways that lead on",
    motifs: ["gate"],
    roundness: 0.7,
    parts,
  };
}

/** A disc that waves run through. */
function waves(random: Random): MarkIdea {
  const height = between(random, 11, 17);
  const gap = between(random, 7, 8.5);
  const distance = between(random, 13, 15.5);
  const disc = subtract(circle(0, 0, 50), waveBand(-distance, height, gap), waveBand(distance, height, gap));
  const parts = fromTop(disc).map(
    (outline, index): MarkPart => ({ outline, fill: index === 1 ? "accent" : "primary" }),
  );
  return {
    ...shared,
    variant: "waves",
    concept: "water in motion",
    motifs: ["water"],
    parts,
  };
}

/** The sun behind the lines of a horizon, which grow apart downwards. */
function settingSun(random: Random): MarkIdea {
  const first = between(random, 4, 10);
  const gap = between(random, 5.5, 6.5);
  const second = first + gap + between(random, 10, 12);
  const disc = subtract(
    circle(0, 0, 50),
    rectangle(-60, first, 60, first + gap),
    rectangle(-60, second, 60, second + gap * 1.3),
  );
  const parts = fromTop(disc).map(
    (outline, index): MarkPart => ({ outline, fill: index === 0 ? "primary" : "accent" }),
  );
  return {
    ...shared,
    variant: "setting-sun",
    concept: "the sun over a horizon",
    motifs: ["sun"],
    parts,
  };
}

/** Two slopes that meet in a disc. */
function valley(random: Random): MarkIdea {
  const gap = between(random, 7, 8.5);
  const radius = between(random, 58, 72);
  const lift = between(random, 16, 26);
  const disc = circle(0, 0, 50);
  const far = circle(-lift - 8, radius + 4, radius);
  const near = circle(lift + 8, radius + between(random, 14, 20), radius * 0.9);
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

/** A disc in a ring that widens to one side. */
function nestedMoons(random: Random): MarkIdea {
  const middle = between(random, 28, 31);
  const centre = 50 - middle - between(random, 10, 12);
  const turn = random.pick([0, 90, 180, 270]);
  const outer = subtract(circle(0, 0, 50), circle(0, centre, middle));
  return {
    ...shared,
    variant: "moons",
    concept: "a core and its widening ring",
    motifs: ["orbit"],
    parts: [
      { outline: rotate(outer, turn), fill: "primary" },
      { outline: rotate(circle(0, centre, middle - between(random, 7.5, 9)), turn), fill: "accent" },
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
