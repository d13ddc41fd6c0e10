import { halo } from "@/lib/geometry/halo";
import { flatten, inkArea, type Outline, scale, signedArea, translate } from "@/lib/geometry/outline";
import { intersect, subtract } from "@/lib/geometry/path-boolean";
import { fillTogether, fitOptically } from "@/lib/geometry/placement";
import { drawPlainField, type HeraldicField } from "@/lib/logo/fields/heraldic-fields";
import {
  chargesFor,
  type Division,
  perBend,
  perChevron,
  perDancetty,
  perFess,
  perPale,
  perWave,
  punched,
} from "@/lib/logo/fields/heraldry";
import { drawInitial, isBroad } from "@/lib/logo/letters/draw-initial";
import type { MarkPart, MarkSketch, Motif } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";
import { findFit, type Manner } from "./counterchange-trial";

/** A field parted once, one side ink: what lies across the line is ground on this side and ink on the other. */
export const counterchange: Family = {
  id: "counterchange",
  styles: { classic: 0.35, modern: 0.3, bold: 0.35, minimal: 0.2 },
  symmetry: "asymmetric",
  largestShare: 0.015,
  lettersServed: 20,
  draw(input) {
    const figures = listFigures(input);
    const manners = input.random.shuffle(MANNERS).slice(0, DRAWN);
    return manners.flatMap((manner) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const drawn = part(input.random, figures, manner);
        if (drawn) return [drawn];
      }
      return [];
    });
  },
};

const MANNERS = [
  "open",
  "open",
  "rim",
  "rim",
  "rim",
  "cropped",
  "cropped",
  "leaving",
] as const satisfies readonly Manner[];

const DRAWN = 7;
const ATTEMPTS = 2;

/** What is laid across the line. */
interface Subject {
  readonly name: string;
  readonly motifs: readonly Motif[];
  readonly isLetter: boolean;
  /** Its longer side 100, its optical middle at the origin. */
  readonly draw: () => Outline;
}

/** Broad enough that their halves still read: the initial as set and drawn anew, symbols in few pieces, charges. */
function listFigures({ random, letter, symbols }: FamilyInput): Subject[] {
  const things = [
    ...random.shuffle(chargesFor(symbols)).slice(0, 2),
    ...random
      .shuffle(symbols)
      .slice(0, 2)
      .map(({ id, name, draw }) => ({ name, motifs: [`symbol:${id}` as const], draw })),
  ].map(({ name, motifs, draw }) => subject(name, motifs, false, () => fitOptically(draw(random), 100)));
  const latin = letter?.latin;
  // An I is too bare to be known again in halves, and serifs leave crumbs.
  if (!letter || latin === "I") return things;
  const own = latin
    ? [subject(latin, ["letter"], true, () => fitOptically(boldInitial(random, latin), 100))]
    : [];
  const set = letter.hasSerifs ? own : [subject(letter.character, ["letter"], true, () => letter.outline)];
  return [...things, ...own, ...own, ...set];
}

/** Drawn when it is first asked for: most are not. */
function subject(name: string, motifs: readonly Motif[], isLetter: boolean, draw: () => Outline): Subject {
  let outline: Outline | null = null;
  return { name, motifs, isLetter, draw: () => (outline ??= draw()) };
}

const SYMBOL_CONTOURS = 3;

function boldInitial(random: Random, latin: string): Outline {
  const most = isBroad(latin) ? 21 : "ABEFGHKRSX".includes(latin) ? 25 : 31;
  return drawInitial(random, latin, { width: [most - 4, most], half: [38, 48], radii: [0, 12, 60, 60] });
}

function drawDivision(random: Random, { isLetter }: Subject): Division {
  const straight = [() => perPale, () => perFess, () => perBend(random.pick([-45, 45]))];
  const figured = [
    () => perBend(random.pick([-60, -30])),
    () => perWave(between(random, 5, 10), between(random, 56, 92), random.pick([0, 14, 28])),
    () => perDancetty(between(random, 16, 22), between(random, 28, 40)),
    () => perChevron(between(random, 26, 44)),
  ];
  return random.pick(isLetter ? straight : [...straight, ...figured])();
}

function part(random: Random, figures: readonly Subject[], manner: Manner): MarkSketch | null {
  const figure = random.pick(manner === "leaving" ? figures.filter(({ isLetter }) => !isLetter) : figures);
  const outline = figure.draw();
  if (outline.length > SYMBOL_CONTOURS) return null;
  const rim = manner === "rim" ? between(random, 10, 13) : 0;
  const field = manner === "leaving" ? drawGround(random) : drawPlainField(random);
  const divisions = manner === "leaving" ? [] : [drawDivision(random, figure), drawDivision(random, figure)];
  const fit = findFit(random, { manner, rim, field: field.outline, figure: outline, divisions });
  if (!fit) return null;
  const { figure: thing, name, past } = fit;
  if (manner === "leaving") {
    return idea("leaving", field, figure, [subtract(field.outline, thing), subtract(thing, field.outline)]);
  }
  const own = rim
    ? punched(halo(field.outline, rim), intersect(field.outline, past))
    : subtract(field.outline, past);
  const other = intersect(thing, past);
  const shown = manner === "cropped" ? intersect(other, field.outline) : other;
  return idea(`${name}-${manner}`, field, figure, [subtract(own, thing), shown]);
}

/** A field that lies beside the middle, where the figure is. */
function drawGround(random: Random): HeraldicField {
  const field = drawPlainField(random);
  const [x, y] = random.pick([
    [-18, 0],
    [0, 18],
    [-14, 14],
    [0, -18],
  ] as const);
  return { ...field, outline: translate(scale(field.outline, 0.8), x, y) };
}

/** With the commands that begin and end contours these come to the most that a mark may have. */
const SEGMENTS_MAX = 40;
const SMALLEST_SHARE = 0.02;

/** Short enough, and no contour too small. */
function isPlain(outline: Outline): boolean {
  const least = inkArea(outline) * SMALLEST_SHARE;
  return (
    outline.flat().length <= SEGMENTS_MAX &&
    flatten(outline, 0.4).every((line) => Math.abs(signedArea(line)) > least)
  );
}

function idea(
  variant: string,
  field: HeraldicField,
  figure: Subject,
  [own, other]: readonly [Outline, Outline],
): MarkSketch | null {
  if (own.length === 0 || other.length === 0 || !isPlain([...own, ...other])) return null;
  const parts: MarkPart[] = fillTogether([
    { outline: own, fill: "primary" },
    { outline: other, fill: "accent" },
  ]);
  return {
    variant,
    concept: `${figure.name} across a ${field.name}, light here and dark there`,
    motifs: [...figure.motifs, field.motif],
    roundness: field.roundness,
    parts,
  };
}
