import { hasNick } from "@/lib/geometry/nicks";
import { boundingBox, type Outline, rotate, translate } from "@/lib/geometry/outline";
import { intersect, subtract } from "@/lib/geometry/path-boolean";
import { circle, rectangle } from "@/lib/geometry/shapes";
import type { Letter } from "@/lib/logo/letters/letter";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import type { Family } from "../family";

/** The initial itself, made its own by one exact cut. */
export const monogramCut: Family = {
  id: "monogram-cut",
  styles: { modern: 1, bold: 0.6, minimal: 0.6, classic: 0.5 },
  symmetry: "asymmetric",
  lettersServed: 14,
  draw({ random, letter }) {
    if (!letter) return [];
    const drawn = [
      slice(random, letter, random.pick([-38, -30, -22])),
      slice(random, letter, random.pick([30, 45, 60])),
      slice(random, letter, 0),
      shifted(random, letter),
      arc(random, letter),
      arc(random, letter),
    ];
    // Where a cut meets two strokes of a letter at once, it leaves a step of nothing; some letters have one of their own.
    const isWhole = !hasNick(letter.outline, NICK);
    return drawn.filter(({ parts }) => !(isWhole && parts.some(({ outline }) => hasNick(outline, NICK))));
  },
};

const FAR = 120;
/** Units of the letter’s height. */
const NICK = 4.5;

/** A straight gap through the letter; what lies beyond it takes the second colour. */
function slice(random: Random, letter: Letter, degrees: number): MarkSketch {
  const gap = between(random, 6, 7.5);
  const at = between(random, -12, 12);
  const tilted = (outline: Outline) => rotate(translate(outline, 0, at), degrees);
  const upper = intersect(letter.outline, tilted(rectangle(-FAR, -FAR, FAR, -gap / 2)));
  const lower = intersect(letter.outline, tilted(rectangle(-FAR, gap / 2, FAR, FAR)));
  return idea(letter, `slice-${degrees}`, "cut through once", 0.2, upper, lower);
}

/** Two halves moved along the cut. */
function shifted(random: Random, letter: Letter): MarkSketch {
  const shift = between(random, 5, 8);
  const gap = between(random, 5.5, 7);
  const upper = translate(intersect(letter.outline, rectangle(-FAR, -FAR, FAR, 0)), shift, -gap / 2);
  const lower = translate(intersect(letter.outline, rectangle(-FAR, 0, FAR, FAR)), -shift, gap / 2);
  return idea(letter, "shift", "in two halves that slide past each other", 0.3, upper, lower);
}

/** A round gap, as a horizon or a bite. */
function arc(random: Random, letter: Letter): MarkSketch {
  const gap = between(random, 6, 7.5);
  const radius = between(random, 50, 90);
  const box = boundingBox(letter.outline)!;
  const side = random.pick([-1, 1]);
  const centre: [number, number] = [
    side * between(random, 10, 60),
    box.maxY + radius - between(random, 35, 60),
  ];
  const inner = intersect(letter.outline, circle(centre[0], centre[1], radius));
  const outer = subtract(letter.outline, circle(centre[0], centre[1], radius + gap));
  return idea(letter, `arc-${side}`, "with a horizon", 0.6, outer, inner);
}

function idea(
  letter: Letter,
  variant: string,
  how: string,
  roundness: number,
  main: Outline,
  second: Outline,
): MarkSketch {
  const parts: MarkPart[] = [
    { outline: main, fill: "primary" },
    { outline: second, fill: "accent" },
  ];
  return {
    variant,
    concept: `${letter.character}, ${how}`,
    // A straight cut is what anybody would do to a letter; an arc is drawn for it.
    motifs: [variant.startsWith("arc") ? "letter" : "plain-letter"],
    roundness,
    parts: parts.filter((part) => part.outline.length > 0),
  };
}
