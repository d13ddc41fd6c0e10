import { band, course } from "@/lib/geometry/band";
import { type Outline, rotate } from "@/lib/geometry/outline";
import { intersect, pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import { fillTogether } from "@/lib/geometry/placement";
import { arcBand, circle, polar, polygon, rectangle, roundedRectangle, sector } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import type { MarkPart, MarkSketch, Motif } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";

/** Arcs that make a view or a thing: each has a second device besides its bands. */

/** A disc of land with a path that narrows towards the horizon. */
export function pathway(random: Random): MarkSketch {
  const horizon = between(random, -12, 8);
  const gap = between(random, 6, 7.5);
  const rise = random.pick([1, 1, -1]) * between(random, 6, 12);
  const side = random.pick([1, -1]);
  const [bend, back] = [side * between(random, 14, 34), side * between(random, 18, 40)];
  const mouth = between(random, 11, 17);
  const foot = side * between(random, -8, 6);
  const height = Math.abs(rise);
  const top = horizon - height - 4;
  const edge = (sign: 1 | -1) =>
    [
      [sign * 3.2, top],
      [bend + sign * 4.5, top + 30],
      [foot - back + sign * mouth * 0.9, 30],
      [foot + sign * mouth, 60],
    ].map((point) => point.join(" "));
  const [left, right] = [edge(-1), edge(1)];
  const way = pen(
    `M${left[0]}C${left[1]} ${left[2]} ${left[3]}L${right[3]}C${right[2]} ${right[1]} ${right[0]}Z`,
  );
  const radius = (60 * 60 + height * height) / (2 * height);
  const disc = random.pick([
    () => circle(0, 0, 50),
    () => roundedRectangle(-50, -50, 50, 50, between(random, 8, 24)),
    () => roundedRectangle(-43, -50, 43, 50, [43, 43, 0, 0]),
  ])();
  // Clear of the horizon's gap and of the rim by more than a gap.
  const high = horizon - Math.max(0, rise) - gap - 15;
  const sun = high > -34 ? [circle(-side * between(random, 4, 12), Math.max(high, -33), 8.5)] : [];
  const hill = (grow: number): Outline =>
    rise > 0
      ? circle(0, horizon - height + radius, radius + grow)
      : subtract(rectangle(-60, -60, 60, 60), circle(0, horizon + height - radius, radius - grow));
  const sky = subtract(disc, hill(gap), ...sun);
  const ground = hill(0);
  return scene({
    variant: "pathway",
    concept: "a path to the horizon",
    motifs: ["path", "mountain"],
    outlines: [sky, ...pieces(subtract(intersect(disc, ground), way))],
  });
}

/** A shell: ribs that part from the hinge, under a scalloped edge. */
export function shell(random: Random): MarkSketch {
  const lobes = random.pick([3, 4, 5]);
  const spread = between(random, 62, 84);
  const step = (2 * spread) / lobes;
  const rim = between(random, 74, 80);
  const bulge = rim * Math.sin((step * Math.PI) / 360) * between(random, 1.02, 1.25);
  const at = (radius: number, angle: number) => polar(0, 0, radius, angle - 90).join(" ");
  const edge = Array.from(
    { length: lobes },
    (_, index) => `A${bulge} ${bulge} 0 0 1 ${at(rim, -spread + step * (index + 1))}`,
  ).join("");
  const start = between(random, 24, 36);
  const fan = pen(`M0 8L${at(rim, -spread)}${edge}Z`);
  const slit = polygon([-3.4, -start], [3.4, -start], [4.6, -rim - 9], [-4.6, -rim - 9]);
  const slits = Array.from({ length: lobes - 1 }, (_, index) => rotate(slit, -spread + step * (index + 1)));
  const hinge = random.pick([
    () => polygon([-22, 8], [22, 8], [14, -8], [-14, -8]),
    () => circle(0, 0, between(random, 12, 16)),
    () => intersect(circle(0, -4, 20), rectangle(-40, -40, 40, 8)),
  ])();
  return scene({
    variant: `shell-${lobes}`,
    concept: "a shell from the shore",
    motifs: ["water", "layers"],
    outlines: [subtract(unite(fan, hinge), ...slits)],
  });
}

/** A round screen with a beam, and what the beam has found. */
export function radar(random: Random): MarkSketch {
  const [rim, gap] = [between(random, 9, 12), between(random, 6.5, 8)];
  const inner = 50 - rim - gap;
  const open = random.pick([60, 90, 120, 180]);
  // A small opening to the side would be a mouth.
  const way = random.pick(open < 100 ? [-90, 90] : [-90, 0, 180, 90]);
  const beam = sector(0, 0, inner, way + open / 2, way + 360 - open / 2);
  const node = between(random, 11, 15);
  const [x, y] = polar(0, 0, random.pick([50 - node, 50 - rim / 2, open > 100 ? 12 : 42]), way);
  const clear = circle(x, y, node + gap);
  const edge = random.next() < 0.5 || open > 90 ? [] : [circle(0, 0, between(random, 7, 9))];
  return scene({
    variant: "radar",
    concept: "what a turning beam has found",
    motifs: ["orbit", "eye"],
    outlines: [
      subtract(circle(0, 0, 50), circle(0, 0, 50 - rim), clear),
      circle(x, y, node),
      subtract(beam, clear, ...edge),
    ],
  });
}

/** Steps of seats round a stage, thinner the nearer they are, with aisles that let in the light. */
export function theatre(random: Random): MarkSketch {
  const gap = between(random, 6, 7.5);
  const [outer, middle] = [between(random, 15, 19), between(random, 9.5, 12)];
  const turn = random.pick([0, 0, 90, 180, 45]);
  const [far, near] = [between(random, 16, 42), between(random, -10, 24)];
  const second = 50 - outer - gap;
  const core = second - middle - gap;
  const aisle = (angle: number): Outline =>
    rotate(rectangle(50 - outer * 0.62, -gap / 2, 60, gap / 2), angle);
  const seats = subtract(
    arcBand(0, 0, 50, 50 - outer, -far, 180 + far),
    ...random.pick([[45, 135], [90], [90], []]).map(aisle),
  );
  const stage = random.next() < 0.5 ? circle(0, 0, core) : sector(0, 0, core, -8, 188);
  return scene({
    variant: "theatre",
    concept: "rows that look to one place",
    motifs: ["together", "layers"],
    outlines: [seats, arcBand(0, 0, second, second - middle, -near, 180 + near), stage].map((outline) =>
      rotate(outline, turn),
    ),
  });
}

/** Three bows within each other, their legs of unlike length, as in a fingerprint. */
export function print(random: Random): MarkSketch {
  const [width, gap] = [between(random, 11, 13), between(random, 6, 7.5)];
  const step = width + gap;
  const [r1, r2] = [50 - width / 2, 50 - width / 2 - step];
  const low = (): number => random.pick([4, 14, 26, 40]);
  const ends = random.pick(["round", "flat"] as const);
  const bow = (radius: number, left: number, right: number): Outline =>
    band(
      course([-radius, left], [-radius, -radius, radius], [radius, -radius, radius], [radius, right]),
      width,
      { ends },
    );
  const [a, b] = random.shuffle([between(random, 26, 42), between(random, 3, 12)]);
  const [c, d] = [low(), low()];
  const r3 = r2 - step;
  const sole = r3 + width / 2;
  const foot = between(random, 22, 40);
  const core = roundedRectangle(
    -sole,
    -sole,
    sole,
    foot,
    ends === "round" ? sole : [sole, sole, 0, random.pick([0, sole])],
  );
  return scene({
    variant: "print",
    concept: "a print that is nobody else's",
    motifs: ["layers", "doorway"],
    outlines: [bow(r1, a!, b!), bow(r2, c, d), core],
  });
}

/** Rings off centre, as a tree grows, opened by one notch. */
export function growthRings(random: Random): MarkSketch {
  const gap = between(random, 7, 8.2);
  const lean = 90;
  // Never opened downwards: that is how podcasts are marked.
  const turn = random.pick([0, 90, 270]);
  const [thin, thick] = [between(random, 10, 11.5), between(random, 15, 21)];
  const notch = between(random, 5, 16);
  // Each disc touches the next one's gap at its thin side.
  const radii = [50, 50 - (thin + thick + 2 * gap) / 2];
  const shift = (thick - thin) / 2;
  const third = radii[1]! - (thin + thick * 0.8 + 2 * gap) / 2;
  const centre = (index: number) => polar(0, 0, shift * index * (index === 2 ? 0.92 : 1), lean);
  const disc = (index: number, radius: number) => circle(...centre(index), Math.max(3, radius));
  const cut = rotate(
    polygon([third * 0.2, -gap / 2], [80, -gap / 2 - notch], [80, gap / 2 + notch], [third * 0.2, gap / 2]),
    lean + 180,
  );
  const outlines = [
    subtract(disc(0, 50), disc(1, radii[1]! + gap), cut),
    subtract(disc(1, radii[1]!), disc(2, third + gap), cut),
    third > 12
      ? subtract(disc(2, third), rotate(rectangle(0, -gap / 2, 40, gap / 2), lean + 180))
      : disc(2, third),
  ];
  return scene({
    variant: "growth-rings",
    concept: "rings of good years",
    motifs: ["layers", "leaf"],
    outlines: outlines.map((outline) => rotate(outline, turn)),
  });
}

interface Scene {
  readonly variant: string;
  readonly concept: string;
  readonly motifs: readonly Motif[];
  readonly outlines: readonly Outline[];
}

function scene({ outlines, ...rest }: Scene): MarkSketch {
  const parts = fillTogether(
    outlines.map((outline, index): MarkPart => ({ outline, fill: index === 1 ? "accent" : "primary" })),
  );
  const _whole = parts.flatMap(({ outline }) => outline);
  return { ...rest, roundness: 0.85, parts };
}
