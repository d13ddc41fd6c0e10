import { between, type Family, type MarkIdea } from "../family";
import { rotate } from "../outline";
import { subtract } from "../path-boolean";
import { rectangle } from "../shapes";

/** The initial in bands: cut into storeys, or shown by stripes that stop where it begins. */
export const stripeLetter: Family = {
  id: "stripe-letter",
  styles: { bold: 1, modern: 0.5, classic: 0.1, minimal: 0.3 },
  draw({ random, letter }) {
    if (!letter) return [];
    const shared = {
      family: "stripe-letter",
      symmetry: letter.symmetry,
      motifs: ["letter", "layers"],
    } as const;
    const ideas: MarkIdea[] = [];
    for (const degrees of [0, random.pick([-20, -30])]) {
      for (const cuts of [1, 2]) {
        const gap = between(random, 6, 7.5);
        const band = 100 / (cuts + 1);
        const gaps = Array.from({ length: cuts }, (_, index) => {
          const y = -50 + band * (index + 1) + (cuts === 1 ? between(random, -14, 14) : 0);
          return rotate(rectangle(-120, y - gap / 2, 120, y + gap / 2), degrees);
        });
        const outline = subtract(letter.outline, ...gaps);
        ideas.push({
          ...shared,
          variant: `storeys-${cuts}-${degrees}`,
          concept: `${letter.character}, built in storeys`,
          roundness: 0.2,
          parts: [{ outline, fill: "primary" }],
        });
      }
    }
    return ideas;
  },
};
