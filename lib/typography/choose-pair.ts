import type { Style } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { familyNamed } from "./families";
import { type FontPair, PAIRS } from "./pairs";
import { neededScripts } from "./script-fonts";

const COVERAGE_WEIGHT = 3;
const VOICE_WEIGHT = 1;
const TRAIT_WEIGHT = 1.2;
/** Large enough that two brands with a like personality do not always wear the same pair. */
const VARIATION = 0.55;

interface Choice {
  readonly strategy: Strategy;
  readonly style: Style;
  readonly seed: number;
}

/** The pair of the style that suits the scripts, the voice and the personality best, varied by the seed. */
export function choosePair({ strategy, style, seed }: Choice): FontPair {
  const random = seededRandom(seed, "typography/pair");
  const scored = PAIRS[style].map((pair) => ({
    pair,
    score: suitability(pair, strategy) + random.next() * VARIATION,
  }));
  return scored.reduce((best, candidate) => (candidate.score > best.score ? candidate : best)).pair;
}

function suitability(pair: FontPair, strategy: Strategy): number {
  const uncovered = neededScripts(strategy).filter(
    (script) => ![pair.heading, pair.body].every((family) => familyNamed(family).scripts.includes(script)),
  );
  const voice = strategy.typeVoice.voice;
  const voiceFit = pair.voices.includes(voice) ? 1 : familyNamed(pair.body).voice === voice ? 0.4 : 0;
  const traitFit =
    pair.traits.reduce((sum, trait) => sum + strategy.personality[trait].score, 0) /
    Math.max(1, pair.traits.length);
  return voiceFit * VOICE_WEIGHT + traitFit * TRAIT_WEIGHT - uncovered.length * COVERAGE_WEIGHT;
}
