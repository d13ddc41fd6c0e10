import { type Outline, rotate, scale, translate } from "@/lib/geometry/outline";
import { pieces, subtract } from "@/lib/geometry/path-boolean";
import { fillTogether } from "@/lib/geometry/placement";
import { drawContainers } from "@/lib/logo/fields/containers";
import type { MarkPart, MarkSketch, Motif } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";
import { letterPlan } from "./network-letter";
import { coupling, fork, hub, orbiters, route, stopover, tripod } from "./network-nets";
import { type Plan, settledNet } from "./network-plan";
import { traceNet } from "./network-trace";

/** Nodes and links in one exact form: what is connected, what branches, what leads from one stop to the next. */
export const network: Family = {
  id: "network",
  styles: { modern: 0.4, minimal: 0.3, bold: 0.2, classic: 0.1 },
  symmetry: "asymmetric",
  largestShare: 0.015,
  lettersServed: 26,
  draw(input) {
    const { random } = input;
    const ways = random.shuffle(NETS).slice(0, DRAWN);
    return [
      ...constellation(input),
      ...ways.flatMap((net) => free(random, net)),
      ...inlaid(input),
      ...circuit(random),
    ];
  },
};

const DRAWN = 5;

interface Net {
  readonly variant: string;
  readonly concept: string;
  readonly motifs: readonly Motif[];
  readonly plan: (random: Random) => Plan;
}

const NETS: readonly Net[] = [
  { variant: "hub", concept: "one that many hold on to", motifs: ["together", "orbit"], plan: hub },
  { variant: "tripod", concept: "three that stand on one point", motifs: ["together"], plan: tripod },
  { variant: "route", concept: "the way from one stop to the next", motifs: ["path"], plan: route },
  { variant: "stopover", concept: "a way and the stop on it", motifs: ["path"], plan: stopover },
  { variant: "fork", concept: "one that passes on to others", motifs: ["path", "together"], plan: fork },
  { variant: "coupling", concept: "two that will not let go", motifs: ["together", "drop"], plan: coupling },
  { variant: "orbiters", concept: "unlike bodies on one orbit", motifs: ["orbit", "cycle"], plan: orbiters },
];

function free(random: Random, { plan, ...named }: Net): MarkSketch[] {
  const net = settledNet(random, plan);
  return net ? [idea(named, pieces(net))] : [];
}

function constellation({ random, letter }: FamilyInput): MarkSketch[] {
  const plan = letter?.latin ? letterPlan(letter.latin) : null;
  const net = plan && settledNet(random, plan);
  if (!net) return [];
  const named = { variant: `constellation-${letter!.latin}`, concept: "the initial as a constellation" };
  return [idea({ ...named, motifs: ["letter", "together"] }, [net])];
}

/** A net in the ground of a solid. */
function inlaid({ random }: FamilyInput): MarkSketch[] {
  const net = random.pick(NETS.filter(({ variant }) => INLAID.includes(variant)));
  const outline = settledNet(random, (own) => stout(net.plan(own)));
  const container = random.pick(drawContainers(random, 4));
  if (!outline) return [];
  const size = (container.room / 100) * between(random, 1.06, 1.2);
  const inner = translate(scale(outline, size), 0, container.drop);
  const whole = subtract(container.outline, inner);
  return [idea({ ...net, variant: `inlaid-${net.variant}` }, pieces(whole))];
}

const INLAID: readonly string[] = ["tripod", "route", "stopover", "fork", "coupling"];

/** Links broad enough to be read when the net is set small. */
function stout({ knots, links, fillet }: Plan): Plan {
  return {
    fillet,
    knots: knots.map(({ at, radius, hole }) => ({
      at,
      radius: radius * 1.04,
      ...(hole && radius > 19 ? { hole } : {}),
    })),
    links: links.map((link) => ({ ...link, width: link.width * 1.12 })),
  };
}

/** Three traces from one edge: the outer ones part from the middle one and end at unlike heights, one in a ring. */
function circuit(random: Random): MarkSketch[] {
  const width = between(random, 17, 20);
  const foot = width + between(random, 8.5, 10.5);
  const [outer, inner] = random.shuffle([between(random, -36, -28), between(random, -12, -2)]);
  const ring = random.pick([1, 1, null]);
  const outlines = [-1, 0, 1].map((side): Outline => {
    const [low, high] = [side * foot, side * between(random, 44, 49)];
    const hollow = side + 1 === ring;
    const end = side === 0 ? inner! : outer!;
    const bend = 34 - Math.abs(high - low) * 0.2;
    const via = [
      [low, bend, 0],
      [high, bend - Math.abs(high - low), 0],
    ] as const;
    const knot = { at: [high, end - 16] as const, radius: hollow ? 20 : between(random, 14.5, 17) };
    return (
      traceNet(
        [{ at: [low, 50], radius: 0 }, hollow ? { ...knot, hole: 9 } : knot],
        [{ from: 0, to: 1, width, ...(side === 0 ? {} : { via }) }],
        0,
      ) ?? []
    );
  });
  // Never upright: three prongs are a state's emblem.
  const turn = random.pick([180, 90, 270]);
  const named = {
    variant: "circuit",
    concept: "lines that run together",
    motifs: ["path", "together"] as const,
  };
  return [
    idea(
      named,
      outlines.map((outline) => rotate(outline, turn)),
    ),
  ];
}

function idea({ variant, concept, motifs }: Omit<Net, "plan">, outlines: readonly Outline[]): MarkSketch {
  const parts = fillTogether(
    outlines.map((outline, index): MarkPart => ({ outline, fill: index === 0 ? "primary" : "accent" })),
  );
  return {
    variant,
    concept,
    motifs,
    roundness: 0.8,
    parts,
  };
}
