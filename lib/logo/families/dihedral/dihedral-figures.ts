import { halo } from "@/lib/geometry/halo";
import { mirror, type Outline, rotate, translate } from "@/lib/geometry/outline";
import { pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import { fillTogether } from "@/lib/geometry/placement";
import { circle, drop, lens, polygon, rectangle, roundedRectangle } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import type { MarkPart, MarkSketch, Motif } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";

/** Creatures and things that look at you: one half is drawn, the other is its mirror image. */

/** A moth: two pairs of wings of unlike sweep, with eyes on the upper ones. */
export function moth(random: Random): MarkSketch {
  const [reach, top] = [between(random, 46, 54), between(random, -46, -28)];
  const low = between(random, 26, 36);
  const waist = between(random, 2, 10);
  const upper = pen(
    `M0 -8C8 ${top * 0.9} ${reach * 0.6} ${top - 4} ${reach} ${top}C${reach + 4} ${top * 0.3} ${reach * 0.8} ${waist + 8} ${reach * 0.5} ${waist + 10}C20 ${waist + 10} 6 ${waist + 6} 0 ${waist + 14}Z`,
  );
  const lower = pen(
    `M0 ${waist - 4}C14 ${waist - 4} ${low} ${waist + 2} ${low + 2} ${waist + 20}C${low} 44 ${low * 0.4} 46 0 ${between(random, 32, 42)}Z`,
  );
  const gap = between(random, 5.5, 7);
  const wing = unite(upper, lower);
  const spot = random.pick([
    () => circle(reach * 0.56, top * 0.42, between(random, 6.5, 8.5)),
    () => translate(rotate(drop(6, -13), 55), reach * 0.5, top * 0.36),
    () => [],
  ])();
  const slit =
    random.next() < 0.5
      ? polygon([-1, 70], [1, 70], [5, -60], [-5, -60])
      : rectangle(-gap / 2, -90, gap / 2, 90);
  const one = subtract(wing, spot, slit);
  return figure("moth", "wings that open", ["symbol:butterfly"], pieces(unite(one, mirror(one))));
}

/** A tulip: a cup with three points, an inner petal and two leaves. */
export function tulip(random: Random): MarkSketch {
  const half = between(random, 26, 34);
  const dip = between(random, 16, 26);
  const rise = random.pick([0, between(random, -10, 6)]);
  const gap = between(random, 6, 7);
  const cup = pen(
    `M${-half} -44C${-half * 0.6} -40 ${-half * 0.5} ${-44 + dip * 0.8} ${-half * 0.46} ${-44 + dip}L0 ${-48 + rise}L${half * 0.46} ${-44 + dip}C${half * 0.5} ${-44 + dip * 0.8} ${half * 0.6} -40 ${half} -44C${half + 6} -10 ${half * 0.7} 12 0 12C${-half * 0.7} 12 ${-half - 6} -10 ${-half} -44Z`,
  );
  const heart = random.pick([
    () => translate(drop(between(random, 8, 10), -between(random, 20, 26)), 0, -8),
    () => polygon([-gap / 2, -90], [gap / 2, -90], [gap / 2, -16], [-gap / 2, -16]),
    () => translate(lens(34, 15), 0, -14),
  ])();
  const side = between(random, 30, 44);
  const stem = between(random, 4.5, 6);
  const leaf = pen(
    `M${stem - 1} 52C${stem} 34 ${side * 0.5} 20 ${side} ${between(random, 14, 22)}C${side} 40 ${side * 0.6} 52 ${stem - 1} 52Z`,
  );
  const foot = unite(leaf, mirror(leaf), rectangle(-stem, 12 + gap, stem, 52));
  return figure(
    "tulip",
    "a flower that opens upwards",
    ["flower"],
    [subtract(cup, heart), subtract(foot, halo(cup, gap))],
  );
}

/** A mask with slanted eyes. */
export function mask(random: Random): MarkSketch {
  const half = between(random, 36, 46);
  const [dip, chin] = [between(random, 4, 18), between(random, 44, 54)];
  const peak = between(random, -52, -44);
  const mask = pen(
    `M0 ${-44 + dip}L${half * 0.62} ${peak}C${half} ${-30} ${half} ${-6} ${half * 0.84} 12C${half * 0.6} 34 ${half * 0.3} ${chin - 6} 0 ${chin}C${-half * 0.3} ${chin - 6} ${-half * 0.6} 34 ${-half * 0.84} 12C${-half} -6 ${-half} -30 ${-half * 0.62} ${peak}Z`,
  );
  const tilt = between(random, 8, 28) * random.pick([1, 1, -1]);
  const eye = translate(
    rotate(lens(half * 0.62, between(random, 14, 19)), 90 + tilt),
    half * 0.44,
    between(random, -12, -4),
  );
  const nose = random.pick([
    () => polygon([-3.6, 90], [3.6, 90], [3.6, 26], [-3.6, 26]),
    () => polygon([-14, 90], [14, 90], [0, between(random, 14, 24)]),
    () => circle(0, chin + 4, between(random, 12, 17)),
  ])();
  return figure("mask", "a face behind a face", ["symbol:mask"], [subtract(mask, eye, mirror(eye), nose)]);
}

/** A lantern: a cap, a body with lit windows, a foot. */
export function lantern(random: Random): MarkSketch {
  const gap = between(random, 6, 7);
  const half = between(random, 26, 36);
  const cap = pen(
    `M0 -50C6 -42 14 -36 ${half + 6} ${-24}L${half + 6} -16H${-half - 6}L${-half - 6} -24C-14 -36 -6 -42 0 -50Z`,
  );
  const top = -16 + gap;
  const belly = random.pick([half, half + 8, half - 6]);
  const base = between(random, 24, 30);
  const body = pen(
    `M${-half} ${top}H${half}C${belly + 4} ${top + 14} ${belly + 4} ${base - 12} ${half - 8} ${base}H${8 - half}C${-belly - 4} ${base - 12} ${-belly - 4} ${top + 14} ${-half} ${top}Z`,
  );
  const foot = roundedRectangle(
    8 - half,
    base + gap,
    half - 8,
    base + gap + between(random, 10, 13),
    random.pick([0, 5]),
  );
  const flame = random.pick([
    () => [translate(drop(9, -20), 0, 12)],
    () => [
      roundedRectangle(-half * 0.5, top + 8, -3.5, base - 8, [8, 0, 0, 0]),
      roundedRectangle(3.5, top + 8, half * 0.5, base - 8, [0, 8, 0, 0]),
    ],
    () => [circle(0, (top + base) / 2, 11)],
  ])();
  return figure(
    "lantern",
    "a light to find the way by",
    ["symbol:lamp"],
    [cap, subtract(body, ...flame), foot],
  );
}

/** The plate of a lock, its edge drawn in and out. */
export function keyPlate(random: Random): MarkSketch {
  const [head, waist] = [between(random, 27, 35), between(random, 15, 22)];
  const foot = between(random, 22, 34);
  const tip = random.pick([50, 54]);
  const crown = random.pick(["round", "point", "ear"] as const);
  const top = {
    round: `C${head * 0.56} -50 ${head} ${-50 + head * 0.44} ${head} -18`,
    point: `L${head} -30V-16`,
    ear: `C10 -42 ${head} -52 ${head + 4} -40C${head + 2} -30 ${head} -24 ${head} -18`,
  }[crown];
  const half = pen(
    `M-1 -50L0 -50${top}C${head} -2 ${waist} 0 ${waist} 12C${waist} 24 ${foot} 22 ${foot} 36C${foot} 46 ${foot * 0.5} 46 0 ${tip}L-1 ${tip}Z`,
  );
  const eye = between(random, 9.5, 13);
  const slot = between(random, 5, 7.5);
  const end = between(random, 16, 28);
  const hole = unite(
    circle(0, -16, eye),
    polygon([-slot * 0.7, -16], [slot * 0.7, -16], [slot * 1.2, end], [-slot * 1.2, end]),
  );
  return figure(
    "key-plate",
    "a door that waits for its key",
    ["symbol:keyhole", "symbol:lock"],
    [subtract(unite(half, mirror(half)), hole)],
  );
}

/** An owl: a brow that runs into the beak between two large eyes. */
export function owl(random: Random): MarkSketch {
  const half = between(random, 36, 43);
  const ear = between(random, 8, 20);
  const eye = between(random, 13, 15.5);
  const apart = eye + between(random, 3.6, 5);
  const body = pen(
    `M0 ${-50 + ear}C${half * 0.5} ${-50 + ear} ${half * 0.8} -46 ${half} -50C${half + 3} -20 ${half + 2} 10 ${half * 0.8} 26C${half * 0.6} 42 ${half * 0.3} 50 0 50C${-half * 0.3} 50 ${-half * 0.6} 42 ${-half * 0.8} 26C${-half - 2} 10 ${-half - 3} -20 ${-half} -50C${-half * 0.8} -46 ${-half * 0.5} ${-50 + ear} 0 ${-50 + ear}Z`,
  );
  const y = between(random, -16, -10);
  const pupil = between(random, 5.6, eye - 7.2);
  const foot = between(random, 16, 26);
  const chest = random.pick([
    () => [translate(drop(between(random, 14, 18), -between(random, 34, 42)), 0, 58)],
    () => [polygon([-foot, 60], [0, between(random, 18, 28)], [foot, 60])],
    () => [],
  ])();
  const sockets = [circle(apart, y, eye), circle(-apart, y, eye)];
  return figure(
    "owl",
    "one who sees in the dark",
    ["symbol:owl"],
    [subtract(body, ...sockets, ...chest), circle(apart, y, pupil), circle(-apart, y, pupil)],
  );
}

/** Two leaves with veins that hold a disc. */
export function laurel(random: Random): MarkSketch {
  const [length, width] = [between(random, 78, 92), between(random, 30, 40)];
  const lean = between(random, 26, 46);
  const gap = between(random, 6, 7.5);
  const leaf = rotate(translate(lens(length, width), 0, -length / 2), lean);
  const vein = rotate(polygon([-3.2, 6], [3.2, 6], [2.6, -length * 0.5], [-2.6, -length * 0.5]), lean);
  const own = subtract(leaf, vein, rectangle(-90, -90, gap / 2, 90));
  const size = between(random, 12, 18);
  const fruit = random.pick([
    () => circle(0, -length * 0.78, size),
    () => translate(drop(size * 0.9, -size * 2), 0, -length * 0.7),
    () => translate(lens(size * 2.6, size * 1.4), 0, -length * 0.72),
  ])();
  const cut = subtract(own, halo(fruit, gap));
  return figure("laurel", "leaves round a fruit", ["leaf", "sun"], [cut, fruit, mirror(cut)]);
}

function figure(
  variant: string,
  concept: string,
  motifs: readonly Motif[],
  outlines: readonly Outline[],
): MarkSketch {
  const parts = fillTogether(
    outlines.map((outline, index): MarkPart => ({ outline, fill: index === 1 ? "accent" : "primary" })),
  );
  return { variant, concept, motifs, roundness: 0.6, parts };
}
