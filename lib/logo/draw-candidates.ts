import type { Random } from "@/lib/model/random";
import type { MarkBrief } from "./choose-mark";
import { arcStack } from "./families/arc-stack";
import { dihedral } from "./families/dihedral";
import { dotMatrix } from "./families/dot-matrix";
import { emblem } from "./families/emblem";
import { fold } from "./families/fold";
import { gridLetter } from "./families/grid-letter";
import { halvedSymbol } from "./families/halved-symbol";
import { ligature } from "./families/ligature";
import { loops } from "./families/loops";
import { monogramCut } from "./families/monogram-cut";
import { negativeLetter } from "./families/negative-letter";
import { radialSymbol } from "./families/radial-symbol";
import { ringBadge } from "./families/ring-badge";
import { rotational } from "./families/rotational";
import { stripeLetter } from "./families/stripe-letter";
import { strokeLetter } from "./families/stroke-letter";
import { symbolContainer } from "./families/symbol-container";
import { symbolLetter } from "./families/symbol-letter";
import type { Family, MarkIdea } from "./family";
import { chooseSymbols } from "./motifs";

export const FAMILIES: readonly Family[] = [
  monogramCut,
  ligature,
  negativeLetter,
  strokeLetter,
  stripeLetter,
  gridLetter,
  dotMatrix,
  ringBadge,
  symbolLetter,
  symbolContainer,
  halvedSymbol,
  radialSymbol,
  emblem,
  rotational,
  dihedral,
  arcStack,
  fold,
  loops,
];

/** Families below this do not suit the style at all. */
const LEAST_SUITABLE = 0.2;

/** Every candidate of the families that suit the style: 80 to 120, fewer for names without a drawable initial. */
export function drawCandidates(
  { style, letter, motifs }: Pick<MarkBrief, "style" | "letter" | "motifs">,
  random: (label: string) => Random,
): { family: Family; idea: MarkIdea }[] {
  const symbols = chooseSymbols(motifs);
  return FAMILIES.filter((family) => family.styles[style] >= LEAST_SUITABLE).flatMap((family) =>
    family.draw({ random: random(family.id), letter, symbols }).map((idea) => ({ family, idea })),
  );
}
