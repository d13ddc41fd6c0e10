import type { Corner } from "@/lib/geometry/band";
import { boundingBox, mirror, rotate } from "@/lib/geometry/outline";
import type { MarkSketch } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import type { Family } from "../family";
import { chaseFrame } from "./chase-frame";
import { lineForms } from "./interlace-lines";
import { interlaced, knot, QUARTERS, ROUNDINGS, roundingPair, SYMMETRY, settled } from "./interlace-mark";

/** Bands that pass over and under: one line that crosses itself, and strands that hold each other. */
export const interlace: Family = {
  id: "interlace",
  styles: { modern: 0.8, minimal: 0.7, bold: 0.75, classic: 0.6 },
  symmetry: SYMMETRY,
  lettersServed: 26,
  draw({ random }) {
    const strandForms = [crossover, threaded, links, impossible, impossible].map(
      (form) => (source: Random) => settled(source, form),
    );
    return [
      ...random.shuffle(lineForms).slice(0, LINES_DRAWN),
      ...random.shuffle(strandForms).slice(0, STRANDS_DRAWN),
    ].map((form) => form(random));
  },
};

const LINES_DRAWN = 5;
const STRANDS_DRAWN = 3;

/** Two ways that change sides. */
function crossover(random: Random): MarkSketch {
  const [ra] = roundingPair(random);
  const [lead, rise] = [between(random, 0.3, 0.55), between(random, 0.6, 0.95)];
  const way = (sign: number): Corner[] => [
    [-1, -sign * rise],
    [-lead, -sign * rise, ra],
    [lead, sign * rise, ra],
    [1, sign * rise],
  ];
  return knot(random, {
    variant: "crossover",
    concept: "two ways that cross",
    motifs: ["path", "together"],
    strands: [{ corners: way(1) }, { corners: way(-1), weight: random.pick([1, 1, 0.7]) }],
    width: [16, 20],
    turns: [0, 90],
    roundness: ra,
  });
}

/** A bent bar that goes in and out of a ring. */
function threaded(random: Random): MarkSketch {
  const [ra, rb] = roundingPair(random);
  const [reach, at] = [between(random, 2.15, 2.35), between(random, -0.12, 0)];
  const thread: Corner[] = [
    [reach, at],
    [at, at, rb],
    [at, reach],
  ];
  return knot(random, {
    variant: "threaded",
    concept: "one that passes through another",
    motifs: ["together", "doorway"],
    strands: [
      { corners: box(0, 0, 1, 1, ra), closed: true },
      { corners: thread, weight: random.pick([1, 1.15]) },
    ],
    width: [12.5, 14],
    turns: [45, 135, 225, 315],
    ends: ["flat", "round"],
    roundness: (ra + rb) / 2,
  });
}

/** Two links of unlike size and form. */
function links(random: Random): MarkSketch {
  const ra = random.pick(ROUNDINGS);
  const rb = random.pick(ROUNDINGS.filter((other) => other !== ra));
  const small = between(random, 0.8, 0.94);
  return knot(random, {
    variant: "links",
    concept: "a large one that holds a small one",
    motifs: ["together"],
    strands: [
      { corners: box(0, 0, 1, 1, ra), closed: true },
      { corners: box(1, 1, small, small, rb), closed: true },
    ],
    width: [12.5, 15],
    turns: [...QUARTERS, 45, -45],
    roundness: (ra + rb) / 2,
  });
}

function box(x: number, y: number, halfWidth: number, halfHeight: number, r: number): Corner[] {
  return [
    [x - halfWidth, y - halfHeight, r],
    [x + halfWidth, y - halfHeight, r],
    [x + halfWidth, y + halfHeight, r],
    [x - halfWidth, y + halfHeight, r],
  ];
}

/** A frame of bent bands, each over the next: it could not be built. */
function impossible(random: Random): MarkSketch {
  const [sides, pieces] = random.pick([
    [6, 3],
    [6, 3],
    [4, 2],
    [6, 2],
  ] as const);
  const taper = pieces === 3 ? between(random, -0.6, -0.2) : 0;
  const shape = {
    sides,
    pieces,
    taper,
    // Three inner ends need room for each other.
    opening: pieces === 3 ? 1 + taper + between(random, 0.44, 0.6) : between(random, 0.5, 1.2),
    rounding: random.pick(pieces === 3 ? [0, 0, 0.5] : [0, 0, 0.5, 0.8]),
    overhang: pieces === 3 ? 0 : random.pick([0, 0, between(random, 0.3, 0.6)]),
    start: random.pick(["flush", "onward", "square"] as const),
  };
  const loose = boundingBox(chaseFrame({ ...shape, gap: 0.45 }).flat())!;
  const side = Math.max(loose.maxX - loose.minX, loose.maxY - loose.minY);
  const outlines = chaseFrame({ ...shape, gap: (between(random, 5.8, 7) * side) / 100 });
  const turn = random.pick(sides === 6 ? [0, 30, 90] : [0, 45, 90]);
  const isMirrored = random.next() < 0.5;
  return interlaced(
    {
      variant: `impossible-${sides === 4 ? "square" : "hexagon"}-${pieces === 2 ? "two" : "three"}`,
      concept: "each rests on the next",
      motifs: ["together", "box", "cycle"],
      roundness: shape.rounding,
    },
    outlines.map((outline) => rotate(isMirrored ? mirror(outline) : outline, turn)),
  );
}
