import type { DesignBrief } from "@/lib/model/brief.schema";
import { type DesignChoices, seedOfPart } from "@/lib/model/choices.schema";
import { slugify } from "@/lib/model/text";
import { chooseSymbols } from "./choose-symbols";
import { chooseWords } from "./choose-words";
import { GENERAL_TRADE } from "./find-trades";
import { detectScripts } from "./language/detect-scripts";
import { makeNames } from "./names/make-names";
import { readIdea } from "./read-idea";
import { readPersonality } from "./read-personality";
import { type Strategy, strategySchema } from "./strategy.schema";

export interface StrategyRequest {
  readonly brief: Pick<DesignBrief, "businessIdea" | "targetAudience" | "style" | "features" | "name"> & {
    readonly choices?:
      | (Pick<DesignChoices, "words"> & { readonly seeds?: { readonly name?: number } | undefined })
      | undefined;
  };
  /** Unsigned 32-bit. */
  readonly seed: number;
}

/**
 * The built-in strategist: reads the brief and answers with name, words and character of the brand. It needs no model
 * and no network; the same brief and seed give the same answer. People's words are in the idea's language. A name that
 * was made again has a seed of its own, and the other words stay as they are but for the name in them.
 */
export function makeStrategy({ brief, seed }: StrategyRequest): Strategy {
  const idea = readIdea(brief);
  const { personality, colorMood, typeVoice, traits } = readPersonality(idea, brief);
  const generated = makeNames({
    idea,
    features: brief.features,
    seed: seedOfPart(brief, "name", seed),
  });
  const customer = brief.name && { name: brief.name, method: "customer", why: "given by the customer" };
  const nameIdeas = customer ? [customer, ...generated.slice(0, 5)] : generated;
  const name = nameIdeas[0]!.name;
  const words = chooseWords({ idea, name, mood: colorMood.mood, traits }, brief.choices?.words, seed);

  return strategySchema.parse({
    name,
    nameSource: customer ? "customer" : "generated",
    nameIdeas,
    slug: slugify(name, slugify(generated.find((other) => /[a-z]/i.test(other.name))?.name ?? "brand")),
    ...words,
    language: idea.language,
    direction: idea.direction,
    scripts: detectScripts(`${idea.text} ${words.tagline} ${name}`),
    trade: (idea.trades[0]?.trade ?? GENERAL_TRADE).id,
    keywords: [...idea.keywords],
    symbols: chooseSymbols(idea),
    personality,
    colorMood,
    typeVoice,
  } satisfies Strategy);
}
