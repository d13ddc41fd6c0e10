import type { Random } from "@/lib/model/random";
import type { MarkBrief } from "./choose-mark";
import { arcStack } from "./families/arc-stack";
import { dihedral } from "./families/dihedral";
import { fold } from "./families/fold";
import { gridLetter } from "./families/grid-letter";
import { monogramCut } from "./families/monogram-cut";
import { negativeLetter } from "./families/negative-letter";
import { ringBadge } from "./families/ring-badge";
import { rotational } from "./families/rotational";
import { stripeLetter } from "./families/stripe-letter";
import type { Family, MarkIdea } from "./family";

export const FAMILIES: readonly Family[] = [
  monogramCut,
  negativeLetter,
  ringBadge,
  stripeLetter,
  gridLetter,
  rotational,
  dihedral,
  arcStack,
  fold,
];

/** Families below this do not suit the style at all. */
const LEAST_SUITABLE = 0.2;

/** Every candidate of the families that suit the style: 40 to 70, fewer for names without a drawable initial. */
export function drawCandidates(
  { style, letter }: Pick<MarkBrief, "style" | "letter">,
  random: (label: string) => Random,
): { family: Family; idea: MarkIdea }[] {
  return FAMILIES.filter((family) => family.styles[style] >= LEAST_SUITABLE).flatMap((family) =>
    family.draw({ random: random(family.id), letter }).map((idea) => ({ family, idea })),
  );
}
