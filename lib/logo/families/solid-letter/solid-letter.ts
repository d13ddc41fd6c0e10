import { fillTogether } from "@/lib/geometry/placement";
import type { Measures } from "@/lib/logo/letters/letter-design";
import { SOLID_LETTERS_A_TO_E } from "@/lib/logo/letters/solid-letters-a-to-e";
import { SOLID_LETTERS_G_TO_L } from "@/lib/logo/letters/solid-letters-g-to-l";
import { SOLID_LETTERS_M_TO_Z } from "@/lib/logo/letters/solid-letters-m-to-z";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between } from "@/lib/model/random";
import type { Family } from "../family";

/** The initial built from two or three solids of unlike mass, each letter after its own plan. */
export const solidLetter: Family = {
  id: "solid-letter",
  styles: { modern: 0.85, bold: 0.9, minimal: 0.8, classic: 0.6 },
  symmetry: "asymmetric",
  isCut: true,
  lettersServed: 15,
  draw({ random, letter }) {
    const latin = letter?.latin;
    if (!latin) return [];
    const plans = { ...SOLID_LETTERS_A_TO_E, ...SOLID_LETTERS_G_TO_L, ...SOLID_LETTERS_M_TO_Z }[latin] ?? [];
    // Not every plan for every name, or all brands of one initial would get the best of them.
    const designs = plans.filter(() => random.next() < DRAWN);
    return [...designs, ...designs, ...designs].map((design): MarkSketch => {
      const measures: Measures = {
        random,
        v: (from, to) => between(random, from, to),
        gap: random.pick([5.5, 7, 9, 12]),
      };
      const parts = design(measures)
        .filter((outline) => outline.length > 0)
        .map((outline, index): MarkPart => ({ outline, fill: index === 0 ? "primary" : "accent" }));
      return {
        variant: `${latin}-plan-${plans.indexOf(design) + 1}`,
        concept: `${latin}, built from ${parts.length === 1 ? "one solid" : `${parts.length} solids`}`,
        motifs: ["letter"],
        roundness: 0.5,
        parts: fillTogether(parts),
      };
    });
  },
};

const DRAWN = 0.7;
