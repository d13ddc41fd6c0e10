import type { Point } from "@/lib/geometry/outline";
import { polar } from "@/lib/geometry/shapes";
import { between, type Random } from "@/lib/model/random";
import type { Plan } from "./network-plan";
import type { Knot, Link } from "./network-sides";

/** The plans of the free nets; lengths are rough, the finished net is scaled to its square. */

/** The share of a ring's radius that its hole takes. */
const HOLE: readonly [number, number] = [0.46, 0.58];

function ringed(random: Random, knot: Knot): Knot {
  return { ...knot, hole: knot.radius * between(random, ...HOLE) };
}

/** A large hub with satellites of unlike size on links of unlike length. */
export function hub(random: Random): Plan {
  const angles = random.pick(HUB_ANGLES);
  const count = angles.length;
  const width = between(random, 15, 19);
  const start = random.pick([0, 90, 180, 270, 45]);
  const sizes = random.shuffle([between(random, 14, 16), 17, 20, 24].slice(0, count));
  const satellites = sizes.map((size, index): Knot => {
    const reach = random.pick([46, 52, 58, 62]);
    return { at: polar(0, 0, reach, start + angles[index]!), radius: size };
  });
  const centre: Knot = { at: [0, 0], radius: between(random, 25, 34) };
  return {
    knots: [random.next() < 0.75 ? ringed(random, centre) : centre, ...satellites],
    links: sizes.map((_, index): Link => ({ from: 0, to: index + 1, width })),
    fillet: count === 4 ? 0 : random.pick([5, 9, 14]),
  };
}

/** On axes that the eye knows, and not all round alike. */
const HUB_ANGLES: readonly (readonly number[])[] = [
  [0, 120, 240],
  [0, 90, 225],
  [0, 135, 270],
  [0, 135, 225],
  [0, 180, 270],
  [0, 90, 180, 315],
  [0, 60, 180, 240],
];

/** Three legs that meet in a small joint. */
export function tripod(random: Random): Plan {
  const width = between(random, 13, 18);
  const start = random.pick([-90, 90, 0, 180, -60, -45]);
  const spread = random.pick([
    [0, 120, 240],
    [0, 90, 225],
    [0, 135, 225],
    [0, 90, 180],
  ] as const);
  const sizes = random.shuffle([between(random, 12, 15), between(random, 17, 20), between(random, 23, 28)]);
  const lengths = random.shuffle([36, 42, between(random, 46, 52)]);
  const feet = sizes.map((radius, index): Knot => {
    const knot: Knot = { at: polar(0, 0, lengths[index]!, start + spread[index]!), radius };
    return radius > 22 ? ringed(random, knot) : knot;
  });
  const bend = random.next() < 0.5 ? random.pick([-1, 1]) * between(random, 5, 9) : 0;
  return {
    knots: [{ at: [0, 0], radius: width * random.pick([0.75, 0.95]) }, ...feet],
    links: feet.map((_, index): Link => ({ from: 0, to: index + 1, width, rise: bend })),
    fillet: random.pick([4, 8, 14]),
  };
}

/** A way with stops that turns twice. */
export function route(random: Random): Plan {
  const width = between(random, 14, 19);
  const [x, y] = [between(random, 28, 36), between(random, 28, 36)];
  const round = between(random, 10, 30);
  const alike = random.next() < 0.4;
  const ends: Knot[] = [
    { at: [-x, -y], radius: alike ? 21 : between(random, width * 0.75, 14) },
    { at: [x, y], radius: alike ? 21 : between(random, 23, 29) },
  ];
  const slanted = random.next() < 0.5;
  const level = between(random, -7, 7);
  const most = Math.min(round, (y - Math.abs(level)) * 0.5, x * 0.9);
  const via = slanted
    ? ([
        [x * 0.8, -y, Math.min(round, 16)],
        [-x * 0.8, y, Math.min(round, 16)],
      ] as const)
    : ([
        [-x, level, most],
        [x, level, most],
      ] as const);
  const hollow = alike ? [0, 1] : random.pick([[1], [1], []]);
  const knots = ends.map((knot, index) => (hollow.includes(index) ? ringed(random, knot) : knot));
  return { knots, links: [{ from: 0, to: 1, width, via }], fillet: random.pick([0, 4, 8]) };
}

/** A way through a stop: out of one end, round a corner, through the ring and on. */
export function stopover(random: Random): Plan {
  const width = between(random, 13, 17);
  const [x, y] = [between(random, 36, 44), between(random, 36, 44)];
  const round = between(random, 6, 18);
  const cap = between(random, 14, 21);
  const upright = random.next() < 0.5;
  const side = random.pick([-1, 1]);
  const leant = (across: number, down: number): Point =>
    upright ? [across * side, down] : [down * side, across];
  const [one, other] = [leant(-x, -y), leant(x, y)];
  return {
    knots: [
      { at: one, radius: cap },
      ringed(random, { at: [0, 0], radius: between(random, 22, 26) }),
      { at: other, radius: cap },
    ],
    links: [
      { from: 0, to: 1, width, via: [[...leant(-x, 0), round]] },
      { from: 1, to: 2, width, via: [[...leant(x, 0), round]] },
    ],
    fillet: random.pick([0, 4]),
  };
}

/** One that passes on to two or three, by curved links. */
export function fork(random: Random): Plan {
  const width = between(random, 13, 17);
  const bend = between(random, 4, 18) * random.pick([-1, 1, 1]);
  const heavy = random.next() < 0.5;
  const sizes = random.shuffle([between(random, 13, 16), between(random, 19, 24)]);
  const turn = random.pick([0, 0, 90, -90, 180]);
  const at = (x: number, y: number): Point =>
    polar(0, 0, Math.hypot(x, y), turn + (Math.atan2(y, x) * 180) / Math.PI);
  const root: Knot = { at: at(-34, 0), radius: heavy ? between(random, 27, 35) : between(random, 18, 23) };
  const knots: Knot[] = [
    random.next() < 0.7 ? ringed(random, root) : root,
    { at: at(between(random, 20, 34), between(random, -42, -36)), radius: sizes[0]! },
    { at: at(between(random, 20, 36), between(random, 34, 42)), radius: sizes[1]! },
  ];
  if (knots[0] === root) knots[2] = ringed(random, { ...knots[2]!, radius: 22 });
  const links: Link[] = [
    { from: 0, to: 1, width, rise: bend },
    { from: 0, to: 2, width, rise: random.next() < 0.5 ? -bend : bend },
  ];
  if (random.next() < 0.3) {
    knots.push({ at: at(between(random, 36, 48), 0), radius: 12 });
    links.push({ from: 0, to: 3, width });
  }
  return { knots, links, fillet: links.length > 2 ? 0 : random.pick([0, 5, 9]) };
}

/** Round bodies that hold on to each other by a neck, as drops do. */
export function coupling(random: Random): Plan {
  const [large, small] = [between(random, 25, 33), between(random, 15, 20)];
  const width = between(random, 11, 19);
  const apart = large + small + between(random, 9, 20);
  const turn = random.pick([0, 45, -45, 90, 135]);
  const knots: Knot[] = [
    ringed(random, { at: [0, 0], radius: large }),
    { at: polar(0, 0, apart, turn), radius: small },
  ];
  const links: Link[] = [{ from: 0, to: 1, width, waisted: true }];
  const side = random.pick([-1, 1]);
  for (const step of random.pick([[0], [0, 1], [1], [0, 0]])) {
    const base = knots[step]!;
    const last = between(random, 11, 16);
    const turned = side * (step === 0 ? 90 + (links.length - 1) * 90 : random.pick([45, 90]));
    const reach = base.radius + last + between(random, 8, 14);
    knots.push({ at: polar(base.at[0], base.at[1], reach, turn + turned), radius: last });
    links.push({ from: step, to: knots.length - 1, width: between(random, 10, 14), waisted: true });
  }
  return { knots, links, fillet: 0 };
}

/** Bodies of unlike size on one orbit round a core. */
export function orbiters(random: Random): Plan {
  const reach = between(random, 38, 41);
  const width = between(random, 9.5, 13);
  const start = random.pick([0, 30, 45, 60, 90, 180, 210, 270]);
  const open = random.next() < 0.5;
  const sizes = random.shuffle([between(random, 11, 13), 16, between(random, 19, 22)]);
  const steps = random.shuffle([96, 120, 144]);
  const angles = [start, start + steps[0]!, start + steps[0]! + steps[1]!];
  const core = between(random, 12, 17);
  const knots: Knot[] = sizes.map((radius, index) => ({ at: polar(0, 0, reach, angles[index]!), radius }));
  const rise = (from: number, to: number) => reach * (1 - Math.cos(((to - from) * Math.PI) / 360));
  const links: Link[] = [
    { from: 0, to: 1, width, rise: rise(angles[0]!, angles[1]!) },
    { from: 1, to: 2, width, rise: rise(angles[1]!, angles[2]!) },
    ...(open ? [] : [{ from: 2, to: 0, width, rise: rise(angles[2]!, angles[0]! + 360) }]),
  ];
  return { knots: [...knots, { at: [0, 0], radius: core }], links, fillet: random.pick([0, 3, 6]) };
}
