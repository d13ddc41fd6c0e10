import { type Outline, scale, transform, translate } from "@/lib/geometry/outline";
import { intersect, pieces, subtract } from "@/lib/geometry/path-boolean";
import { fill } from "@/lib/geometry/placement";
import { bandLetter } from "@/lib/logo/letters/band-letter";
import type { Letter } from "@/lib/logo/letters/letter";
import type { MarkSketch } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";
import { drawShape } from "../stroke-letter/stroke-letter";
import { drawField, shareWithin } from "./fields";

/** The initial so large in its field that the field's edge crops it: as much ground as figure. */
export const croppedLetter: Family = {
  id: "cropped-letter",
  styles: { bold: 1, modern: 1, minimal: 0.95, classic: 0.85 },
  symmetry: "asymmetric",
  lettersServed: 14,
  draw(input) {
    const { letter } = input;
    if (!letter) return [];
    return [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((turn) => cropped(input, letter, turn % 3 !== 2));
  },
};

function cropped({ random }: FamilyInput, letter: Letter, isInk: boolean): MarkSketch[] {
  const field = drawField(random);
  // A corner cut off a letter by a leaf's or a plate's reads as damage.
  if (isInk && !PLAIN.has(field.name)) return [];
  const drawn = chooseForm(random, letter, isInk);
  const lean = random.pick([0, 0, 0, between(random, 0.12, 0.3)]);
  // Round corners make lumps of what leans.
  if (isInk && field.name === "soft square" && lean !== 0) return [];
  const large = between(random, 1.06, isInk ? 1.34 : 1.5);
  const slack = 50 * large - 50;
  const shift = (): number => slack * random.pick([-1, -0.5, 0, 0, 0.5, 1]);
  const placed = translate(scale(fill(transform(drawn, [1, 0, -lean, 1, 0, 0])), large), shift(), shift());
  const seen = shareWithin(field, placed);
  // Too little of it is a shape of nothing; nearly all of it is only the letter.
  if (seen < LEAST_SEEN || seen > (isInk ? MOST_SEEN_OF_INK : MOST_SEEN)) return [];
  const outline = fill(isInk ? intersect(field.outline, placed) : subtract(field.outline, placed));
  return [
    {
      variant: `${letter.latin ?? "x"}-${isInk ? "cut-by" : "through"}-${field.name}`,
      concept: isInk
        ? `${letter.character}, cut by the edge of a ${field.name}`
        : `${letter.character}, run through a ${field.name}`,
      // What the ground shows of a letter is drawn for the mark; a letter with its edges off is still the typeface's.
      motifs: [isInk ? "plain-letter" : "letter"],
      roundness: field.roundness,
      parts: pieces(outline).map((piece, index) => ({
        outline: piece,
        fill: index === 1 ? "accent" : "primary",
      })),
    },
  ];
}

/** The capital or the small letter of the typeface, or one drawn anew. */
function chooseForm(random: Random, letter: Letter, isInk: boolean): Outline {
  const draw = random.next();
  if (letter.small && draw < 0.4) return letter.small;
  if (letter.latin === null || draw < 0.7) return letter.outline;
  return bandLetter(letter.latin, drawShape({ random }, letter.latin, isInk ? 20 : 16));
}

const LEAST_SEEN = 0.74;
const MOST_SEEN = 0.96;
const MOST_SEEN_OF_INK = 0.9;
const PLAIN: ReadonlySet<string> = new Set(["disc", "square", "soft square", "arch"]);
