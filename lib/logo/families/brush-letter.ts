import { between, type Family, type MarkIdea } from "../family";
import { BRUSH_LETTERS } from "../letters/brush-letters";
import { type Outline, transform } from "../outline";
import { fill, symmetryOf } from "../placement";

/** The initial written with a broad brush: strokes that swell and shrink. */
export const brushLetter: Family = {
  id: "brush-letter",
  styles: { classic: 0.75, minimal: 0.35, modern: 0.45, bold: 0.4 },
  draw({ random, letter }) {
    const latin = letter?.latin;
    const designs = latin ? (BRUSH_LETTERS[latin] ?? []) : [];
    return [...designs, ...designs, ...designs].map((design): MarkIdea => {
      const [drawn] = design({ random, v: (from, to) => between(random, from, to), gap: 7 });
      return idea(latin!, fill(transform(drawn!, [1, 0, between(random, -0.24, 0.04), 1, 0, 0])));
    });
  },
};

function idea(latin: string, outline: Outline): MarkIdea {
  return {
    family: "brush-letter",
    variant: `${latin}-written`,
    concept: `${latin}, written with a broad brush`,
    motifs: ["letter"],
    roundness: 0.8,
    symmetry: symmetryOf(outline),
    parts: [{ outline, fill: "primary" }],
  };
}
