import { halo } from "@/lib/geometry/halo";
import { boundingBox, inkArea, type Outline, rotate, scale, translate } from "@/lib/geometry/outline";
import { intersect, pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import { fillTogether, fitOptically } from "@/lib/geometry/placement";
import { circle, rectangle } from "@/lib/geometry/shapes";
import { type BandLetterShape, bandLetter } from "@/lib/logo/letters/band-letter";
import type { Letter } from "@/lib/logo/letters/letter";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";

/** Two letters of the name as one sign: side by side, sharing a stem, one behind the other, or across a cut. */
export const ligature: Family = {
  id: "ligature",
  styles: { classic: 0.85, modern: 0.8, bold: 0.8, minimal: 0.65 },
  symmetry: "asymmetric",
  isPair: true,
  lettersServed: 18,
  draw(input) {
    const { letter } = input;
    const companion = letter?.companion;
    if (!letter || !companion) return [];
    const ideas = [divided(input, letter, companion)];
    if (letter.latin && companion.latin) {
      const [one, other] = [letter.latin, companion.latin];
      ideas.push(
        ...shared(input, one, other),
        ...[0, 1, 2].flatMap(() => overlapped(input, letter, companion)),
      );
    }
    return ideas;
  },
};

const STEM_RIGHT = "HMNUADOJQIG";
const STEM_LEFT = "BDEFHKLMNPRUIOQCGA";

function narrow({ random }: FamilyInput, width: number): BandLetterShape {
  return { width, half: 50, radius: random.pick([0, 14, 60]), pointed: false };
}

/** The right stem of the first is the left stem of the second. */
function shared(input: FamilyInput, one: string, other: string): MarkSketch[] {
  if (!STEM_RIGHT.includes(one) || !STEM_LEFT.includes(other)) return [];
  const width = between(input.random, 13, 16);
  const half = 25 + width / 4;
  const shape = { ...narrow(input, width), half, radius: input.random.pick([0, 60]) };
  const left = translate(bandLetter(one, shape), width / 2 - half, 0);
  const right = translate(bandLetter(other, shape), half - width / 2, 0);
  return [
    idea(one + other, "shared-stem", "that share a stem", [{ outline: unite(left, right), fill: "primary" }]),
  ];
}

/** The two glyphs of the typeface, the first before the second, which keeps its distance all round. */
function overlapped({ random }: FamilyInput, letter: Letter, companion: Letter): MarkSketch[] {
  const isSmall = random.next() < 0.4 && letter.small !== null && companion.small !== null;
  const [one, other] = isSmall ? [letter.small!, companion.small!] : [letter.outline, companion.outline];
  const size = between(random, 0.62, 0.74);
  const [dx, dy] = [between(random, 17, 25), random.pick([0, 0, 1, -1]) * between(random, 8, 20)];
  const front = translate(scale(one, size), -dx, -dy);
  const behind = translate(scale(other, size), dx, dy);
  const back = subtract(behind, halo(front, between(random, 4.5, 6)));
  const seen = shareLeft(back, behind);
  if (pieces(back).length > 1 || seen < LEAST_SEEN || seen > MOST_SEEN) return [];
  return [
    idea(
      letter.character + companion.character,
      isSmall ? "overlap-small" : "overlap",
      "one before the other",
      [
        { outline: front, fill: "primary" },
        { outline: back, fill: "accent" },
      ],
    ),
  ];
}

const LEAST_SEEN = 0.68;
/** Above this the two only nibble at each other. */
const MOST_SEEN = 0.93;

function shareLeft(rest: Outline, whole: Outline): number {
  return Math.abs(inkArea(rest) / inkArea(whole));
}

/** The two glyphs of the wordmark's own face on either side of a cut through a disc or square. */
function divided({ random }: FamilyInput, letter: Letter, companion: Letter): MarkSketch {
  const form = random.next() < 0.6 ? circle(0, 0, 50) : rectangle(-50, -50, 50, 50);
  const lean = random.pick([0, 0, 20, 28]);
  const gap = between(random, 6, 7);
  const size = lean === 0 ? 44 : 36;
  const place = (one: Letter, x: number, y: number) => {
    const sized = fitOptically(one.outline, size);
    const box = boundingBox(sized)!;
    const squeeze = Math.min(1, 34 / (box.maxX - box.minX));
    return translate(scale(sized, squeeze), x, y);
  };
  const shift = lean === 0 ? 0 : 8;
  const cut = rotate(rectangle(-gap / 2, -90, gap / 2, 90), lean);
  const whole = subtract(form, place(letter, -22, -shift), place(companion, 22, shift));
  const right = rotate(rectangle(0, -90, 90, 90), lean);
  const halves = subtract(whole, cut);
  return {
    ...idea(letter.character + companion.character, `divided-${lean}`, "on two sides of one coin", [
      { outline: subtract(halves, right), fill: "primary" },
      { outline: intersect(halves, right), fill: "accent" },
    ]),
    motifs: ["plain-letter", "together"],
  };
}

function idea(letters: string, variant: string, how: string, parts: readonly MarkPart[]): MarkSketch {
  return {
    variant: `${letters}-${variant}`,
    concept: `${[...letters].join(" and ")}, ${how}`,
    motifs: ["letter", "together"],
    roundness: 0.4,
    parts: fillTogether(parts),
  };
}
