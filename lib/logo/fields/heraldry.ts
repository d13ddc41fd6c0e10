import { inkArea, mirror, type Outline, reverse, rotate, translate } from "@/lib/geometry/outline";
import { subtract, unite } from "@/lib/geometry/path-boolean";
import { circle, drop, lens, polar, polygon, rectangle } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { between, type Random } from "@/lib/model/random";
import type { Motif } from "../mark";

/** A line across the field; `past` is all that lies below it (right of it if upright), the line moved that way by `at`. */
export interface Division {
  readonly name: string;
  readonly past: (at: number) => Outline;
}

/** Beyond every field: boolean operations are the slower the more lies there. */
const FAR = 110;
/** Half the breadth of the broadest field in its rim. */
const REACH = 64;

export const perPale: Division = { name: "upright", past: (at) => rectangle(at, -FAR, FAR, FAR) };
export const perFess: Division = { name: "level", past: (at) => rectangle(-FAR, at, FAR, FAR) };

export function perBend(degrees: number): Division {
  return { name: "diagonal", past: (at) => translate(rotate(rectangle(-FAR, 0, FAR, FAR), degrees), 0, at) };
}

/** A smooth swell; positive amplitudes rise first, right of the middle. */
export function perWave(amplitude: number, period: number, phase = 0): Division {
  const half = period / 2;
  const count = 2 * Math.ceil((REACH + Math.abs(phase)) / period);
  const waves = Array.from({ length: 2 * count }, (_, index) => {
    const pull = ((index % 2 === 0 ? -1 : 1) * amplitude * 4) / 3;
    return `c${half * 0.3642} ${pull} ${half * 0.6358} ${pull} ${half} 0`;
  }).join("");
  return {
    name: "wave",
    past: (at) => translate(pen(`M${-count * half} 0${waves}V${FAR}H${-count * half}Z`), phase, at),
  };
}

/** Teeth of a saw; a point up in the middle. */
export function perDancetty(height: number, breadth: number): Division {
  const count = Math.ceil(REACH / breadth);
  const teeth = Array.from({ length: 2 * count + 1 }, (_, index) => index - count).flatMap((tooth) => [
    [(tooth - 0.5) * breadth, height / 2] as const,
    [tooth * breadth, -height / 2] as const,
  ]);
  return {
    name: "zigzag",
    past: (at) =>
      translate(polygon(...teeth, [(count + 0.5) * breadth, height / 2], [FAR, FAR], [-FAR, FAR]), 0, at),
  };
}

export function perChevron(rise: number): Division {
  return {
    name: "chevron",
    past: (at) =>
      translate(
        polygon(
          [0, -rise * 0.5],
          [100, 100 * (rise / 50) - rise * 0.5],
          [100, 300],
          [-100, 300],
          [-100, 100 * (rise / 50) - rise * 0.5],
        ),
        0,
        at,
      ),
  };
}

/** A battlement; a merlon in the middle. */
export function perEmbattled(height: number, breadth: number): Division {
  const count = Math.ceil(REACH / (2 * breadth));
  const merlons = Array.from({ length: 2 * count + 1 }, (_, index) => index - count).flatMap((tooth) => [
    [(2 * tooth - 0.5) * breadth, height / 2] as const,
    [(2 * tooth - 0.5) * breadth, -height / 2] as const,
    [(2 * tooth + 0.5) * breadth, -height / 2] as const,
    [(2 * tooth + 0.5) * breadth, height / 2] as const,
  ]);
  return { name: "battlement", past: (at) => translate(polygon(...merlons, [FAR, FAR], [-FAR, FAR]), 0, at) };
}

/** The outline with a hole where a thing lies that is wholly within it: no boolean operation is needed for that. */
export function punched(outline: Outline, ...things: readonly Outline[]): Outline {
  return [...outline, ...things.flatMap((thing) => (inkArea(thing) > 0 ? thing.map(reverse) : thing))];
}

/** A small plain thing that a part of the field bears, in a square of about [-50, 50]. */
export interface Charge {
  readonly name: string;
  readonly motifs: readonly Motif[];
  /** Ids of the symbols of which it is a plain form; any brand may bear one that is of none. */
  readonly of?: readonly string[];
  readonly draw: (random: Random) => Outline;
}

export function star(points: number, waist: number): Outline {
  return polygon(
    ...Array.from({ length: points * 2 }, (_, index) =>
      polar(0, 0, index % 2 === 0 ? 50 : 50 * waist, -90 + (180 * index) / points),
    ),
  );
}

const CHARGES: readonly Charge[] = [
  { name: "a star", motifs: ["spark"], draw: (random) => star(5, between(random, 0.4, 0.5)) },
  { name: "a star", motifs: ["spark"], draw: (random) => star(8, between(random, 0.52, 0.6)) },
  { name: "a star", motifs: ["spark"], draw: (random) => star(4, between(random, 0.34, 0.42)) },
  {
    name: "a moon",
    motifs: ["orbit"],
    draw: (random) => {
      const moon = subtract(circle(0, 0, 50), circle(0, -between(random, 20, 24), between(random, 38, 41)));
      // Lying on its side it is the emblem of the Red Crescent and of several states.
      return rotate(moon, random.pick([0, 0, -35, 35]));
    },
  },
  { name: "a disc", motifs: ["sun"], draw: () => circle(0, 0, 50) },
  {
    name: "a lozenge",
    motifs: ["gem"],
    draw: (random) => {
      const half = between(random, 32, 46);
      return polygon([0, -50], [half, 0], [0, 50], [-half, 0]);
    },
  },
  {
    name: "a leaf",
    of: ["leaf", "tree", "palm", "pine", "tulip", "lotus", "clover", "acorn"],
    motifs: ["leaf"],
    draw: (random) => rotate(lens(104, between(random, 46, 58)), random.pick([0, 32, 45, -32])),
  },
  {
    name: "a drop",
    of: ["drop", "wave", "waves"],
    motifs: ["drop", "water"],
    draw: (random) => translate(drop(30, -between(random, 58, 70)), 0, 16),
  },
  {
    name: "a heart",
    of: ["heart", "care"],
    motifs: ["together"],
    draw: () => pen("M0 46C-30 22 -50 4 -50 -18A26 26 0 0 1 0 -28A26 26 0 0 1 50 -18C50 4 30 22 0 46Z"),
  },
  {
    name: "an acorn",
    of: ["acorn", "tree", "pine", "leaf"],
    motifs: ["leaf"],
    draw: () =>
      pen(
        "M-5 -50H5V-40H14A22 22 0 0 1 36 -18V-8H28C28 20 14 38 0 50C-14 38 -28 20 -28 -8H-36V-18A22 22 0 0 1 -14 -40H-5Z",
      ),
  },
  {
    name: "a sprout",
    of: ["leaf", "tree", "clover", "tulip", "carrot"],
    motifs: ["leaf"],
    draw: (random) => {
      const blade = translate(rotate(lens(between(random, 62, 70), 34), between(random, 40, 52)), 24, -20);
      return unite(blade, mirror(blade), pen("M-6 -6L0 -14L6 -6V50H-6Z"));
    },
  },
  {
    name: "a fish",
    of: ["fish", "whale", "shell"],
    motifs: ["water"],
    draw: () => pen("M-50 0C-34 -30 -2 -32 18 -8L50 -28C44 -10 44 10 50 28L18 8C-2 32 -34 30 -50 0Z"),
  },
  {
    name: "a flame",
    of: ["candle", "lamp", "chili", "pot"],
    motifs: ["spark"],
    draw: () =>
      pen(
        "M4 -52C8 -30 34 -14 34 16A34 34 0 0 1 -34 16C-34 0 -26 -12 -18 -20C-16 -10 -12 -6 -6 -4C-12 -22 -8 -40 4 -52Z",
      ),
  },
  {
    name: "a bell",
    of: ["bell", "church"],
    motifs: ["together"],
    draw: () =>
      pen(
        "M0 -50A9 9 0 0 1 9 -41V-38C24 -34 31 -22 31 -4C31 12 36 20 42 28H13A13 13 0 0 1 -13 28H-42C-36 20 -31 12 -31 -4C-31 -22 -24 -34 -9 -38V-41A9 9 0 0 1 0 -50Z",
      ),
  },
  {
    name: "a sail",
    of: ["sail", "ship", "anchor", "paddle"],
    motifs: ["path", "water"],
    draw: () =>
      pen(
        "M-4 -50C26 -36 40 -10 40 18H-4ZM-14 -30V18H-38C-38 2 -30 -18 -14 -30ZM-46 28H46C40 42 32 50 18 50H-18C-32 50 -40 42 -46 28Z",
      ),
  },
  {
    name: "a tower",
    of: ["tower", "lighthouse", "column", "arch"],
    motifs: ["home", "doorway"],
    draw: () =>
      pen(
        "M-36 -50H-20V-38H-8V-50H8V-38H20V-50H36V-18L27 -10V50H12V28A12 12 0 0 0 -12 28V50H-27V-10L-36 -18Z",
      ),
  },
  {
    name: "a bird",
    of: ["bird", "dove", "owl", "feather"],
    motifs: ["path"],
    draw: () =>
      pen(
        "M-50 -30C-26 -34 -12 -22 -4 -6C4 -24 22 -40 50 -44C40 -30 38 -18 30 -4C22 14 4 24 -16 22L-40 44C-40 28 -34 16 -26 8C-34 -2 -38 -18 -50 -30Z",
      ),
  },
];

/** What a brand with these symbols may bear: a fish in a crest says that it is about fish. */
export function chargesFor(symbols: readonly { readonly id: string }[]): readonly Charge[] {
  return CHARGES.filter(({ of }) => of === undefined || symbols.some(({ id }) => of.includes(id)));
}
