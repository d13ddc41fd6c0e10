import { transform } from "@/lib/geometry/outline";
import { fillTogether } from "@/lib/geometry/placement";
import { SMALL_LETTERS } from "@/lib/logo/letters/small-letters";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between } from "@/lib/model/random";
import type { Family } from "../family";

/** The initial as a small letter of bowls and stems, each of its own weight. */
export const smallLetter: Family = {
  id: "small-letter",
  styles: { modern: 0.9, minimal: 0.9, bold: 0.75, classic: 0.75 },
  symmetry: "asymmetric",
  isCut: true,
  lettersServed: 9,
  draw({ random, letter }) {
    const latin = letter?.latin;
    const designs = latin ? (SMALL_LETTERS[latin] ?? []) : [];
    return [0, 1, 2, 3, 4, 5].flatMap((turn): MarkSketch[] => {
      const design = designs[turn % designs.length];
      if (!latin || !design) return [];
      const lean = random.pick([0, 0, between(random, 0.1, 0.24)]);
      const drawn = design({
        random,
        v: (from, to) => between(random, from, to),
        gap: random.pick([5.5, 7, 10]),
      });
      const parts = drawn.map((outline, index): MarkPart => {
        return {
          outline: transform(outline, [1, 0, -lean, 1, 0, 0]),
          fill: index === 0 ? "primary" : "accent",
        };
      });
      return [
        {
          variant: `${latin}-${lean ? "leaning" : "upright"}`,
          concept: `a small ${latin.toLowerCase()}, its strokes of unlike weight`,
          motifs: ["letter"],
          roundness: 0.75,
          parts: fillTogether(parts),
        },
      ];
    });
  },
};
