import { type Outline, rotate, scale, translate } from "@/lib/geometry/outline";
import { intersect, subtract } from "@/lib/geometry/path-boolean";
import { fitOptically } from "@/lib/geometry/placement";
import { arcBand, circle, rectangle, ring } from "@/lib/geometry/shapes";
import { type Container, drawContainers } from "@/lib/logo/fields/containers";
import type { Letter } from "@/lib/logo/letters/letter";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";

/** The initial in a ring or on a coin, as seals have it. */
export const ringBadge: Family = {
  id: "ring-badge",
  styles: { classic: 0.25, minimal: 0.2, modern: 0.1, bold: 0.1 },
  symmetry: "symmetric",
  lettersServed: 22,
  draw(input) {
    const { letter, random } = input;
    if (!letter) return [];
    const frames = drawContainers(random, 15).filter(({ name }) => FRAMES.has(name));
    const round = SIGNS.includes(letter.character)
      ? []
      : [ringed(input, letter), coin(input, letter), open(input, letter)];
    return [
      ...round,
      parted(input, letter),
      grounded(input, letter),
      ...frames.slice(0, 2).map((form) => framed(input, letter, form)),
    ];
  },
};

/** In a ring these are the signs ©, Ⓟ and ®. */
const SIGNS = "CPR";

/** Solids whose smaller copy leaves a rim of even width. */
const FRAMES: ReadonlySet<string> = new Set([
  "soft square",
  "hexagon",
  "octagon",
  "diamond",
  "leaf",
  "petal",
  "rosette",
]);

function place(letter: Letter, size: number): Outline {
  return fitOptically(letter.outline, size);
}

function ringed({ random }: FamilyInput, letter: Letter): MarkSketch {
  const rim = between(random, 9, 14);
  return idea(letter, `ring-${Math.round(rim)}`, "in a ring", 0.85, [
    { outline: ring(0, 0, 50, 50 - rim), fill: "primary" },
    { outline: place(letter, (50 - rim) * between(random, 1.22, 1.34)), fill: "primary" },
  ]);
}

/** A channel runs round inside the coin's edge. */
function coin({ random }: FamilyInput, letter: Letter): MarkSketch {
  const rim = between(random, 6.5, 8);
  const [seal] = drawContainers(random, 15).filter(({ name }) => name === "rosette" || name === "octagon");
  const edge = random.next() < 0.5 && seal ? seal : null;
  const inner = (edge ? 43 : 50) - rim - 6.5;
  return idea(letter, edge ? `seal-${edge.name}` : "coin", "struck into a coin", 0.9, [
    { outline: subtract(edge?.outline ?? circle(0, 0, 50), circle(0, 0, inner + 6.5)), fill: "accent" },
    {
      outline: subtract(circle(0, 0, inner), place(letter, inner * between(random, 1.14, 1.26))),
      fill: "primary",
    },
  ]);
}

/** Two bows above and below. */
function parted({ random }: FamilyInput, letter: Letter): MarkSketch {
  const rim = between(random, 9, 12);
  const gap = between(random, 12, 26);
  const turn = random.pick([0, 90, 45, -45]);
  const bow = rotate(arcBand(0, 0, 50, 50 - rim, gap, 180 - gap), turn);
  return idea(letter, `bows-${turn}`, "between two bows", 0.9, [
    { outline: bow, fill: "accent" },
    { outline: rotate(bow, 180), fill: "accent" },
    { outline: place(letter, (50 - rim) * between(random, 1.26, 1.36)), fill: "primary" },
  ]);
}

/** An open ring that a dot closes. */
function open({ random }: FamilyInput, letter: Letter): MarkSketch {
  const rim = between(random, 9, 11);
  const at = random.pick([-45, 45, 90, -90, 135]);
  const dot = rim * between(random, 0.7, 0.85);
  const reach = (Math.asin((dot + 6.5) / (50 - rim / 2)) * 180) / Math.PI;
  const middle = 50 - rim / 2;
  const angle = (at * Math.PI) / 180;
  return idea(letter, `open-${at}`, "in a ring with a seal", 0.9, [
    { outline: arcBand(0, 0, 50, 50 - rim, at + reach, at + 360 - reach), fill: "primary" },
    { outline: circle(middle * Math.cos(angle), middle * Math.sin(angle), dot), fill: "accent" },
    { outline: place(letter, (50 - rim) * between(random, 1.18, 1.28)), fill: "primary" },
  ]);
}

/** The foot of the disc stands off as a bowl. */
function grounded({ random }: FamilyInput, letter: Letter): MarkSketch {
  const line = between(random, 20, 27);
  const gap = between(random, 6, 7);
  const upper = intersect(circle(0, 0, 50), rectangle(-60, -60, 60, line));
  const lower = intersect(circle(0, 0, 50), rectangle(-60, line + gap, 60, 60));
  const cut = translate(place(letter, between(random, 46, 52)), 0, (line - 50) / 2 + 3);
  return idea(letter, "horizon", "over the horizon", 0.95, [
    { outline: subtract(upper, cut), fill: "primary" },
    { outline: lower, fill: "accent" },
  ]);
}

function framed({ random }: FamilyInput, letter: Letter, form: Container): MarkSketch {
  const rim = between(random, 9, 12.5);
  const inner = scale(form.outline, 1 - rim / (form.name === "diamond" ? 40 : 50));
  return idea(letter, form.name, `in a ${form.name}`, form.roundness, [
    { outline: subtract(form.outline, inner), fill: "primary" },
    { outline: place(letter, form.room * (1 - rim / 50) * between(random, 0.94, 1.04)), fill: "primary" },
  ]);
}

function idea(
  letter: Letter,
  variant: string,
  how: string,
  roundness: number,
  parts: readonly MarkPart[],
): MarkSketch {
  return {
    variant,
    concept: `${letter.character} ${how}`,
    motifs: ["plain-letter", "shield"],
    roundness,
    parts,
  };
}
