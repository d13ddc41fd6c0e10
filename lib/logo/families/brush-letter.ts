import type { Random } from "@/lib/model/random";
import { between, type Family, type MarkIdea } from "../family";
import { BRUSH_LETTERS } from "../letters/brush-letters";
import { type Outline, scale, transform } from "../outline";
import { subtract } from "../path-boolean";
import { fill, symmetryOf } from "../placement";
import { circle, squircle } from "../shapes";

/** The initial written with a broad brush: strokes that swell and shrink. */
export const brushLetter: Family = {
  id: "brush-letter",
  styles: { classic: 0.9, minimal: 0.5, modern: 0.6, bold: 0.5 },
  draw({ random, letter }) {
    const latin = letter?.latin;
    const designs = latin ? (BRUSH_LETTERS[latin] ?? []) : [];
    return [...designs, ...designs, ...designs].flatMap((design): MarkIdea[] => {
      const [drawn] = design({ random, v: (from, to) => between(random, from, to), gap: 7 });
      const outline = fill(transform(drawn!, [1, 0, between(random, -0.24, 0.04), 1, 0, 0]));
      const ground = drawGround(random);
      const cut = fill(subtract(ground, scale(outline, between(random, 0.7, 0.9))));
      return [
        idea(latin!, "written", "written with a broad brush", outline),
        idea(latin!, "brushed-out", "brushed out of a solid", cut),
      ];
    });
  },
};

function drawGround(random: Random): Outline {
  return random.pick([circle(0, 0, 50), squircle(50)]);
}

function idea(latin: string, variant: string, how: string, outline: Outline): MarkIdea {
  return {
    family: "brush-letter",
    variant: `${latin}-${variant}`,
    concept: `${latin}, ${how}`,
    motifs: ["letter"],
    roundness: 0.8,
    symmetry: symmetryOf(outline),
    parts: [{ outline, fill: "primary" }],
  };
}
