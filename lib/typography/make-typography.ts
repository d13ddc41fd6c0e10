import type { Style } from "@/lib/model/brief.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { choosePair } from "./choose-pair";
import { explainPair } from "./explain-pair";
import { type Family, familyNamed } from "./families";
import { fallbackChoice, fontChoice } from "./font-choice";
import { makeScale } from "./make-scale";
import { headingWeight, pairWithId } from "./pairs";
import { familyForScript, neededScripts } from "./script-fonts";
import type { Typography } from "./typography.schema";

const BODY_WEIGHTS = [400, 600];

interface TypographyInput {
  readonly strategy: Strategy;
  readonly style: Style;
  readonly seed: number;
  /** Id of the pair that a person chose. */
  readonly pair?: string | undefined;
}

/**
 * The typefaces and the fluid scale of a brand: a curated pair for its personality, a monospace for code and figures,
 * and a family for every script of the idea that the pair does not cover.
 * @throws RangeError for a chosen pair that there is not
 */
export function makeTypography({ strategy, style, seed, pair: chosen }: TypographyInput): Typography {
  const pair = chosen === undefined ? choosePair({ strategy, style, seed }) : pairWithId(chosen);
  const weight = headingWeight(pair, style);
  const heading = familyNamed(pair.heading);
  const body = familyNamed(pair.body);
  const mono = familyNamed("JetBrains Mono");
  return {
    pair: pair.id,
    heading: fontChoice(heading, [weight], heading.displaySize),
    body: fontChoice(body, BODY_WEIGHTS),
    mono: fontChoice(mono, [400]),
    scriptFallbacks: fallbackFamilies(strategy, [heading, body]).map(fallbackChoice),
    scale: makeScale({ style, heading, body, headingWeight: weight, scripts: strategy.scripts }),
    reason: explainPair(pair, strategy),
  };
}

function fallbackFamilies(strategy: Strategy, pair: readonly Family[]): string[] {
  const uncovered = neededScripts(strategy).filter(
    (script) => !pair.every((family) => family.scripts.includes(script)),
  );
  return [...new Set(uncovered.flatMap((script) => familyForScript(script, strategy) ?? []))];
}
