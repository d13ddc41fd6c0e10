import { mirror, type Outline, rotate, scale } from "@/lib/geometry/outline";
import { subtract, unite } from "@/lib/geometry/path-boolean";
import {
  circle,
  polygon,
  rectangle,
  regularPolygon,
  roundedRectangle,
  squircle,
} from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { between, type Random } from "@/lib/model/random";
import type { Builder } from "./built-letter-iso";

interface House {
  readonly how: string;
  readonly outline: Outline;
  readonly roundness: number;
}

/** Letters whose counter is a doorway, a window or a keyhole. */
export const doors: Builder = (random, latin) => {
  const design = HOUSES[latin];
  if (!design) return null;
  const { how, outline, roundness } = design(random);
  const motif = how.includes("key") ? ("shield" as const) : ("doorway" as const);
  return { variant: `door-${latin}`, how, motifs: ["letter", motif, "home"], roundness, parts: [outline] };
};

type OpeningKind = "arch" | "pointed" | "gabled" | "plain" | "shouldered";
const OPENINGS: readonly OpeningKind[] = ["arch", "arch", "pointed", "gabled", "plain", "shouldered"];

/** For two openings that meet at one beam: both keep to the middle. */
const UPRIGHT: readonly OpeningKind[] = ["arch", "arch", "pointed", "gabled", "plain"];

/** From `base` upwards. */
function opening(kind: OpeningKind, x: number, base: number, half: number, high: number): Outline {
  const top = base - high;
  if (kind === "arch") return roundedRectangle(x - half, top, x + half, base, [half, half, 0, 0]);
  if (kind === "plain") return rectangle(x - half, top, x + half, base);
  if (kind === "shouldered") return roundedRectangle(x - half, top, x + half, base, [half * 2, 0, 0, 0]);
  const eaves = Math.min(base - 1, top + half * 1.15);
  if (kind === "gabled")
    return polygon([x - half, base], [x - half, eaves], [x, top], [x + half, eaves], [x + half, base]);
  const spring = Math.min(base - 1, top + half * 1.7);
  const pull = (spring - top) * 0.5;
  return pen(
    `M${x - half} ${base}V${spring}C${x - half} ${spring - pull} ${x - half * 0.45} ${top + pull * 0.4} ${x} ${top}C${x + half * 0.45} ${top + pull * 0.4} ${x + half} ${spring - pull} ${x + half} ${spring}V${base}Z`,
  );
}

function keyhole(x: number, y: number, size: number, flare: number): Outline {
  const r = size * 0.46;
  return unite(
    circle(x, y - size * 0.4, r),
    polygon(
      [x - r * 0.42, y - size * 0.4],
      [x + r * 0.42, y - size * 0.4],
      [x + r * flare, y + size],
      [x - r * flare, y + size],
    ),
  );
}

/** A doorway, or a keyhole, that fills a room of `half` and `high` standing on `base`. */
function inside(
  random: Random,
  x: number,
  base: number,
  half: number,
  high: number,
): { cut: Outline; how: string } {
  if (random.next() < 0.3 && half > 10) {
    const size = Math.min(high / 1.86, half / 0.5);
    return { cut: keyhole(x, base - size, size, between(random, 0.5, 0.95)), how: "with a keyhole" };
  }
  return { cut: opening(random.pick(OPENINGS), x, base, half, high), how: "with a doorway" };
}

const HOUSES: Readonly<Record<string, (random: Random) => House>> = {
  A: gableA,
  B: wingB,
  D: gateD,
  H: passageH,
  M: arcadeM,
  N: passageN,
  O: lockO,
  P: portalP,
  Q: lockQ,
  R: portalR,
  T: pierT,
  U: basinU,
};

function gableA(random: Random): House {
  const [foot, crown] = [between(random, 44, 50), between(random, 0, 18)];
  const eaves = between(random, -16, 24);
  const body = random.pick([
    () => polygon([-foot, 50], [-crown, -50], [crown, -50], [foot, 50]),
    () => polygon([-foot, 50], [-foot, eaves], [0, -50], [foot, eaves], [foot, 50]),
    () => pen(`M${-foot} 50C${-foot} 10 ${-foot * 0.6} -34 0 -50C${foot * 0.6} -34 ${foot} 10 ${foot} 50Z`),
    () =>
      polygon([-foot, 50], [-foot, eaves], [-crown - 4, -50], [crown + 4, -50], [foot, eaves], [foot, 50]),
  ])();
  const [half, high] = [between(random, 15, 22), between(random, 52, 64)];
  const door = opening(random.pick(OPENINGS), 0, 60, half, high + 10);
  return { how: "with a doorway", outline: subtract(body, door), roundness: 0.2 };
}

function wingB(random: Random): House {
  const waist = between(random, -9, 0);
  const step = between(random, 0, 9);
  const soft = between(random, 0.5, 1);
  const [up, low] = [(waist + 50) / 2, (50 - waist) / 2];
  const body = unite(
    roundedRectangle(-42, -50, 44 - step, waist + 1, [0, up * soft, up * soft, 0]),
    roundedRectangle(-42, waist - 1, 46, 50, [0, low * soft, low * soft, 0]),
  );
  const kind = random.pick(OPENINGS);
  const x = between(random, -3, 1);
  const [one, other] = [between(random, 11, 15), between(random, 16, 20)];
  const upper = opening(kind, x, waist - 5, one, up * 2 - 17);
  const lower = opening(kind, x, 50 - between(random, 11, 14), other, low * 2 - 22);
  return { how: "with its window and its door", outline: subtract(body, upper, lower), roundness: 0.5 };
}

function gateD(random: Random): House {
  const soft = between(random, 0.6, 1);
  const r = 50 * soft;
  const x = between(random, 40, 47);
  const body = roundedRectangle(
    -x,
    -50,
    x,
    50,
    random.pick([[0, r, r, 0] as const, [0, r * 1.6, 0, 0] as const]),
  );
  const open = random.next() < 0.5;
  const half = between(random, 19, 24);
  if (open) {
    const door = opening(random.pick(OPENINGS), -4, 60, half, between(random, 84, 92));
    return { how: "with a gate", outline: subtract(body, door), roundness: 0.5 };
  }
  const { cut, how } = inside(random, -3, 33, half, 66);
  return { how, outline: subtract(body, cut), roundness: 0.5 };
}

function passageH(random: Random): House {
  const half = between(random, 42, 50);
  const door = half - between(random, 16, 22);
  const lintel = between(random, 10, 14);
  const middle = between(random, -10, 4);
  const notch = random.pick([
    () => rotate(opening(random.pick(UPRIGHT), 0, 60, door, 60 + middle - lintel / 2), 180),
    () => polygon([-door, -60], [-door, -50], [0, middle - lintel / 2], [door, -50], [door, -60]),
  ])();
  const below = opening(random.pick(UPRIGHT), 0, 60, door, 60 - middle - lintel / 2);
  const shoulder = random.pick([0, 0, between(random, 14, 26)]);
  const body = roundedRectangle(-half, -50, half, 50, [shoulder, shoulder, 0, 0]);
  return { how: "as a gatehouse", outline: subtract(body, notch, below), roundness: 0.2 };
}

function arcadeM(random: Random): House {
  const post = between(random, 13, 17);
  const door = (100 - 3 * post) / 4;
  const kind = random.pick(["arch", "pointed", "gabled"] as const);
  const high = between(random, 66, 80);
  const roof = random.pick([
    () => polygon([-50, 50], [-50, -28], [-25, -50], [0, -28], [25, -50], [50, -28], [50, 50]),
    () =>
      subtract(rectangle(-50, -50, 50, 50), polygon([-22, -60], [-22, -50], [0, -22], [22, -50], [22, -60])),
    () =>
      unite(
        roundedRectangle(-50, -50, 0.5, 50, [25, 25, 0, 0]),
        roundedRectangle(-0.5, -50, 50, 50, [25, 25, 0, 0]),
      ),
  ])();
  const offset = post / 2 + door;
  const doorways = [-offset, offset].map((x) => opening(kind, x, 60, door, high + 10));
  return { how: "as an arcade", outline: subtract(roof, ...doorways), roundness: 0.4 };
}

function passageN(random: Random): House {
  const half = between(random, 40, 50);
  const door = half - between(random, 17, 26);
  const r = between(random, 30, half * 1.9);
  const body = roundedRectangle(-half, -50, half, 50, [0, r, 0, 0]);
  const doorway = opening(random.pick(OPENINGS), between(random, 0, 2), 60, door, between(random, 78, 92));
  return { how: "as a passage", outline: subtract(body, doorway), roundness: 0.4 };
}

function lockO(random: Random): House {
  const body = random.pick([
    () => circle(0, 0, 50),
    () => squircle(50),
    () => rotate(regularPolygon(8, 54), 22.5),
    () => scale(circle(0, 0, 50), between(random, 0.78, 0.9), 1),
  ])();
  const { cut, how } = inside(
    random,
    0,
    between(random, 26, 30),
    between(random, 19, 22),
    between(random, 56, 62),
  );
  return { how, outline: subtract(body, cut), roundness: 0.8 };
}

function lockQ(random: Random): House {
  const body = roundedRectangle(-50, -50, 50, 50, [50, 50, between(random, 0, 12), 50]);
  const { cut, how } = inside(
    random,
    0,
    between(random, 26, 30),
    between(random, 18, 22),
    between(random, 54, 60),
  );
  return { how, outline: subtract(body, cut), roundness: 0.7 };
}

function portalP(random: Random): House {
  const [stem, low] = [between(random, 22, 30), between(random, 18, 30)];
  const x = between(random, 38, 46);
  const high = low + 50;
  const r = (high / 2) * between(random, 0.5, 1);
  const body = unite(
    roundedRectangle(-x, -50, x, low, [random.pick([0, 0, 14]), r, r, 0]),
    rectangle(-x, low - 5, stem - x, 50),
  );
  const middle = between(random, 1, 5);
  const { cut, how } = inside(random, middle, low - high * 0.2, Math.min(20, high * 0.26), high * 0.6);
  return { how, outline: subtract(body, cut), roundness: 0.5 };
}

function portalR(random: Random): House {
  const x = between(random, 42, 48);
  const waist = between(random, -8, 2);
  const high = waist + 50;
  const r = (high / 2) * between(random, 0.5, 1);
  const [door, deep] = [between(random, 14, 18), between(random, 9, 13)];
  const kind = random.pick(["arch", "pointed", "gabled", "plain"] as const);
  const body = subtract(
    roundedRectangle(-x, -50, x, 50, [0, r, 0, 0]),
    polygon([x - deep, waist], [x + 1, waist - deep * 0.8], [x + 1, waist + deep * 0.8]),
  );
  const doorway = opening(kind, -1, 60, door, 60 - waist - between(random, 6, 10));
  const window = opening(kind, -1, waist - 8, door * between(random, 0.8, 1), high - 22);
  return { how: "with its window above its door", outline: subtract(body, doorway, window), roundness: 0.4 };
}

function pierT(random: Random): House {
  const [stem, bar] = [between(random, 9, 13), between(random, 12, 18)];
  const kind = random.pick(["arch", "pointed", "shouldered"] as const);
  const half = 50 - stem;
  const left = opening(kind, -50, 60, half, 110 - bar);
  const [foot, sill] = [between(random, 14, 27), between(random, 11, 17)];
  const base = rectangle(-stem - foot, 50 - sill, stem + foot, 50);
  const body = subtract(rectangle(-50, -50, 50, 50), left, mirror(left));
  return { how: "as a pier between two arches", outline: unite(body, base), roundness: 0.6 };
}

function basinU(random: Random): House {
  const half = between(random, 42, 50);
  const r = half * between(random, 0.5, 1);
  const body = roundedRectangle(-half, -50, half, 50, [0, 0, r, r]);
  const size = between(random, 30, 36);
  const slot = between(random, 8, 13);
  const hole = unite(circle(0, 6, size * 0.72), rectangle(-slot, -70, slot, 4));
  return { how: "with a keyhole", outline: subtract(body, hole), roundness: 0.7 };
}
