import { mirror, type Outline, rotate, scale, translate } from "@/lib/geometry/outline";
import { intersect, pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import { fillTogether } from "@/lib/geometry/placement";
import { bar, circle, polygon, rectangle, roundedRectangle, sector } from "@/lib/geometry/shapes";
import type { MarkPart, MarkSketch, Motif } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import { drawSome, type Family } from "../family";

/** Planes and tiles of unlike size whose ground shows as much as their figure. */
export const facet: Family = {
  id: "facet",
  styles: { modern: 0.7, bold: 0.7, minimal: 0.6, classic: 0.45 },
  symmetry: "symmetric",
  isCut: true,
  lettersServed: 26,
  draw({ random }) {
    const ways = [tiles, arrowGround, longStar, stone, doorAjar, cube, sheets, keystone];
    return drawSome(random, ways, DRAWN);
  },
};

const DRAWN = 6;

/** Four tiles of a game of quarters, the lower two the upper ones turned round. */
function tiles(random: Random): MarkSketch {
  const kinds: (() => Outline)[] = [
    () => sector(-25, -25, 50, 0, 90),
    () => sector(25, 25, 50, 180, 270),
    () => sector(-25, 25, 50, 270, 360),
    () => roundedRectangle(-25, -25, 25, 25, [48, 0, 48, 0]),
    () => circle(0, 0, 25),
    () => polygon([-25, -25], [25, -25], [-25, 25]),
    () => polygon([25, 25], [-25, 25], [25, -25]),
    () => subtract(rectangle(-25, -25, 25, 25), circle(25, -25, 27)),
  ];
  const away = 25;
  const one = translate(random.pick(kinds)(), -away, -away);
  const two = translate(random.pick(kinds)(), away, -away);
  const whole = unite(one, two, rotate(one, 180), rotate(two, 180));
  return idea(
    "tiles",
    "parts of one pattern",
    ["together", "flower"],
    0.55,
    pieces(whole).map((outline, index) => ({ outline, fill: index === 0 ? "primary" : "accent" })),
  );
}

/** An arrow that only the ground draws. */
function arrowGround(random: Random): MarkSketch {
  const [shaft, head, neck] = [between(random, 8, 12), between(random, 26, 32), between(random, -6, 8)];
  const tip = between(random, 34, 42);
  const arrow = polygon(
    [-70, -shaft],
    [neck, -shaft],
    [neck, -head],
    [tip, 0],
    [neck, head],
    [neck, shaft],
    [-70, shaft],
  );
  const field = random.pick([
    () => rectangle(-50, -50, 50, 50),
    () => roundedRectangle(-50, -50, 50, 50, [between(random, 0, 30), 0, between(random, 20, 50), 0]),
    () => roundedRectangle(-50, -46, 50, 46, [0, 46, 46, 0]),
  ])();
  return idea("arrow-ground", "onwards, in the open space", ["path"], 0.3, [
    { outline: rotate(subtract(field, arrow), random.pick([0, 0, 270])), fill: "primary" },
  ]);
}

/** A star with long arms before a disc. */
function longStar(random: Random): MarkSketch {
  const [waist, reach, gap] = [between(random, 8, 11), between(random, 16, 22), between(random, 5, 6.5)];
  const star = (extra: number): Outline =>
    polygon(
      [0, -50 - extra * 3],
      [waist + extra, -waist - extra],
      [reach + extra, 0],
      [waist + extra, waist + extra],
      [0, 50 + extra * 3],
      [-waist - extra, waist + extra],
      [-reach - extra, 0],
      [-waist - extra, -waist - extra],
    );
  const disc = circle(0, 0, between(random, 36, 41));
  const rest = subtract(disc, star(gap));
  return idea("long-star", "a light before the sun", ["spark", "sun"], 0.4, [
    { outline: star(0), fill: "accent" },
    ...pieces(rest).map((outline): MarkPart => ({ outline, fill: "primary" })),
  ]);
}

/** A stone whose planes catch the light unlike. */
function stone(random: Random): MarkSketch {
  const [gap, half] = [between(random, 5, 7), between(random, 36, 44)];
  const skew = between(random, 8, 18);
  const body = polygon([-skew, -50], [half, -20], [half, 20], [skew, 50], [-half, 20], [-half, -20]);
  const cut = bar([-90, -50 + skew * 0.4], [90, 50 - skew * 0.4], gap);
  const second = bar([between(random, -8, -2), -90], [0, 0], gap);
  const planes = pieces(subtract(body, random.next() < 0.5 ? unite(cut, second) : cut));
  return idea(
    "stone",
    "planes of a cut stone",
    ["gem", "shield"],
    0,
    planes.map((outline, index) => ({ outline, fill: index % 2 ? "accent" : "primary" })),
  );
}

/** A door that stands ajar in an arch. */
function doorAjar(random: Random): MarkSketch {
  const top = random.pick([0, 44, 44]);
  const wall = roundedRectangle(-46, -50, 46, 50, [top, top, 0, 0]);
  const [width, high] = [between(random, 19, 24), between(random, -16, -4)];
  const opening = roundedRectangle(-width, high, width, 70, [top ? width : 0, top ? width : 0, 0, 0]);
  const ajar = [between(random, 16, 22), between(random, 16, 22)] as const;
  const gap = between(random, 5, 6.5);
  // The leaf keeps its distance from the arch, as the parts of every mark do from each other.
  const inner = width - gap;
  const leaf = intersect(
    roundedRectangle(-inner, high + gap, inner, 50, [top ? inner : 0, top ? inner : 0, 0, 0]),
    polygon([-width - 1, -80], [-width + ajar[0], -80], [-width + ajar[1], 90], [-width - 1, 90]),
  );
  return idea("door-ajar", "a door that stands open", ["doorway", "home"], 0.4, [
    { outline: subtract(wall, opening), fill: "primary" },
    { outline: leaf, fill: "accent" },
  ]);
}

/** A box seen from its corner, one side open. */
function cube(random: Random): MarkSketch {
  const gap = between(random, 5, 9);
  const [w, h] = [45, 26];
  const lid = polygon([0, -52], [w, -h], [0, 0], [-w, -h]);
  const wall = polygon([0, gap * 1.1], [w, gap * 1.1 - h], [w, 26], [0, 52]);
  const other = mirror(wall);
  const hole = scale(lid, between(random, 0.36, 0.46));
  const placed = translate(hole, 0, -h + h * 0.42);
  const apart = translate(lid, 0, -gap * 0.2);
  const parts: MarkPart[] = [
    { outline: random.next() < 0.5 ? subtract(apart, placed) : apart, fill: "accent" },
    { outline: unite(wall, other), fill: "primary" },
  ];
  return idea("cube", "a box that opens", ["box"], 0, parts);
}

/** Sheets that lie over each other, each larger than the one above. */
function sheets(random: Random): MarkSketch {
  const [gap, flat] = [between(random, 6, 9), between(random, 0.5, 0.6)];
  const sheet = (half: number, y: number) =>
    polygon([0, y - half * flat], [half, y], [0, y + half * flat], [-half, y]);
  const top = sheet(between(random, 30, 38), -22);
  const under = subtract(sheet(50, between(random, 4, 8)), sheet(44 + gap, -22 + gap * 0.2));
  const lowest = subtract(sheet(50, 30), sheet(50 + gap, between(random, 12, 14)));
  return idea("sheets", "one upon the other", ["layers"], 0.05, [
    { outline: top, fill: "accent" },
    { outline: under, fill: "primary" },
    { outline: lowest, fill: "primary" },
  ]);
}

/** Two wedges that hold a third. */
function keystone(random: Random): MarkSketch {
  const [gap, foot] = [between(random, 5.5, 9), between(random, 14, 20)];
  const [top, deep] = [between(random, 24, 30), between(random, 10, 26)];
  const middle = polygon([-top, -50], [top, -50], [foot * 0.5, deep], [-foot * 0.5, deep]);
  const slope = (top - foot * 0.5) / (50 + deep);
  const side = polygon(
    [top + gap, -50],
    [50, -50],
    [between(random, 30, 42), 50],
    [foot * 0.5 + gap - slope * (50 - deep), 50],
  );
  return idea("keystone", "what holds the others", ["shield", "doorway"], 0.1, [
    { outline: side, fill: "primary" },
    { outline: mirror(side), fill: "primary" },
    { outline: middle, fill: "accent" },
  ]);
}

function idea(
  variant: string,
  concept: string,
  motifs: readonly Motif[],
  roundness: number,
  parts: readonly MarkPart[],
): MarkSketch {
  const drawn = parts.filter(({ outline }) => outline.length > 0);
  return {
    variant,
    concept,
    motifs,
    roundness,
    parts: fillTogether(drawn),
  };
}
