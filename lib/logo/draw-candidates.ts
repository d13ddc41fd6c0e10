import type { Random } from "@/lib/model/random";
import type { MarkBrief } from "./choose-mark";
import { arcStack } from "./families/arc-stack";
import { brushLetter } from "./families/brush-letter";
import { croppedLetter } from "./families/cropped-letter";
import { dihedral } from "./families/dihedral";
import { dotMatrix } from "./families/dot-matrix";
import { emblem } from "./families/emblem";
import { facet } from "./families/facet";
import { flow } from "./families/flow";
import { fold } from "./families/fold";
import { gridLetter } from "./families/grid-letter";
import { ligature } from "./families/ligature";
import { loops } from "./families/loops";
import { monogramCut } from "./families/monogram-cut";
import { negativeLetter } from "./families/negative-letter";
import { radialSymbol } from "./families/radial-symbol";
import { ringBadge } from "./families/ring-badge";
import { rotational } from "./families/rotational";
import { smallLetter } from "./families/small-letter";
import { solidLetter } from "./families/solid-letter";
import { stripeLetter } from "./families/stripe-letter";
import { strokeLetter } from "./families/stroke-letter";
import { symbolContainer } from "./families/symbol-container";
import { symbolLetter } from "./families/symbol-letter";
import type { Family, MarkIdea } from "./family";
import { chooseSymbols } from "./motifs";
import { soften } from "./soften";

export const FAMILIES: readonly Family[] = [
  monogramCut,
  ligature,
  negativeLetter,
  solidLetter,
  smallLetter,
  brushLetter,
  croppedLetter,
  strokeLetter,
  stripeLetter,
  gridLetter,
  dotMatrix,
  ringBadge,
  symbolLetter,
  symbolContainer,
  radialSymbol,
  emblem,
  flow,
  facet,
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
    family
      .draw({ random: random(family.id), letter, symbols })
      .map((idea, index) => ({ family, idea: finish(idea, random(`edges/${family.id}/${index}`)) })),
  );
}

/** Of the candidates, those whose corners are rounded, and how much. */
const FINISHES = [0, 0, 0, 2.2, 4, 7] as const;

/** Their letters come from the typeface, whose own corners are drawn already. */
const OF_TYPE: ReadonlySet<string> = new Set([
  "ligature",
  "cropped-letter",
  "monogram-cut",
  "negative-letter",
]);

/** The same form as cut, or with its corners rounded a little or much: corners are a brand's own. */
function finish(idea: MarkIdea, random: Random): MarkIdea {
  const radius = random.pick(OF_TYPE.has(idea.family) ? FINISHES.slice(0, 4) : FINISHES);
  if (radius === 0) return idea;
  return {
    ...idea,
    roundness: Math.min(1, idea.roundness + radius / 20),
    parts: idea.parts.map((part) => ({ ...part, outline: soften(part.outline, radius) })),
  };
}
