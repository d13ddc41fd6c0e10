import type { Corner } from "@/lib/geometry/band";
import type { MarkSketch } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import { knot, QUARTERS, ROUND, roundingPair, settled } from "./interlace-mark";

/** Marks of one line that crosses itself. */
export const lineForms: readonly ((random: Random) => MarkSketch)[] = [
  eight,
  leaves,
  hourglass,
  (random) => settled(random, innerLoop),
  (random) => settled(random, openEight),
  (random) => settled(random, loopAndOn),
  (random) => settled(random, cornerLoop),
  pretzel,
];

/** A line that closes on itself in two lobes, of unlike size or unlike corners. */
function eight(random: Random): MarkSketch {
  const [ra, rb] = roundingPair(random);
  // Two round lobes of one size are everybody's sign for infinity.
  const isCommon = ra >= 1 && rb >= 1;
  // Sharp and upright its middle would be a cross with bent arms.
  const isSharp = ra < 0.5 && rb < 0.5;
  const a = isCommon || (!isSharp && random.next() < 0.4) ? between(random, 0.66, 0.8) : 1;
  const squash = a < 1 || isSharp ? 1 : random.pick([1, 1, between(random, 0.72, 0.85)]);
  const corners: Corner[] = [
    [1, 0, rb],
    [1, -squash, rb],
    [0, -squash, rb],
    [0, a * squash, ra],
    [-a, a * squash, ra],
    [-a, 0, ra],
  ];
  return knot(random, {
    variant: "eight",
    concept: "one line, two sides",
    motifs: ["cycle", "together"],
    strands: [{ corners, closed: true }],
    width: [13.5, 16.5],
    turns: isSharp ? [45, -45] : squash === 1 && a === 1 ? [0, 45, -45, 90] : [0, 90],
    roundness: (ra + rb) / 2,
  });
}

/** Two leaves, or two drops, drawn in one line. */
function leaves(random: Random): MarkSketch {
  const [tip, side] = random.pick([
    [0, ROUND],
    [0, ROUND],
    [ROUND, 0],
  ] as const);
  const a = random.pick([1, between(random, 0.66, 0.8)]);
  const isTwisted = random.next() < 0.4;
  const [first, second] = isTwisted ? [side, tip] : [tip, side];
  const corners: Corner[] = [
    [1, 0, side],
    [1, -1, tip],
    [0, -1, side],
    [0, a, second],
    [-a, a, first],
    [-a, 0, second],
  ];
  return knot(random, {
    variant: "leaves",
    concept: "two leaves of one line",
    motifs: tip === 0 ? ["leaf", "together"] : ["cycle", "together"],
    strands: [{ corners, closed: true }],
    width: [14, 18],
    turns: a === 1 ? [0, 45, -45, 90] : [0, 90],
    roundness: 1.5,
  });
}

/** Two lobes between slanting sides, one of them left open now and then. */
function hourglass(random: Random): MarkSketch {
  const [half, top] = [between(random, 0.55, 0.95), random.pick([1, between(random, 0.65, 0.85)])];
  const [ra, rb] = roundingPair(random);
  const bulge = random.pick([0, between(random, 0.3, 0.5)]);
  const lobe = (sign: number, wide: number, r: number): Corner[] => [
    [wide * half, sign * wide, r],
    ...(bulge === 0
      ? []
      : ([
          [wide * half, sign * (wide + bulge), r],
          [-wide * half, sign * (wide + bulge), r],
        ] as const)),
    [-wide * half, sign * wide, r],
  ];
  const leg = between(random, 0.4, 0.6);
  const open: Corner[] = [
    [-half, 1 + leg],
    [-half, 1, rb],
    ...lobe(-1, top, ra),
    [half, 1, rb],
    [half, 1 + leg],
  ];
  const isOpen = random.next() < 0.45;
  return knot(random, {
    variant: isOpen ? "hourglass-open" : "hourglass",
    concept: "one line that returns",
    motifs: ["cycle"],
    strands: isOpen
      ? [{ corners: open }]
      : [{ corners: [...lobe(-1, top, ra), ...lobe(1, 1, rb)], closed: true }],
    width: [13, 17],
    // Upright and open it would be a ribbon of remembrance.
    turns: isOpen ? [180, 90, 270] : [0, 90, 90],
    roundness: (ra + rb) / 2,
  });
}

/** A line that winds twice before it closes. */
function innerLoop(random: Random): MarkSketch {
  const [wanted, rb] = roundingPair(random);
  // Mirrored in its diagonal, the form stands on its corner; any other stands upright.
  const isEven = random.next() < 0.35;
  const ra = isEven ? Math.min(wanted, MOST_EVEN) : wanted;
  const odd = wanted === ROUND ? 0 : isEven ? MOST_EVEN : ROUND;
  const [left, top] = isEven
    ? [between(random, -22, -16), between(random, -22, -16)]
    : [between(random, -12, 0), between(random, -18, -10)];
  const [right, low] = isEven ? [-top, -left] : [between(random, 20, 24), between(random, 14, 24)];
  const corners: Corner[] = [
    [-50, -50, odd],
    [50, -50, ra],
    [50, 50, isEven ? odd : ra],
    [left, 50, ra],
    [left, top, rb],
    [right, top, rb],
    [right, low, rb],
    [-50, low, ra],
  ];
  return knot(random, {
    variant: "inner-loop",
    concept: "a line that turns within itself",
    motifs: ["orbit", "cycle"],
    strands: [{ corners, closed: true }],
    width: [12, 14.5],
    turns: isEven ? [45, -45, 135] : QUARTERS,
    roundness: (ra + rb) / 2,
  });
}

/** Rounder, the outer line would touch the inner loop. */
const MOST_EVEN = 2;

/** Two lobes in a diagonal, the lower one open. */
function openEight(random: Random): MarkSketch {
  const [wanted, rb] = roundingPair(random);
  // Never both sharp: its middle would be a cross with bent arms.
  const ra = Math.max(wanted, rb) < 1 ? ROUND : wanted;
  const [drop, stop] = [between(random, 0.6, 0.68), between(random, -0.7, -0.58)];
  const corners: Corner[] = [
    [-1, drop],
    [-1, 0, ra],
    [1, 0, rb],
    [1, -1, rb],
    [0, -1, rb],
    [0, 1, ra],
    [stop, 1],
  ];
  return knot(random, {
    variant: "open-eight",
    concept: "a line that takes a turn",
    motifs: ["path"],
    strands: [{ corners }],
    width: [14, 18],
    turns: QUARTERS,
    ends: ["flat"],
    roundness: (ra + rb) / 2,
  });
}

/** An open line that loops above the ground and goes on as it came. */
function loopAndOn(random: Random): MarkSketch {
  const rb = roundingPair(random)[0];
  const ra = random.pick([0, 0.5, 1]);
  const [half, neck] = [between(random, 0.55, 0.75), between(random, 0.4, 0.55)];
  const lead = between(random, 0.95, 1.2);
  const crown = random.pick<Corner[]>([
    [
      [half, -0.25, rb],
      [half, -1, rb],
      [-half, -1, rb],
      [-half, -0.25, rb],
    ],
    [
      [half, -0.4, rb],
      [0, -1.15, rb],
      [-half, -0.4, rb],
    ],
    [
      [half * 1.25, -0.8, rb],
      [-half * 1.25, -0.8, rb],
    ],
  ]);
  const corners: Corner[] = [[-lead, 0.9], [-neck, 0.9, ra], ...crown, [neck, 0.9, ra], [lead, 0.9]];
  return knot(random, {
    variant: "loop-and-on",
    concept: "a line that loops and goes on",
    motifs: ["path"],
    strands: [{ corners }],
    width: [14, 17],
    turns: [0, 0, 180, 90, 270],
    roundness: (ra + rb) / 2,
  });
}

/** A frame whose line makes a loop at one corner. */
function cornerLoop(random: Random): MarkSketch {
  const loop = between(random, 1, 1.3);
  const [ra, rb] = roundingPair(random);
  const squash = random.pick([1, between(random, 0.8, 0.92)]);
  const corners: Corner[] = [
    [1, 1, ra],
    [-1, 1, ra],
    [-1, -squash, ra],
    [1 + loop, -squash, rb],
    [1 + loop, -squash - loop, rb],
    [1, -squash - loop, rb],
  ];
  return knot(random, {
    variant: "corner-loop",
    concept: "a frame tied by its own line",
    motifs: ["together", "box"],
    strands: [{ corners, closed: true }],
    width: [13, 16],
    turns: QUARTERS,
    roundness: (ra + rb) / 2,
  });
}

/** A line whose ends cross and lie down beneath its own middle. */
function pretzel(random: Random): MarkSketch {
  const [ra, rb] = roundingPair(random);
  const [half, peak] = [between(random, 0.5, 0.66), between(random, 0.42, 0.64)];
  const wide = random.pick([1, between(random, 0.82, 0.92), between(random, 1.1, 1.3)]);
  const corners: Corner[] = [
    [-half, TUCKED],
    [peak, -1, rb],
    [wide, -1, rb],
    [wide, 1, ra],
    [-wide, 1, ra],
    [-wide, -1, rb],
    [-peak, -1, rb],
    [half, TUCKED],
  ];
  return knot(random, {
    variant: "pretzel",
    concept: "a line that folds its arms",
    motifs: ["together"],
    strands: [{ corners }],
    width: [11.5, 13.5],
    turns: [0, 0, 180, 90],
    roundness: (ra + rb) / 2,
  });
}

/** Just past the middle of a band at 1, so that the crossing is found. */
const TUCKED = 1.02;
