import { mirror, rotate, scale, translate } from "@/lib/geometry/outline";
import { intersect, pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import { bar, polygon, rectangle, roundedRectangle } from "@/lib/geometry/shapes";
import { perChevron, perDancetty, perEmbattled, perFess, perWave, punched } from "@/lib/logo/fields/heraldry";
import type { MarkPart } from "@/lib/logo/mark";
import { between } from "@/lib/model/random";
import { drawGap, idea, opened, placed, type Way } from "./crest-parts";

/** The upper part set off by a line of any kind, or by two with a bar between them. */
export const chief: Way = (random, field, pool) => {
  const line = random.pick([
    // A level bar across a roundel is a road sign.
    () => (field.name === "roundel" ? perWave(5, 40) : perFess),
    () => perWave(between(random, 3.5, 6), between(random, 30, 48), random.pick([0, 8])),
    () => perEmbattled(between(random, 10, 13), between(random, 10, 14)),
    () => perDancetty(between(random, 10, 14), between(random, 20, 28)),
    () => perChevron(between(random, -22, -12)),
  ])();
  const isHigh = random.next() < 0.4;
  const at = isHigh ? between(random, -26, -18) : between(random, 2, 12);
  const gap = drawGap(random) * (line === perFess ? 1 : 1.15);
  const top = subtract(field.outline, line.past(at));
  const base = intersect(field.outline, line.past(at + gap));
  const bearing = random.pick(pool.all);
  const borne = opened(isHigh ? base : top, bearing);
  if (!borne) return null;
  const thick = between(random, 10, 14);
  const isDouble = !isHigh && line !== perFess && line.name !== "battlement" && random.next() < 0.6;
  const lower = isDouble
    ? [subtract(base, line.past(at + gap + thick)), intersect(base, line.past(at + 2 * gap + thick))]
    : [base];
  const rest: MarkPart[] = (isHigh ? [top] : lower).map((outline) => ({ outline, fill: "accent" }));
  const where = isHigh ? "under its chief" : `over a ${line.name} line`;
  return idea(`chief-${line.name}`, field, [bearing], where, [{ outline: borne, fill: "primary" }, ...rest]);
};

/** Upright slots that run out at the foot, below a part that bears something. */
export const pales: Way = (random, field, pool) => {
  const [gap, top, count] = [between(random, 7, 9), between(random, 2, 12), random.pick([2, 2, 3])];
  const step = gap + between(random, 10, 14);
  const round = random.next() < 0.5 ? gap / 2 : 0;
  const slots = Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * step;
    return roundedRectangle(x - gap / 2, top, x + gap / 2, 90, [round, round, 0, 0]);
  });
  const bearing = random.pick(pool.all);
  const upper = subtract(field.outline, rectangle(-90, top - gap * 0.4, 90, 90));
  const thing = placed(bearing, upper);
  if (!thing) return null;
  return idea("pales", field, [bearing], "over upright stripes", [
    { outline: punched(subtract(field.outline, ...slots), thing), fill: "primary" },
  ]);
};

/** A broad band aslant between two gaps, something opened in it. */
export const bend: Way = (random, field, pool) => {
  const [angle, gap] = [random.pick([-1, 1]) * between(random, 36, 50), drawGap(random)];
  const half = between(random, 18, 23);
  const band = (extra: number) => rotate(rectangle(-120, -half - extra, 120, half + extra), angle);
  const bearing = random.pick(pool.charges);
  const thing = scale(bearing.outline, (half * 2 - 9) / 100);
  const flanks = pieces(subtract(field.outline, band(gap)));
  return idea("bend", field, [bearing], "on a band aslant", [
    ...flanks.map((outline): MarkPart => ({ outline, fill: "primary" })),
    { outline: punched(intersect(field.outline, band(0)), thing), fill: "accent" },
  ]);
};

/** A rafter between two gaps; something below it, or one thing on either side above. */
export const chevron: Way = (random, field, pool) => {
  const [rise, gap] = [between(random, 34, 48), drawGap(random) * 1.3];
  const line = perChevron(rise);
  const [at, thick] = [between(random, -2, 8), between(random, 19, 25)];
  const top = subtract(field.outline, line.past(at - gap));
  const rafter = subtract(intersect(field.outline, line.past(at)), line.past(at + thick));
  const base = intersect(field.outline, line.past(at + thick + gap));
  const isPair = random.next() < 0.4;
  const bearing = isPair ? random.pick(pool.charges) : random.pick(pool.all);
  if (!isPair) {
    const isUpper = random.next() < 0.5;
    const borne = opened(isUpper ? top : base, bearing);
    return (
      borne &&
      idea("chevron", field, [bearing], isUpper ? "over a rafter" : "under a rafter", [
        { outline: borne, fill: "primary" },
        { outline: rafter, fill: "accent" },
        { outline: isUpper ? base : top, fill: "primary" },
      ])
    );
  }
  const thing = placed(bearing, intersect(top, rectangle(3, -90, 90, 90)));
  return (
    thing &&
    idea("chevron-pair", field, [bearing], "twice over a rafter", [
      { outline: punched(top, thing, mirror(thing)), fill: "primary" },
      { outline: rafter, fill: "accent" },
      { outline: base, fill: "primary" },
    ])
  );
};

/** A wedge between two others, hanging from the upper edge or standing on the foot. */
export const pile: Way = (random, field, pool) => {
  const [half, gap, isStanding] = [between(random, 32, 40), drawGap(random), random.next() < 0.4];
  const reach = between(random, 40, 56);
  // A gap of even width: the sides move out along their normals.
  const lean = Math.hypot(1, half / (reach + 50));
  const wedge = (extra: number) => {
    const e = extra * lean;
    const deep = reach + (e * (reach + 50)) / half;
    const down = polygon([-half - e, -50], [-half - e, -90], [half + e, -90], [half + e, -50], [0, deep]);
    return isStanding ? scale(down, 1, -1) : down;
  };
  const bearing = random.pick(pool.all);
  const middle = opened(intersect(field.outline, wedge(0)), bearing);
  return (
    middle &&
    idea(isStanding ? "pile-standing" : "pile", field, [bearing], "on a wedge", [
      ...pieces(subtract(field.outline, wedge(gap))).map(
        (outline): MarkPart => ({ outline, fill: "primary" }),
      ),
      { outline: middle, fill: "accent" },
    ])
  );
};

/** Three parts that meet in a fork. */
export const pall: Way = (random, field, pool) => {
  const [gap, y, spread] = [drawGap(random), between(random, 2, 14), between(random, 34, 46)];
  const arm = bar([0, 0], [-90, -90 * Math.tan((spread * Math.PI) / 180)], gap);
  const fork = translate(unite(arm, mirror(arm), rectangle(-gap / 2, 0, gap / 2, 120)), 0, y);
  const above = polygon(
    [0, y],
    [-90, y - 90 * Math.tan((spread * Math.PI) / 180)],
    [0, -300],
    [90, y - 90 * Math.tan((spread * Math.PI) / 180)],
  );
  const top = intersect(subtract(field.outline, fork), above);
  const bearing = random.pick(pool.all);
  const borne = opened(top, bearing);
  return (
    borne &&
    idea("pall", field, [bearing], "over a fork", [
      { outline: borne, fill: "accent" },
      { outline: subtract(subtract(field.outline, fork), above), fill: "primary" },
    ])
  );
};
