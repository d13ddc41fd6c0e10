import { type Container, drawContainers } from "../containers";
import { between, type Family, type Letter, type MarkIdea } from "../family";
import { boundingBox, type Outline, scale, translate } from "../outline";
import { subtract } from "../path-boolean";
import { centreOptically } from "../placement";

/** The initial as an opening in a simple solid: at rest in it, running out of its edge, or larger than it. */
export const negativeLetter: Family = {
  id: "negative-letter",
  styles: { minimal: 0.6, classic: 0.6, bold: 0.4, modern: 0.4 },
  draw({ random, letter }) {
    if (!letter) return [];
    const forms = drawContainers(random, 7);
    const inside = forms.slice(0, 5).map((form) => {
      const size = form.room * between(random, 0.88, 1.02);
      const cut = translate(centreOptically(scale(letter.outline, size / 100)), 0, form.drop);
      return mark(letter, form, cut, "inside");
    });
    // Serifs make broken edges where a letter is cropped.
    if (letter.latin === null || letter.hasSerifs) return inside;
    const broad = forms.filter(({ bleeds }) => bleeds);
    const bleeding = broad.slice(0, 2).map((form) => {
      const scaled = centreOptically(scale(letter.outline, between(random, 0.74, 0.84)));
      return mark(letter, form, translate(scaled, 0, 50.5 - boundingBox(scaled)!.maxY), "bleeding");
    });
    const larger = broad
      .slice(0, 2)
      .map((form) => mark(letter, form, scale(letter.outline, between(random, 1.04, 1.16)), "larger"));
    return [...inside, ...bleeding, ...larger];
  },
};

const WORDS = { inside: "opened in", bleeding: "running out of", larger: "too large for" } as const;

function mark(letter: Letter, form: Container, cut: Outline, place: keyof typeof WORDS): MarkIdea {
  return {
    family: "negative-letter",
    variant: `${form.name}-${place}`,
    concept: `${letter.character} ${WORDS[place]} a ${form.name}`,
    motifs: [
      place === "larger" ? "letter" : "plain-letter",
      ...(form.name === "leaf" ? (["leaf"] as const) : []),
      ...(form.name === "arch" ? (["gate"] as const) : []),
      ...(form.name === "petal" ? (["drop"] as const) : []),
      ...(form.name === "gable" ? (["home"] as const) : []),
      ...(form.name === "shield" ? (["shield"] as const) : []),
    ],
    roundness: form.roundness,
    symmetry: "symmetric",
    parts: [{ outline: subtract(form.outline, cut), fill: "primary" }],
  };
}
