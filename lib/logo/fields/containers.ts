import { type Outline, rotate } from "@/lib/geometry/outline";
import { unite } from "@/lib/geometry/path-boolean";
import { archway, circle, polar, regularPolygon, roundedRectangle, squircle } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { between, type Random } from "@/lib/model/random";

/** A simple solid that something is opened in. */
export interface Container {
  readonly name: string;
  readonly outline: Outline;
  /** Longest side of a thing that sits well inside, in the container's units of 100. */
  readonly room: number;
  /** How far the thing is moved down to sit in the optical middle. */
  readonly drop: number;
  readonly roundness: number;
  /** Broad enough at its foot that something may run out there. */
  readonly bleeds: boolean;
}

type Maker = (random: Random) => Container;

const disc: Maker = () => ({
  name: "disc",
  outline: circle(0, 0, 50),
  room: 62,
  drop: 0,
  roundness: 1,
  bleeds: true,
});

const softSquare: Maker = (random) => {
  const soft = random.next() < 0.5;
  const outline = soft ? squircle(50) : roundedRectangle(-50, -50, 50, 50, between(random, 9, 26));
  return { name: "soft square", outline, room: 68, drop: 0, roundness: 0.6, bleeds: true };
};

const square: Maker = () => ({
  name: "square",
  outline: roundedRectangle(-50, -50, 50, 50, 0),
  room: 70,
  drop: 0,
  roundness: 0,
  bleeds: true,
});

const leaf: Maker = (random) => {
  const r = between(random, 34, 50);
  const sharp = between(random, 0, 6);
  const radii = random.next() < 0.5 ? ([r, sharp, r, sharp] as const) : ([sharp, r, sharp, r] as const);
  return {
    name: "leaf",
    outline: roundedRectangle(-50, -50, 50, 50, radii),
    room: 62,
    drop: 0,
    roundness: 0.75,
    bleeds: false,
  };
};

const petal: Maker = (random) => {
  const corner = random.int(0, 3);
  const radii = [50, 50, 50, 50].map((r, index) => (index === corner ? between(random, 0, 10) : r));
  return {
    name: "petal",
    outline: roundedRectangle(
      -50,
      -50,
      50,
      50,
      radii as unknown as readonly [number, number, number, number],
    ),
    room: 60,
    drop: 0,
    roundness: 0.9,
    bleeds: false,
  };
};

const arch: Maker = (random) => {
  const half = between(random, 40, 46);
  return {
    name: "arch",
    outline: archway(half, 50),
    room: half * 1.36,
    drop: 5,
    roundness: 0.6,
    bleeds: true,
  };
};

const hexagon: Maker = (random) => {
  const turned = random.next() < 0.4;
  const outline = softCorners(6, 54, between(random, 2, 12));
  return {
    name: "hexagon",
    outline: turned ? rotate(outline, 30) : outline,
    room: 58,
    drop: 0,
    roundness: 0.2,
    bleeds: false,
  };
};

const octagon: Maker = () => ({
  name: "octagon",
  outline: rotate(regularPolygon(8, 54), 22.5),
  room: 66,
  drop: 0,
  roundness: 0.15,
  bleeds: false,
});

const shield: Maker = (random) => {
  const brow = between(random, 0, 10);
  const outline = pen(
    `M0 ${-50 + brow * 0.2}L42 ${-48 + brow}V0C42 26 24 42 0 51C-24 42 -42 26 -42 0V${-48 + brow}Z`,
  );
  return { name: "shield", outline, room: 58, drop: -4, roundness: 0.35, bleeds: false };
};

const diamond: Maker = (random) => ({
  name: "diamond",
  outline: rotate(roundedRectangle(-38, -38, 38, 38, between(random, 5, 16)), 45),
  room: 52,
  drop: 0,
  roundness: 0.25,
  bleeds: false,
});

const scallop: Maker = (random) => {
  const lobes = random.pick([6, 8]);
  const lobe = 50 * Math.sin(Math.PI / lobes) * 0.96;
  const reach = 50 - lobe;
  const discs = Array.from({ length: lobes }, (_, index) =>
    circle(...polar(0, 0, reach, (360 * (index + 0.5)) / lobes), lobe),
  );
  return {
    name: "rosette",
    outline: unite(regularPolygon(lobes * 2, reach * 1.02), ...discs),
    room: 58,
    drop: 0,
    roundness: 0.95,
    bleeds: false,
  };
};

const gable: Maker = (random) => {
  const eaves = between(random, -22, -12);
  return {
    name: "gable",
    outline: pen(`M0 -50L44 ${eaves}V50H-44V${eaves}Z`),
    room: 58,
    drop: 8,
    roundness: 0.05,
    bleeds: true,
  };
};

const shutter: Maker = (random) => ({
  name: "half-round",
  outline: roundedRectangle(
    -46,
    -50,
    46,
    50,
    random.pick([
      [0, 46, 46, 0],
      [46, 0, 0, 46],
      [0, 0, 46, 46],
    ] as const),
  ),
  room: 62,
  drop: 0,
  roundness: 0.6,
  bleeds: false,
});

const lean: Maker = (random) => {
  const skew = between(random, 0.12, 0.2);
  const soft = roundedRectangle(-42, -50, 42, 50, between(random, 4, 18));
  const outline = soft.map((contour) =>
    contour.map((segment) => {
      const [kind, ...points] = segment;
      return [kind, ...points.map(([x, y]) => [x - skew * y, y])] as unknown as typeof segment;
    }),
  );
  return { name: "leaning square", outline, room: 60, drop: 0, roundness: 0.3, bleeds: false };
};

const egg: Maker = (random) => {
  const width = between(random, 42, 46);
  return {
    name: "pebble",
    outline: rotate(
      pen(
        `M0 -50C${width * 0.7} -50 ${width} -20 ${width} 6C${width} 34 26 50 0 50C-26 50 ${-width} 34 ${-width} 6C${-width} -20 ${-width * 0.7} -50 0 -50Z`,
      ),
      random.pick([0, 0, 180, 30]),
    ),
    room: 58,
    drop: 3,
    roundness: 0.95,
    bleeds: false,
  };
};

/** How often a hundred real marks were set in each, by eye: discs and app icons above all. */
const MAKERS: readonly (readonly [maker: Maker, weight: number])[] = [
  [disc, 4],
  [softSquare, 5],
  [square, 2],
  [hexagon, 2],
  [shield, 1.5],
  [diamond, 1.5],
  [leaf, 1],
  [petal, 1],
  [arch, 1],
  [octagon, 1],
  [gable, 0.7],
  [shutter, 0.7],
  [lean, 0.7],
  [egg, 0.7],
  [scallop, 0.5],
];

/** `count` containers of different kinds, by lot without replacement (Efraimidis & Spirakis 2006). */
export function drawContainers(random: Random, count: number): Container[] {
  return MAKERS.map(([maker, weight]) => ({ maker, key: random.next() ** (1 / weight) }))
    .sort((one, other) => other.key - one.key)
    .slice(0, count)
    .map(({ maker }) => maker(random));
}

/** A regular polygon with its corners rounded, first corner up. */
function softCorners(corners: number, radius: number, round: number): Outline {
  const points = Array.from({ length: corners }, (_, index) =>
    polar(0, 0, radius, -90 + (360 * index) / corners),
  );
  const data = points.map((point, index) => {
    const before = points.at(index - 1)!;
    const after = points[(index + 1) % corners]!;
    const toward = (other: readonly [number, number]) => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1]);
      return [
        point[0] + ((other[0] - point[0]) * round) / length,
        point[1] + ((other[1] - point[1]) * round) / length,
      ];
    };
    return `${index === 0 ? "M" : "L"}${toward(before).join(" ")}Q${point.join(" ")} ${toward(after).join(" ")}`;
  });
  return pen(`${data.join("")}Z`);
}
