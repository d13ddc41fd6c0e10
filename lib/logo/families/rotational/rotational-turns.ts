import { band, course } from "@/lib/geometry/band";
import { halo } from "@/lib/geometry/halo";
import { type Outline, type Point, rotate, scale, turns } from "@/lib/geometry/outline";
import { intersect, pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import { fillTogether } from "@/lib/geometry/placement";
import {
  circle,
  polar,
  polygon,
  rectangle,
  regularPolygon,
  ring,
  roundedRectangle,
} from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import type { MarkPart, MarkSketch, Motif } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";

/** The richer turns: their inner lines follow the spin as much as their edge does. */

/** An iris: a hole whose sides run on as slits, all to one hand, and end along the rim. */
export function iris(random: Random): MarkSketch {
  // Not four: a pinwheel of four straight arms is a sign nobody wants.
  const bent = random.next() < 0.45 ? between(random, 38, 60) : 0;
  const n = bent ? random.pick([3, 5, 6]) : random.pick([5, 6, 7]);
  const hole = between(random, n === 3 ? 9 : 13, n === 3 ? 13 : 19);
  const width = between(random, 6, n === 3 ? 10 : 7.5);
  const reach = 50 - between(random, 8, 11);
  const field = random.pick([
    () => circle(0, 0, 50),
    () => (n === 3 || n === 7 ? circle(0, 0, 50) : regularPolygon(n, 54)),
    () => rotate(regularPolygon(n < 6 ? 2 * n : 12, 52), 180 / 12),
  ])();
  const opening = bent ? bentPinwheel(n, hole, width, reach, bent) : straightPinwheel(n, hole, width, reach);
  const core = bent && hole > 16 && random.next() < 0.7 ? [circle(0, 0, hole - between(random, 6.5, 8))] : [];
  const flip = random.pick([1, -1]);
  return idea({
    variant: `iris-${n}`,
    concept: "an opening that turns",
    motifs: ["eye", "cycle"],
    roundness: 0.7,
    outlines: [scale(subtract(field, opening), flip, 1), ...core],
  });
}

/** Each side of a polygon runs on as a slit; drawn as one line, for the slits' edges lie upon its sides. */
function straightPinwheel(n: number, hole: number, width: number, reach: number): Outline {
  const turn = (2 * Math.PI) / n;
  const low = width - hole;
  const far = (y: number) => Math.sqrt(reach ** 2 - y ** 2);
  const corners = Array.from({ length: n }, (_, index) =>
    [
      [far(hole), -hole] as const,
      [far(low), low] as const,
      [(hole + low * Math.cos(turn)) / Math.sin(turn), low] as const,
    ].map(([x, y]) => polar(0, 0, Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI + (360 * index) / n)),
  );
  return polygon(...corners.flat());
}

function bentPinwheel(n: number, hole: number, width: number, reach: number, bend: number): Outline {
  const slit = subtract(ring(0, bend - hole, bend, bend - width), rectangle(-90, -90, 0, 190));
  const inner = intersect(circle(0, 0, reach), slit);
  return unite(circle(0, 0, hole), ...turns(inner, n));
}

/** A cut from `start` off the middle to beyond the rim that bends and opens as it goes. */
function openingCut(start: number, narrow: number, wide: number, lean: number, bend: number): Outline {
  const [ax, ay] = [narrow / 2, -start];
  const far = 70;
  const end = polar(0, 0, far, lean - 90);
  const [nx, ny] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const half = wide / 2;
  return pen(
    `M${-ax} ${ay}A${bend} ${bend} 0 0 1 ${end[0] - nx * half} ${end[1] - ny * half}L${end[0] + nx * half} ${end[1] + ny * half}A${bend * 0.82} ${bend * 0.82} 0 0 0 ${ax} ${ay}Z`,
  );
}

/** Broad curved blades round a hub that is a ring. */
export function turbine(random: Random): MarkSketch {
  // Three blades round a disc are the sign of radiation.
  const n = random.pick([5, 5, 6, 7]);
  const hub = between(random, 21, 25);
  const lean = between(random, 30, 62);
  const wide = (170 / n) * between(random, 0.8, 1.1);
  const cut = openingCut(hub, n > 5 ? 3.5 : 5, wide, lean, between(random, 46, 80));
  const eye = random.pick([
    () => circle(0, 0, hub * between(random, 0.42, 0.54)),
    () => regularPolygon(n === 7 ? 6 : n, hub * 0.56),
  ])();
  const blades = subtract(circle(0, 0, 50), ...turns(cut, n), eye);
  return idea({
    variant: `turbine-${n}`,
    concept: "blades round a hub",
    motifs: ["cycle", "spark"],
    roundness: 0.7,
    outlines: [scale(blades, random.pick([1, -1]), 1)],
  });
}

/** A disc parted by cuts that open outwards; a second, shorter cut runs into each part. */
export function vortex(random: Random): MarkSketch {
  const n = 3;
  const lean = between(random, 40, 65);
  const bend = between(random, 42, 70);
  const main = openingCut(-2, between(random, 6, 7), between(random, 16, 30), lean, bend);
  const second = rotate(
    openingCut(between(random, 21, 27), 5.5, between(random, 10, 18), lean * 0.62, bend * 1.2),
    180 / n + between(random, 2, 14),
  );
  const detailed = random.next() < 0.75;
  const solid = subtract(circle(0, 0, 50), unite(...turns(main, n)), ...(detailed ? turns(second, n) : []));
  const placed = rotate(scale(solid, random.pick([1, -1]), 1), random.pick([0, 30, 45, 90]));
  return idea({
    variant: "vortex",
    concept: "currents that draw inwards",
    motifs: ["cycle", "water"],
    roundness: 1,
    outlines: pieces(placed),
  });
}

/** A band that winds round two middles, broader where it turns. */
export function scroll(random: Random): MarkSketch {
  const eyed = random.next() < 0.6;
  const [thin, thick] = [
    between(random, 8.5, 10.5),
    eyed ? between(random, 11.5, 13.5) : between(random, 16, 22),
  ];
  const radius = 20;
  // The inner line is a circle off the outer one's middle, so that the band swells away from the crossing.
  const outer = radius + thin / 2;
  const inner = (2 * outer - thin - thick) / 2;
  const shift = outer - thin - inner;
  const end = random.pick([0, 0, 30, -35]);
  const whole = subtract(circle(0, -radius, outer), circle(0, shift - radius, inner));
  const open = pen(
    `M0 ${shift - radius}L${polar(0, shift - radius, 80, end).join(" ")}L90 40L0 ${-radius + outer + 0.01}Z`,
  );
  const half = subtract(whole, open);
  const band = unite(half, rotate(half, 180));
  const eye = inner - between(random, 6, 7.5);
  const eyes = eyed && eye > 6 ? [circle(0, shift - radius, eye), circle(0, radius - shift, eye)] : [];
  const turn = random.pick([0, 0, 90, 45, -45]);
  const flip = random.pick([1, -1]);
  return idea({
    variant: "scroll",
    concept: "one line round two middles",
    motifs: ["cycle", "path"],
    roundness: 1,
    outlines: [band, ...eyes].map((outline) => rotate(scale(outline, flip, 1), turn)),
  });
}

/** A frame whose window is turned against it, and what stands in the window is turned once more. */
export function twist(random: Random): MarkSketch {
  const n = random.pick([3, 4, 4, 5, 6]);
  const angle = (180 / n) * between(random, 0.35, 0.7);
  const soft = n === 4 && random.next() < 0.4;
  const solid = (radius: number): Outline =>
    soft ? softSquare(radius, radius * 0.28) : regularPolygon(n, radius);
  const inradius = Math.cos(Math.PI / n);
  // Corners of the window come within `wall` of the frame's sides.
  const wall = between(random, 8, 11);
  const room = (radius: number, least: number) =>
    (radius * inradius - least) / Math.cos((angle * Math.PI) / 180 - Math.PI / n);
  const window = room(56, wall);
  const core = room(window, between(random, 5.5, 7.5));
  const inset =
    core > 20 && random.next() < 0.6 ? rotate(solid(room(core, between(random, 8, 10))), 3 * angle) : [];
  const placed = random.pick([0, 180 / n]);
  const filled = subtract(rotate(solid(core), 2 * angle), inset);
  return idea({
    variant: soft ? "twist-soft" : `twist-${n}`,
    concept: "a frame that turns as it recedes",
    motifs: ["box", "cycle"],
    roundness: soft ? 0.5 : 0.1,
    outlines: [subtract(solid(56), rotate(solid(window), angle)), filled].map((outline) =>
      rotate(outline, placed),
    ),
  });
}

/** A solid in two halves along a line with two bends, an opening in each. */
export function keyed(random: Random): MarkSketch {
  const gap = between(random, 6, 8);
  const [x, y] = [between(random, -8, 22), between(random, 9, 18)];
  // Both arcs of the middle run fit into it.
  const room = (0.85 * Math.hypot(x, y)) / Math.tan(Math.atan2(y, -x) / 2);
  const round = random.pick([0, Math.min(60, room)]);
  const isDisc = random.next() < 0.2;
  // A soft wave and two points in a disc are the sign of yin and yang.
  const bend = isDisc ? 0 : round;
  const cut = band(course([-80, -y], [x, -y, bend], [-x, y, bend], [80, y]), gap);
  const field = random.pick([
    () => roundedRectangle(-50, -50, 50, 50, random.pick([0, between(random, 12, 26)])),
    () => roundedRectangle(-50, -50, 50, 50, [50, 0, 50, 0]),
    () => rotate(regularPolygon(6, 54), 30),
    () => roundedRectangle(-50, -50, 50, 50, [0, 36, 0, 36]),
  ])();
  const solid = isDisc ? circle(0, 0, 50) : field;
  const spot = between(random, 7, 10.5);
  const [sx, sy] = [random.pick([-1, 1]) * between(random, 8, 17), -27];
  const block = rectangle(sx - spot, sy - spot * 0.8, sx + spot, sy + spot * 0.8);
  const opening = random.pick([isDisc ? block : circle(sx, sy, spot), block, null]);
  const free = opening && intersect(halo(opening, 6.5), cut).length === 0;
  const moved = opening && free ? [opening, rotate(opening, 180)] : [];
  return idea({
    variant: "keyed",
    concept: "two halves that fit in one way",
    motifs: ["together", "box"],
    roundness: 0.4,
    outlines: pieces(rotate(subtract(solid, cut, ...moved), random.pick([0, 90, 45, -45]))),
  });
}

/** A solid parted by bent cuts into pieces that interlock. */
export function interlock(random: Random): MarkSketch {
  const n = random.pick([2, 3, 3]);
  const gap = between(random, 6, 8);
  const field = random.pick([
    () => circle(0, 0, 50),
    () => rotate(regularPolygon(6, 54), random.pick([0, 30])),
    () => (n === 2 ? softSquare(62, between(random, 0, 20)) : regularPolygon(6, 54)),
  ])();
  const step = between(random, 14, 25);
  const far = between(random, 60, 100);
  const knee: Point = [step, 0];
  const turnBy = random.pick(n === 3 ? [60] : [45, 60, 90]) * random.pick([1, -1]);
  const out = polar(knee[0], knee[1], far, turnBy);
  const cut = bentCut([0, 0], knee, out, gap);
  const notch = circle(...polar(0, 0, between(random, 34, 38), turnBy + 180 / n + 20), between(random, 7, 9));
  const opened = random.next() < 0.5 && n === 2;
  const cuts = turns(cut, n);
  const solid = subtract(field, unite(...cuts, circle(0, 0, gap * 0.5)), ...(opened ? turns(notch, n) : []));
  return idea({
    variant: `interlock-${n}`,
    concept: n === 2 ? "two that fit each other" : "three that fit each other",
    motifs: ["together", "box"],
    roundness: 0.4,
    outlines: pieces(rotate(solid, random.pick([0, 45, 90]))),
  });
}

function bentCut(from: Point, knee: Point, to: Point, width: number): Outline {
  const half = width / 2;
  const way = Math.atan2(to[1] - knee[1], to[0] - knee[0]);
  const [nx, ny] = [-Math.sin(way) * half, Math.cos(way) * half];
  // Both edges turn where the offset lines meet, so that the cut keeps its width round the knee.
  const mitre = half * Math.tan(way / 2);
  return polygon(
    [from[0] - half * 0.4, from[1] - half],
    [knee[0] + mitre, knee[1] - half],
    [to[0] - nx, to[1] - ny],
    [to[0] + nx, to[1] + ny],
    [knee[0] - mitre, knee[1] + half],
    [from[0] - half * 0.4, from[1] + half],
  );
}

/** A square by its corner distance, corner up as a regular polygon's. */
function softSquare(radius: number, round: number): Outline {
  const half = radius * Math.SQRT1_2;
  return rotate(roundedRectangle(-half, -half, half, half, round), 45);
}

interface Turned {
  readonly variant: string;
  readonly concept: string;
  readonly motifs: readonly Motif[];
  readonly roundness: number;
  readonly outlines: readonly Outline[];
}

function idea({ outlines, ...rest }: Turned): MarkSketch {
  const parts = fillTogether(
    outlines.map((outline, index): MarkPart => ({ outline, fill: index === 1 ? "accent" : "primary" })),
  );
  return {
    ...rest,
    parts,
  };
}
