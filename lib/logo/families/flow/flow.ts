import { brush } from "@/lib/geometry/brush";
import { mirror, rotate, scale, translate } from "@/lib/geometry/outline";
import { intersect, pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import { fillTogether } from "@/lib/geometry/placement";
import { circle, drop, lens, rectangle } from "@/lib/geometry/shapes";
import type { MarkPart, MarkSketch, Motif } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import { drawSome, type Family } from "../family";

/** Round forms of unlike mass that swell, taper and run through each other. */
export const flow: Family = {
  id: "flow",
  styles: { minimal: 0.9, modern: 0.75, classic: 0.7, bold: 0.55 },
  symmetry: "symmetric",
  largestShare: 0.04,
  lettersServed: 26,
  draw({ random }) {
    const ways = [planet, tides, pursuit, unequal, glance, lotus, flame, moonrise, bud, spiral];
    return drawSome(random, ways, DRAWN);
  },
};

const DRAWN = 7;

/** A disc and the tilted ring that runs round it. */
function planet(random: Random): MarkSketch {
  const tilt = between(random, -38, -18);
  const [gap, rise] = [between(random, 5, 6), between(random, 19, 23)];
  const r = between(random, 33, 37);
  const oval = (x: number, y: number) => scale(circle(0, 0, 1), x, y);
  const orbit = subtract(oval(60, rise), oval(47, rise - between(random, 9, 10.5)));
  const front = rectangle(-90, 0, 90, 90);
  const halo = subtract(oval(60 + gap, rise + gap), oval(47 - gap, Math.max(1, rise - 10 - gap)));
  const ball = subtract(circle(0, 0, r), intersect(halo, front));
  const loop = unite(intersect(orbit, front), subtract(orbit, front, circle(0, 0, r + gap)));
  return idea("planet", "a body and the path round it", ["orbit"], 0.9, [
    ...pieces(ball).map((outline) => ({ outline: rotate(outline, tilt), fill: "primary" as const })),
    { outline: rotate(loop, tilt), fill: "accent" },
  ]);
}

/** Two halves of a disc along a swelling current. */
function tides(random: Random): MarkSketch {
  const [bend, gap] = [between(random, 20, 34), between(random, 5, 7)];
  const broad = between(random, 1.6, 2.6);
  const current = brush(
    [-72, -bend * 0.3, gap * broad],
    [-30, bend, gap * 1.2],
    [0, 0, gap],
    [30, -bend, gap * 1.2],
    [72, bend * 0.3, gap * broad],
  );
  const turn = random.pick([0, 0, 30, -30, 60]);
  return idea(
    "tides",
    "two sides of one current",
    ["water", "path"],
    0.95,
    pieces(subtract(circle(0, 0, 50), rotate(current, turn))).map((outline, index) => ({
      outline,
      fill: index === 0 ? "primary" : "accent",
    })),
  );
}

/** Two tapering arcs that follow each other. */
function pursuit(random: Random): MarkSketch {
  const [thick, tail] = [between(random, 25, 31), between(random, 8, 11)];
  const r = 50 - thick / 2;
  const open = between(random, 8, 24);
  const stops = [0, 1, 2, 3, 4].map((step) => {
    const angle = ((open + (step * (165 - open)) / 4) * Math.PI) / 180;
    const width = tail + ((thick - tail) * step) / 4;
    const radius = 50 - width / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle), width] as const;
  });
  const one = brush(...stops);
  const core = between(random, 0, 1) < 0.45 ? circle(0, 0, Math.max(9, r - thick / 2 - 10)) : null;
  const parts: MarkPart[] = [
    { outline: one, fill: "primary" },
    { outline: rotate(one, 180), fill: "accent" },
  ];
  if (core) parts.push({ outline: core, fill: "primary" });
  return idea("pursuit", "what goes round comes round", ["cycle"], 0.95, parts);
}

/** A large round and a small one that take account of each other. */
function unequal(random: Random): MarkSketch {
  const [R, r, gap] = [between(random, 33, 36), between(random, 17, 21), between(random, 5, 7)];
  const away = R + r - between(random, 8, 15);
  const turn = random.pick([0, 90, 180, 270]);
  const small = circle(away, 0, r);
  const hole = between(random, 14, 18);
  const large = subtract(circle(0, 0, R), circle(away, 0, r + gap), circle(-R * 0.16, 0, hole));
  return idea("unequal", "one that makes room for another", ["together"], 1, [
    { outline: rotate(large, turn), fill: "primary" },
    { outline: rotate(small, turn), fill: "accent" },
  ]);
}

/** An eye that looks to one side. */
function glance(random: Random): MarkSketch {
  const [height, iris] = [between(random, 64, 78), between(random, 16, 19)];
  const aside = between(random, 6, 13);
  const lid = rotate(lens(104, height), 90);
  const spot = circle(aside, 0, iris);
  return idea("glance", "a look that turns to you", ["eye"], 0.8, [
    { outline: subtract(lid, circle(aside, 0, iris + between(random, 7, 9))), fill: "primary" },
    { outline: spot, fill: "accent" },
  ]);
}

/** Petals of unlike size that rise from one foot. */
function lotus(random: Random): MarkSketch {
  const gap = between(random, 5, 6.5);
  const [middle, wide] = [between(random, 38, 46), between(random, 28, 36)];
  const angle = between(random, 40, 54);
  const inner = translate(lens(92, middle), 0, -46);
  const clear = translate(lens(92 + 3 * gap, middle + 2 * gap), 0, -46);
  const side = subtract(rotate(translate(lens(between(random, 76, 86), wide), 0, -40), angle), clear);
  return idea("lotus", "what opens, leaf by leaf", ["flower", "leaf"], 0.75, [
    { outline: inner, fill: "accent" },
    { outline: side, fill: "primary" },
    { outline: mirror(side), fill: "primary" },
  ]);
}

/** A flame with a second one at its heart. */
function flame(random: Random): MarkSketch {
  const lean = between(random, -10, 10);
  const outer = scale(drop(32, -between(random, 49, 55)), 1.08, 1);
  const heart = translate(
    rotate(drop(between(random, 12, 14.5), -between(random, 27, 33)), lean),
    between(random, -3, 3),
    11,
  );
  const cut = translate(rotate(lens(66, 24), between(random, 18, 28)), 27, -40);
  return idea("flame", "a flame within a flame", ["spark", "sun"], 0.8, [
    { outline: subtract(outer, heart, cut), fill: "primary" },
  ]);
}

/** A crescent that holds a round: the moon, a bay, a bowl. */
function moonrise(random: Random): MarkSketch {
  const inner = between(random, 37, 40);
  const turn = random.pick([0, 0, 90]);
  const r = between(random, 23, 27);
  const bowl = subtract(circle(0, 0, 50), circle(0, inner - 62, inner + 2));
  return idea("moonrise", "what is held and what rises", ["orbit", "sun"], 1, [
    { outline: rotate(bowl, turn), fill: "primary" },
    { outline: rotate(circle(0, -50 + r, r), turn), fill: "accent" },
  ]);
}

/** A seed that splits along a vein. */
function bud(random: Random): MarkSketch {
  const gap = between(random, 5, 6.5);
  const bend = between(random, 8, 14);
  const body = lens(108, between(random, 62, 74));
  const vein = brush(
    [-bend * 0.4, 62, gap * 1.9],
    [bend, 20, gap * 1.1],
    [-bend, -20, gap * 1.1],
    [bend * 0.4, -62, gap * 1.9],
  );
  const tilt = between(random, 24, 46);
  return idea(
    "bud",
    "a seed about to open",
    ["leaf"],
    0.85,
    pieces(rotate(subtract(body, vein), tilt)).map((outline, index) => ({
      outline,
      fill: index === 0 ? "primary" : "accent",
    })),
  );
}

/** Two arms that wind out of one middle, growing as they go. */
function spiral(random: Random): MarkSketch {
  const [start, end, sweep] = [between(random, 9, 12), between(random, 19, 25), between(random, 200, 235)];
  const points = [0, 1, 2, 3, 4].map((step) => {
    const angle = ((step * sweep) / 4 / 180) * Math.PI;
    const width = start + ((end - start) * step) / 4;
    const radius = 8 + step * 8.4;
    return [radius * Math.cos(angle), radius * Math.sin(angle), width] as const;
  });
  const arm = brush(...points);
  const core = circle(0, 0, between(random, 12, 15));
  return idea("spiral", "growing from a middle", ["cycle", "water"], 0.95, [
    { outline: unite(core, arm, rotate(arm, 180)), fill: "primary" },
  ]);
}

function idea(
  variant: string,
  concept: string,
  motifs: readonly Motif[],
  roundness: number,
  parts: readonly MarkPart[],
): MarkSketch {
  return {
    variant,
    concept,
    motifs,
    roundness,
    parts: fillTogether(parts),
  };
}
