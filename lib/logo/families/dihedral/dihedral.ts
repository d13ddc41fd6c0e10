import { mirror, type Outline, rotate, scale, translate, turns } from "@/lib/geometry/outline";
import { intersect, pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import {
  circle,
  drop,
  lens,
  polygon,
  rectangle,
  regularPolygon,
  roundedRectangle,
  sector,
} from "@/lib/geometry/shapes";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import { drawSome, type Family } from "../family";
import { keyPlate, lantern, laurel, mask, moth, owl, tulip } from "./dihedral-figures";

/** Forms that are their own mirror image: flowers, gems, leaves, doors, eyes. */
export const dihedral: Family = {
  id: "dihedral",
  styles: { minimal: 0.7, classic: 0.7, modern: 0.5, bold: 0.5 },
  symmetry: "symmetric",
  largestShare: 0.04,
  lettersServed: 26,
  draw({ random }) {
    const ways = [
      () => random.pick([() => rosette(random, random.pick([5, 6, 8])), () => clover(random)])(),
      () => spark(random),
      () => random.pick([leaves, sprout])(random),
      () => eye(random),
      () => random.pick([drops, shield])(random),
      () => moth(random),
      () => tulip(random),
      () => mask(random),
      () => lantern(random),
      () => keyPlate(random),
      () => owl(random),
      () => laurel(random),
    ];
    return drawSome(random, ways, DRAWN);
  },
};

const DRAWN = 7;

const single = (outline: Outline): MarkPart[] => [{ outline, fill: "primary" }];

function rosette(random: Random, n: number): MarkSketch {
  const round = n < 8 && random.next() < 0.5;
  const width = (100 / n) * between(random, round ? 1.15 : 1.3, 1.5);
  const length = 36;
  const petal = round
    ? unite(
        circle(0, -50 + width / 2, width / 2),
        polygon([-width / 2, -50 + width / 2], [width / 2, -50 + width / 2], [0, 0]),
      )
    : translate(lens(length + 14, width), 0, -25);
  const petals = turns(petal, n);
  const hub = between(random, 9, 12);
  const open = random.next() < 0.6;
  const whole = unite(...petals, circle(0, 0, hub + 8));
  return {
    variant: `rosette-${n}`,
    concept: "a flower, open to all sides",
    motifs: ["flower"],
    roundness: round ? 0.95 : 0.6,
    parts: single(open ? subtract(whole, circle(0, 0, hub)) : whole),
  };
}

/** A star of four points, two of them longer, whole or round a core. */
function spark(random: Random): MarkSketch {
  const radius = between(random, 39, 46);
  const corners = turns(translate(circle(0, 0, radius), 50 * Math.SQRT2, 0), 4, 45);
  const narrow = random.pick([1, between(random, 0.62, 0.9)]);
  const star = scale(subtract(rectangle(-50, -50, 50, 50), ...corners), narrow, 1);
  const core = random.pick([
    () => scale(regularPolygon(4, between(random, 10, 14)), narrow, 1),
    () => circle(0, 0, between(random, 8, 10.5) * narrow ** 0.5),
    () => lens(between(random, 26, 34), 13),
  ])();
  return {
    variant: "spark",
    concept: "a spark",
    motifs: ["spark", "sun"],
    roundness: 0.4,
    parts: single(random.next() < 0.3 ? star : subtract(star, core)),
  };
}

function clover(random: Random): MarkSketch {
  const radius = between(random, 22.5, 24.5);
  const discs = turns(translate(circle(0, 0, radius), 50 - radius, 0), 4, 45);
  const whole = unite(...discs, rotate(rectangle(-19, -19, 19, 19), 45));
  const star = subtract(
    rectangle(-22, -22, 22, 22),
    ...turns(translate(circle(0, 0, 20.8), 22 * Math.SQRT2, 0), 4, 45),
  );
  const core = random.next() < 0.6 ? star : rotate(star, 45);
  return {
    variant: "clover",
    concept: "four that belong together",
    motifs: ["together", "flower"],
    roundness: 0.95,
    parts: single(subtract(random.next() < 0.5 ? whole : rotate(whole, 45), core)),
  };
}

/** Two leaves that grow out of a bowl. */
function leaves(random: Random): MarkSketch {
  const gap = between(random, 3.2, 4);
  const side = between(random, 42, 46);
  const leaf = roundedRectangle(gap, -side, gap + side, 0, [side, 0, side, 0]);
  const bowl = between(random, 0.8, 1);
  const half = (side + gap) * bowl;
  const foot = translate(sector(0, 0, half, 0, 180), 0, gap * 2);
  return {
    variant: "leaves",
    concept: "two leaves from one root",
    motifs: ["leaf", "home"],
    roundness: 0.85,
    parts: [
      { outline: leaf, fill: "primary" },
      { outline: mirror(leaf), fill: "primary" },
      { outline: foot, fill: "accent" },
    ],
  };
}

/** Three leaves: one upright, two to the sides. */
function sprout(random: Random): MarkSketch {
  const gap = between(random, 5.5, 7);
  const middle = translate(lens(88, between(random, 36, 42)), 0, -4);
  const side = rotate(translate(lens(84, 42), 0, -42), between(random, 46, 54));
  const placed = translate(side, 0, 40);
  const wide = translate(lens(88 + 3 * gap, 42 + 2 * gap), 0, -4);
  const right = subtract(placed, wide);
  return {
    variant: "sprout",
    concept: "new growth",
    motifs: ["leaf"],
    roundness: 0.6,
    parts: [
      { outline: middle, fill: "accent" },
      { outline: right, fill: "primary" },
      { outline: mirror(right), fill: "primary" },
    ],
  };
}

/** An eye: wide open, under a heavy lid, or with a slit for a pupil. */
function eye(random: Random): MarkSketch {
  const height = between(random, 60, 80);
  const iris = between(random, 18, 22);
  const gap = between(random, 6.5, 8.5);
  const form = random.pick(["round", "half", "slit"] as const);
  const brow = form === "half" ? between(random, -14, -6) : -60;
  const below = (radius: number, from: number) =>
    subtract(circle(0, 0, radius), rectangle(-70, -70, 70, from));
  const pupil = form === "half" ? below(iris - gap, brow + gap * 0.9) : circle(0, 0, iris - gap);
  return {
    variant: `eye-${form}`,
    concept: "an attentive eye",
    motifs: ["eye"],
    roundness: 0.8,
    parts: [
      { outline: subtract(rotate(lens(100, height), 90), below(iris, brow)), fill: "primary" },
      { outline: form === "slit" ? lens(2 * (iris - gap) + 2, iris - 3) : pupil, fill: "accent" },
    ],
  };
}

function drops(random: Random): MarkSketch {
  const outer = translate(drop(38, -58), 0, 10);
  const lift = between(random, 12, 20);
  const inner = translate(drop(19, -36), 0, lift);
  const gap = between(random, 6.5, 8);
  const nested = random.next() < 0.5;
  return {
    variant: nested ? "drop-core" : "drop-moon",
    concept: "a drop",
    motifs: ["drop", "water"],
    roundness: 0.85,
    parts: nested
      ? [
          { outline: subtract(outer, translate(circle(0, 0, 21), 0, 10)), fill: "primary" },
          { outline: circle(0, 10, 21 - gap), fill: "accent" },
        ]
      : single(subtract(outer, inner)),
  };
}

/** A shield, halved. */
function shield(random: Random): MarkSketch {
  const gap = between(random, 6, 7.5);
  const field = rectangle(-44, -46, 44, 60);
  const reach = between(random, 70, 76);
  const side = circle(44 - reach, -12, reach);
  const brow = polygon([-36, -60], [0, between(random, -38, -34)], [36, -60]);
  const shape = subtract(intersect(intersect(field, side), mirror(side)), brow);
  const chevron = polygon([-60, 4], [0, -26], [60, 4], [60, 4 + gap], [0, -26 + gap], [-60, 4 + gap]);
  const upright = rectangle(-gap / 2, -70, gap / 2, 70);
  const cut = subtract(shape, random.next() < 0.5 ? upright : chevron);
  return {
    variant: "shield",
    concept: "a shield of two fields",
    motifs: ["shield", "doorway"],
    roundness: 0.3,
    parts: pieces(cut).map(
      (outline, index): MarkPart => ({ outline, fill: index === 0 ? "primary" : "accent" }),
    ),
  };
}
