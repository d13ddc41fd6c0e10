import type { Style } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { familyNamed } from "./families";
import { headingCharacter } from "./heading-characters";
import { type FontPair, pairsFor } from "./pairs";
import { neededScripts } from "./script-fonts";

const COVERAGE_WEIGHT = 3;
const VOICE_WEIGHT = 1;
const TRAIT_WEIGHT = 1.2;
const MOOD_WEIGHT = 0.5;
/** Large enough that two brands with a like personality do not always wear the same pair. */
const VARIATION = 0.7;

export interface PairRequest {
  readonly strategy: Strategy;
  readonly style: Style;
  readonly seed: number;
}

/** The pair of the style that suits the scripts, the voice, the mood and the personality best, varied by the seed. */
export function choosePair(request: PairRequest): FontPair {
  return rankPairs(request)[0]!.pair;
}

/** All pairs of the style, the most suitable first. */
export function rankPairs({ strategy, style, seed }: PairRequest): { pair: FontPair; score: number }[] {
  // The idea takes part, so that one seed does not favor the same pair for every brand; the name does not, because a
  // new name leaves the typefaces as they are.
  const random = seededRandom(seed, `typography/pair/${strategy.trade}/${strategy.keywords.join(" ")}`);
  return pairsFor(style)
    .map((pair) => ({ pair, score: suitability(pair, strategy) + random.next() * VARIATION }))
    .sort((a, b) => b.score - a.score);
}

function suitability(pair: FontPair, strategy: Strategy): number {
  const uncovered = neededScripts(strategy).filter(
    (script) => ![pair.heading, pair.body].every((family) => familyNamed(family).scripts.includes(script)),
  );
  const { voices, traits, moods } = headingCharacter(pair.heading);
  const voice = strategy.typeVoice.voice;
  const voiceFit = voices.includes(voice) ? 1 : familyNamed(pair.body).voice === voice ? 0.4 : 0;
  const traitFit =
    traits.reduce((sum, trait) => sum + strategy.personality[trait].score, 0) / Math.max(1, traits.length);
  const moodFit = moods.includes(strategy.colorMood.mood) ? 1 : 0;
  return (
    voiceFit * VOICE_WEIGHT +
    traitFit * TRAIT_WEIGHT +
    moodFit * MOOD_WEIGHT -
    uncovered.length * COVERAGE_WEIGHT
  );
}
