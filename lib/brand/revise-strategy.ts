import { isDeepStrictEqual } from "node:util";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { inputOf, outputsIn, readingOf } from "@/lib/pipeline/reading";
import { refusalText } from "@/lib/pipeline/refusal-text";
import { strategy } from "@/lib/pipeline/stages/strategy";
import { previewStage } from "@/lib/render/render-stage";
import { carryWords } from "@/lib/strategy/draft/carry-words";
import type { Strategy } from "@/lib/strategy/strategy.schema";

/**
 * The strategy of a version that was made from another one: the built-in answer where the other had the built-in one;
 * else, when a language model had its part in it, its words with what the person changed. No model is asked.
 */
export async function reviseStrategy({
  base,
  brief,
  seed,
}: {
  base: { brief: DesignBrief; strategy: Strategy };
  /** Differs from the base's in name, choices and colors at most. */
  brief: DesignBrief;
  seed: number;
}): Promise<Strategy> {
  const [before, builtIn] = await Promise.all([
    builtInStrategy(base.brief, seed),
    builtInStrategy(brief, seed),
  ]);
  return isDeepStrictEqual(base.strategy, before) ? builtIn : carryWords({ base, brief, builtIn });
}

async function builtInStrategy(brief: DesignBrief, seed: number): Promise<Strategy> {
  const reading = readingOf(strategy, { brief, seed, outputOf: outputsIn({}), files: [] });
  const result = await previewStage(strategy, await inputOf(strategy, reading));
  if (result.kind !== "made") throw new Error(refusalText(result));
  return result.output;
}
