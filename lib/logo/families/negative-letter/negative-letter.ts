import { boundingBox, type Outline, scale, translate } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import { centreOptically, fill } from "@/lib/geometry/placement";
import { rectangle } from "@/lib/geometry/shapes";
import { type Container, drawContainers } from "@/lib/logo/fields/containers";
import { bandLetter } from "@/lib/logo/letters/band-letter";
import type { Letter } from "@/lib/logo/letters/letter";
import type { MarkSketch } from "@/lib/logo/mark";
import { between } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";
import { drawShape } from "../stroke-letter/stroke-letter";

/** The initial as an opening in a simple solid: at rest in it, running out of its edge, or larger than it. */
export const negativeLetter: Family = {
  id: "negative-letter",
  styles: { minimal: 0.8, classic: 0.8, bold: 0.7, modern: 0.75 },
  symmetry: "symmetric",
  lettersServed: 26,
  draw(input) {
    const { random, letter } = input;
    if (!letter) return [];
    const forms = drawContainers(random, 6);
    const inside = forms.slice(0, 3).map((form) => resting(input, letter, form));
    // Serifs make broken edges where a letter is cropped.
    if (letter.latin === null || letter.hasSerifs) return inside;
    const stems = POINTED.includes(letter.latin)
      ? []
      : forms.flatMap((form) => runningOut(random, letter, form));
    const broad = OPEN.includes(letter.latin) ? forms.filter(({ bleeds }) => bleeds) : [];
    const larger = broad
      .slice(0, 2)
      .map((form) => mark(letter, form, scale(letter.outline, between(random, 1.04, 1.16)), "larger"));
    return [...inside, ...random.shuffle(stems).slice(0, 4), ...larger];
  },
};

const WORDS = {
  inside: "opened in",
  stem: "with its stem through the edge of",
  larger: "too large for",
} as const;

function resting(input: FamilyInput, letter: Letter, form: Container): MarkSketch {
  const size = form.room * between(input.random, 0.88, 1.02);
  const drawn = chooseForm(input, letter);
  const idea = mark(letter, form, placed(drawn, form, size), "inside");
  return drawn === letter.outline ? { ...idea, motifs: ["plain-letter", ...idea.motifs.slice(1)] } : idea;
}

/** Letters that are still read when all that is left of them is what their field shows. */
const OPEN = "AKMQRVWXY";

/** Letters whose end is a point and no stem: a V that runs on is a Y. */
const POINTED = "AV";

/** Broader than this, of the letter, its end is a bow or two stems and nothing that could run on. */
const STEM_MAX = 0.42;
/** What of a letter's height is looked at to find its stem. */
const SLAB = 4;
/** Sides that lie exactly on each other are more than the boolean operations can tell apart. */
const OVERLAP = 0.03;

/** A letter that ends in a single bar, as most small ones do, run on until it leaves the field. */
function runningOut(random: FamilyInput["random"], letter: Letter, form: Container): MarkSketch[] {
  const drawn = (random.next() < 0.7 && letter.small) || letter.outline;
  const size = form.room * between(random, 0.86, 1);
  const cut = placed(drawn, form, size);
  const box = boundingBox(cut)!;
  return [-1, 1].flatMap((side) => {
    const end = side < 0 ? box.minY : box.maxY;
    const slab = rectangle(-90, Math.min(end, end - side * SLAB), 90, Math.max(end, end - side * SLAB));
    const stem = boundingBox(intersect(cut, slab));
    if (!stem || stem.maxX - stem.minX > STEM_MAX * (box.maxX - box.minX)) return [];
    const run = rectangle(
      stem.minX - OVERLAP,
      Math.min(end - side * SLAB, side * 90),
      stem.maxX + OVERLAP,
      Math.max(end - side * SLAB, side * 90),
    );
    return [mark(letter, form, unite(cut, run), "stem")];
  });
}

/** The capital or the small letter of the typeface, or one drawn anew. */
function chooseForm(input: FamilyInput, letter: Letter): Outline {
  const draw = input.random.next();
  if (letter.small && draw < 0.45) return letter.small;
  if (letter.latin === null || draw < 0.65) return letter.outline;
  return fill(bandLetter(letter.latin, drawShape(input, letter.latin, 20)));
}

function placed(drawn: Outline, form: Container, size: number): Outline {
  return translate(centreOptically(scale(drawn, size / 100)), 0, form.drop);
}

function mark(letter: Letter, form: Container, cut: Outline, way: keyof typeof WORDS): MarkSketch {
  return {
    variant: `${form.name}-${way}`,
    concept: `${letter.character} ${WORDS[way]} a ${form.name}`,
    motifs: [
      "letter",
      ...(form.name === "leaf" ? (["leaf"] as const) : []),
      ...(form.name === "arch" ? (["doorway"] as const) : []),
      ...(form.name === "petal" ? (["drop"] as const) : []),
      ...(form.name === "gable" ? (["home"] as const) : []),
      ...(form.name === "shield" ? (["shield"] as const) : []),
    ],
    roundness: form.roundness,
    parts: [{ outline: subtract(form.outline, cut), fill: "primary" }],
  };
}
