import { pieces } from "@/lib/geometry/path-boolean";
import { centroid, fill, fillTogether, mirrorLikeness } from "@/lib/geometry/placement";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import type { Random } from "@/lib/model/random";
import type { Family } from "../family";
import { doors } from "./built-letter-doors";
import { type Builder, type Built, block, cube, edge } from "./built-letter-iso";
import { stairs } from "./built-letter-stairs";

/** The initial as something built: a block, a box, a stair, a house with its door. */
export const builtLetter: Family = {
  id: "built-letter",
  styles: { modern: 0.85, bold: 0.85, minimal: 0.6, classic: 0.4 },
  symmetry: "asymmetric",
  lettersServed: 16,
  draw({ random, letter }) {
    const latin = letter?.latin;
    if (!latin) return [];
    return BUILDERS.flatMap((build) => {
      const built = balanced(random, latin, build);
      return built ? [mark(latin, built)] : [];
    });
  },
};

const BUILDERS: readonly Builder[] = [doors, doors, stairs, edge, edge, block, cube];

const ATTEMPTS = 3;
/** Farthest that the weight may lie from the middle, in hundredths. */
const OFF_CENTRE_MAX = 5.5;
/** Between these a form is neither its own mirror image nor clearly not. */
const UNDECIDED = [0.53, 0.77] as const;

/** The first of a few with its weight in the middle and a clear symmetry; measures of a solid body hit both by chance. */
function balanced(random: Random, latin: string, build: Builder): Built | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const built = build(random, latin);
    if (built === null) return null;
    const whole = fill(built.parts.flat());
    if (Math.hypot(...centroid(whole)) > OFF_CENTRE_MAX) continue;
    const likeness = mirrorLikeness(whole);
    if (likeness < UNDECIDED[0] || likeness > UNDECIDED[1]) return built;
  }
  return null;
}

function mark(latin: string, { variant, how, motifs, roundness, parts }: Built): MarkSketch {
  const drawn = parts
    .flatMap((part) => pieces(part))
    .map((outline, index): MarkPart => ({ outline, fill: index === 0 ? "primary" : "accent" }));
  return {
    variant,
    concept: `${latin} ${how}`,
    motifs,
    roundness,
    parts: fillTogether(drawn),
  };
}
