import { halo } from "@/lib/geometry/halo";
import { mirror, type Outline } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import { circle, polygon, rectangle, roundedRectangle, sector } from "@/lib/geometry/shapes";
import {
  type Division,
  perBend,
  perChevron,
  perEmbattled,
  perFess,
  perWave,
  punched,
} from "@/lib/logo/fields/heraldry";
import { between, type Random } from "@/lib/model/random";
import { type Bearing, drawRim, idea, placed, type Way } from "./crest-parts";

/** Ink on open ground looks smaller than ground in ink, and the rim makes all smaller. */
const LAID = { more: 8 };

/** Something over waves, hills or peaks, a rim round all. */
export const land: Way = (random, field, pool) => {
  const [rim, at] = [drawRim(random), between(random, 12, 23)];
  const period = between(random, 46, 64);
  const wave = perWave(between(random, 4.5, 7), period, random.pick([0, period / 4]));
  const [name, ground] = random.pick([
    () => ["waves", wave.past(at)] as const,
    () => ["waves", wave.past(at)] as const,
    () => ["hills", hills(random, at)] as const,
    () => ["peaks", peaks(random, at)] as const,
  ])();
  const sky = subtract(field.outline, ground);
  const bearing = random.pick(pool.all);
  const thing = placed(bearing, sky, LAID);
  const low = at + 11;
  const strip = () =>
    subtract(intersect(field.outline, wave.past(low)), wave.past(low + between(random, 8, 9.5)));
  const open = name === "waves" && random.next() < 0.6 ? [sky, strip()] : [sky];
  return (
    thing &&
    idea(`land-${name}`, field, [bearing], `over ${name}`, [
      { outline: punched(halo(field.outline, rim), ...open), fill: "primary" },
      { outline: thing, fill: "accent" },
    ])
  );
};

function hills(random: Random, at: number): Outline {
  const [big, small] = [between(random, 22, 28), between(random, 22, 26)];
  return unite(
    circle(0, at + 16, big),
    circle(-big - 8, at + 26, small),
    circle(big + 8, at + 26, small),
    rectangle(-90, at + 24, 90, 90),
  );
}

function peaks(random: Random, at: number): Outline {
  const aside = between(random, -12, 12);
  return polygon([aside, at - 10], [aside + 22, at + 12], [aside + 36, at], [120, at + 90], [-120, at + 100]);
}

/** Two things, one ground on ink and one ink on ground. */
export const both: Way = (random, field, pool) => {
  const line: Division = random.pick([
    () => perFess,
    () => perBend(random.pick([-42, 42])),
    () => perWave(between(random, 4, 7), between(random, 48, 68)),
    () => perChevron(between(random, 26, 40)),
  ])();
  const rim = drawRim(random);
  const past = line.past(between(random, -6, 4));
  const [one, other] = [random.pick(pool.all), random.pick(pool.charges)];
  const [solid, free] = [subtract(field.outline, past), intersect(field.outline, past)];
  const [hole, thing] = [placed(one, solid), placed(other, free, LAID)];
  // A moon with a star is the emblem of several states.
  const isEmblem = [one, other].every(({ name }) => name === "a moon" || name === "a star");
  if (!hole || !thing || isEmblem || one.name === other.name) return null;
  return idea(`both-${line.name}`, field, [one, other], "in light and dark", [
    { outline: punched(halo(field.outline, rim), free, hole), fill: "primary" },
    { outline: thing, fill: "accent" },
  ]);
};

/** A sun half risen over the lower part, its rays joined to the rim. */
export const rays: Way = (random, field) => {
  // In a disc it is the flag of a navy.
  if (field.name === "roundel") return null;
  const [rim, radius, gap] = [drawRim(random), between(random, 13, 18), between(random, 7.5, 9.5)];
  const horizon = between(random, 8, 20);
  const count = random.pick([3, 3, 4]);
  const step = 180 / count;
  const wide = step * between(random, 0.42, 0.5);
  const beams = Array.from({ length: count }, (_, index) => {
    const middle = -90 + (index - (count - 1) / 2) * step;
    return subtract(
      sector(0, horizon, 150, middle - wide / 2, middle + wide / 2),
      circle(0, horizon, radius + gap),
    );
  });
  const sky = subtract(
    subtract(field.outline, rectangle(-90, horizon, 90, 90)),
    circle(0, horizon, radius),
    ...beams,
  );
  const sun: Bearing = { name: "a rising sun", motifs: ["sun"], outline: [], share: 1, least: 0 };
  return idea("rays", field, [sun], "and its rays", [
    { outline: punched(halo(field.outline, rim), sky), fill: "primary" },
  ]);
};

/** A wall with its doorway, something above it. */
export const wall: Way = (random, field, pool) => {
  const rim = drawRim(random);
  const line = perEmbattled(between(random, 11, 14), between(random, 12, 15));
  const at = between(random, 4, 12);
  const bearing = random.pick(pool.all);
  const sky = subtract(field.outline, line.past(at));
  const thing = placed(bearing, intersect(sky, rectangle(-90, -90, 90, at - 9)), LAID);
  const half = between(random, 8.5, 11);
  const doorway = roundedRectangle(-half, at + 16, half, 90, [half, half, 0, 0]);
  return (
    thing &&
    idea("wall", field, [bearing], "over a wall", [
      { outline: subtract(punched(halo(field.outline, rim), sky), doorway), fill: "primary" },
      { outline: thing, fill: "accent" },
    ])
  );
};

/** Two rounds stand in from the sides, something between them. */
export const openFlaunches: Way = (random, field, pool) => {
  const [radius, inner] = [between(random, 40, 70), between(random, 20, 26)];
  const side = circle(inner + radius, 0, radius);
  const middle = subtract(field.outline, side, mirror(side));
  const bearing = random.pick(pool.all);
  const thing = placed(bearing, middle, LAID);
  return (
    thing &&
    idea("flaunches-open", field, [bearing], "in an open middle", [
      { outline: punched(halo(field.outline, drawRim(random)), middle), fill: "primary" },
      { outline: thing, fill: "accent" },
    ])
  );
};
