import { band, course } from "@/lib/geometry/band";
import { mirror, type Outline, rotate, scale } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import {
  bar,
  circle,
  polygon,
  rectangle,
  regularPolygon,
  roundedRectangle,
  squircle,
} from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { between, type Random } from "@/lib/model/random";
import { canes, combs, corners, hooks, tees, turned } from "./turned-letter-hooks";
import { reflectedWhole } from "./turned-letter-seam";
import type { Turned } from "./turned-letter-spine";

type Way = (random: Random) => Turned;

/** Letters above their reflection, hooked into their half turn, or facing their mirror image. */
export const PAIRS: Readonly<Record<string, readonly Way[]>> = {
  A: [(random) => lozengeA(random), (random) => tents(random)],
  C: [(random) => hooks(random, 90)],
  E: [(random) => spool(random), (random) => combs(random)],
  J: [(random) => canes(random)],
  L: [(random) => corners(random)],
  M: [(random) => crossed(random)],
  N: [(random) => crossed(random)],
  T: [(random) => tees(random)],
  U: [(random) => hooks(random, 0)],
  V: [(random) => rays(random)],
  W: [(random) => heldLozenge(random)],
  Y: [(random) => goblets(random), (random) => cups(random)],
  Z: [(random) => sandglass(random)],
};

function reflected(upper: Outline): Outline[] {
  return [upper, scale(upper, 1, -1)];
}

/** A leg heavy on one side; the half turn puts the other heavy leg opposite. */
function lozengeA(random: Random): Turned {
  const half = between(random, 36, 50);
  const [thick, thin] = [between(random, 14, 22), between(random, 10, 13)];
  const y = -between(random, 9, 15) / 2;
  const [left, right] = [(1 + y / 50) * half * -1 + thin * 1.4, (1 + y / 50) * half - thick * 1.4];
  const top = y - ((right - left) / 2) * (50 / half);
  const hole = polygon([left, y], [(left + right) / 2, top], [right, y]);
  const whole = polygon([0, -50], [half, 0], [0, 50], [-half, 0]);
  return {
    variant: "lozenge",
    how: "and its half turn as a lozenge",
    roundness: 0,
    parts: [subtract(whole, hole, rotate(hole, 180))],
  };
}

/** Two tents with a gap between their feet. */
function tents(random: Random): Turned {
  const [half, gap] = [between(random, 38, 50), between(random, 6, 9)];
  const crown = between(random, 0, 12);
  const slope = (half - crown) / (50 - gap / 2);
  const body = polygon([-half, -gap / 2], [-crown, -50], [crown, -50], [half, -gap / 2]);
  const [r, high] = [between(random, 11, 16), between(random, 19, 27)];
  const door = random.pick([
    () => roundedRectangle(-r, -high, r, 5, [r, r, 0, 0]),
    () =>
      polygon(
        [-r * 1.5, 5],
        [-r * 1.5, -gap / 2],
        [0, -gap / 2 - (r * 1.5) / slope],
        [r * 1.5, -gap / 2],
        [r * 1.5, 5],
      ),
    () =>
      pen(
        `M${-r} 5V${-high * 0.5}C${-r} ${-high * 0.9} ${-r * 0.4} ${-high * 1.2} 0 ${-high * 1.4}C${r * 0.4} ${-high * 1.2} ${r} ${-high * 0.9} ${r} ${-high * 0.5}V5Z`,
      ),
  ])();
  return {
    variant: "tents",
    how: "above its reflection",
    roundness: 0.2,
    parts: reflected(subtract(body, door)),
  };
}

/** One solid for both: the stem in the middle, the room between the arms cut in from the sides. */
function spool(random: Random): Turned {
  const solid = random.pick([
    () => circle(0, 0, 50),
    () => squircle(50),
    () => rotate(regularPolygon(6, 54), random.pick([0, 30])),
    () => pen("M-42 -50H42V2C42 26 24 42 0 51C-24 42 -42 26 -42 2Z"),
    () => roundedRectangle(-44, -50, 44, 50, [44, 44, 0, 0]),
    () =>
      roundedRectangle(
        -50,
        -50,
        50,
        50,
        [44, 0, 44, 0].map((r) => r * random.pick([0, 1])) as [number, number, number, number],
      ),
    () => polygon([-30, -50], [30, -50], [50, -22], [50, 22], [30, 50], [-30, 50], [-50, 22], [-50, -22]),
  ])();
  const [stem, slot] = [between(random, 10, 17), between(random, 8, 13)];
  const arm = between(random, 5, 10);
  const round = random.pick([slot / 2, slot / 2, 0, slot]);
  const notch =
    round === slot
      ? polygon([stem, -arm], [stem, -arm - 3], [70, -arm - slot * 1.7], [70, -arm])
      : roundedRectangle(stem, -arm - slot, 90, -arm, [round, 0, 0, round]);
  const notches = unite(notch, scale(notch, 1, -1));
  return {
    variant: "spool",
    how: "and its mirror image on one stem",
    roundness: 0.5,
    parts: [subtract(solid, notches, mirror(notches))],
  };
}

/** M or N and its reflection: two posts and a cross between them. */
function crossed(random: Random): Turned {
  const [post, thin] = [between(random, 14, 24), between(random, 9.5, 15)];
  const half = between(random, 38, 50);
  const inner = half - post;
  const box = rectangle(-half, -50, half, 50);
  const one = bar([-half - 8, -50 - 400 / half], [half + 8, 50 + 400 / half], thin);
  const gap = between(random, 5.5, 7);
  const veil = intersect(
    bar([-half * 2, -100], [half * 2, 100], thin + 2 * gap),
    rectangle(-inner, -60, inner, 60),
  );
  const upright = rectangle(inner, -60, half + 10, 60);
  const woven = unite(upright, mirror(upright), one, subtract(mirror(one), veil));
  return {
    variant: "woven",
    crops: "round",
    how: "and its mirror image, woven",
    roundness: 0,
    parts: [intersect(woven, box)],
  };
}

/** Two posts that hold a lozenge. */
function heldLozenge(random: Random): Turned {
  const [post, thin] = [between(random, 13, 20), between(random, 11, 15)];
  const half = between(random, 42, 50);
  const reach = half - post + thin * between(random, 0.3, 0.8);
  const outer = polygon([0, -50], [reach, 0], [0, 50], [-reach, 0]);
  const share = 1 - thin * Math.hypot(1 / 50, 1 / reach);
  const upright = rectangle(half - post, -50, half, 50);
  const posts = subtract(unite(outer, upright, mirror(upright)), scale(outer, share));
  return {
    variant: "lozenge-gate",
    seals: true,
    how: "above its reflection",
    roundness: 0,
    parts: [posts],
  };
}

/** V above its reflection, one arm heavy. */
function rays(random: Random): Turned {
  const [thick, thin] = [between(random, 24, 38), between(random, 11, 16)];
  const gap = between(random, 6, 9);
  const half = between(random, 36, 50);
  const tip = between(random, 0.3, 0.5);
  const heavy = polygon([-half, -50], [thick - half, -50], [thick * tip, -gap / 2], [-thick * tip, -gap / 2]);
  const light = polygon(
    [half - thin, -50],
    [half, -50],
    [thick * tip, -gap / 2],
    [thick * tip - thin, -gap / 2],
  );
  const upper = unite(heavy, light);
  const turnedRound = random.next() < 0.5;
  return {
    variant: turnedRound ? "rays-turned" : "rays",
    how: turnedRound ? "and its half turn, point to point" : "above its reflection",
    roundness: 0,
    parts: turnedRound ? turned(upper) : reflected(upper),
  };
}

/** Solid goblets, foot on foot. */
function goblets(random: Random): Turned {
  const [half, stem] = [between(random, 36, 48), between(random, 13, 20)];
  const deep = between(random, -22, -12);
  const round = random.next() < 0.5;
  const notch = between(random, 8, 13);
  const bowl = round
    ? pen(
        `M${-half} -50C${-half} ${deep} ${-stem} ${deep + 4} ${-stem / 2} 3H${stem / 2}C${stem} ${deep + 4} ${half} ${deep} ${half} -50Z`,
      )
    : polygon(
        [-half, -50],
        [half, -50],
        [stem / 2, deep + 8],
        [stem / 2, 3],
        [-stem / 2, 3],
        [-stem / 2, deep + 8],
      );
  const slot = random.pick([
    () => polygon([-notch, -60], [-notch, -50], [0, -50 + notch * 2], [notch, -50], [notch, -60]),
    () =>
      roundedRectangle(-notch / 1.4, -70, notch / 1.4, -50 + notch * 1.8, [0, 0, notch / 1.4, notch / 1.4]),
  ])();
  return {
    variant: "goblets",
    seals: true,
    how: "on the foot of its reflection",
    roundness: round ? 0.6 : 0.1,
    parts: [reflectedWhole(subtract(bowl, slot))],
  };
}

function cups(random: Random): Turned {
  const width = between(random, 12, 19);
  const half = between(random, 38, 46);
  const r = half - width / 2;
  const bottom = -50 + between(random, r, 42);
  const bowlOf = band(course([-r, -50], [-r, bottom, r], [r, bottom, r], [r, -50]), width);
  const stem = between(random, 14, 22);
  const upper = unite(bowlOf, rectangle(-stem / 2, bottom - 2, stem / 2, 3));
  return {
    variant: "cups",
    seals: true,
    how: "above its reflection",
    roundness: 0.8,
    parts: [reflectedWhole(upper)],
  };
}

/** Z and its mirror image: the diagonals cross in a sandglass. */
function sandglass(random: Random): Turned {
  const [lid, thin] = [between(random, 12, 18), between(random, 13, 18)];
  const half = between(random, 36, 48);
  const gap = between(random, 5.5, 7);
  const box = rectangle(-half, -50, half, 50);
  const reach = half - thin * 0.55;
  const one = bar([reach * 1.2, -50 * 1.2], [-reach * 1.2, 50 * 1.2], thin);
  const veil = bar([reach * 2, -100], [-reach * 2, 100], thin + 2 * gap);
  const lids = unite(rectangle(-half, -50, half, lid - 50), rectangle(-half, 50 - lid, half, 50));
  const other = subtract(mirror(one), intersect(veil, rectangle(-60, lid - 50, 60, 50 - lid)));
  return {
    variant: "sandglass",
    crops: "round",
    how: "and its mirror image as a sandglass",
    roundness: 0,
    parts: [intersect(unite(lids, one, other), box)],
  };
}
