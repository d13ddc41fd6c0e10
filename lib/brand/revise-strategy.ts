import { isDeepStrictEqual } from "node:util";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { renderMemo } from "@/lib/render/render-memo";
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
    renderMemo("strategy", { brief: base.brief, seed }),
    renderMemo("strategy", { brief, seed }),
  ]);
  return isDeepStrictEqual(base.strategy, before) ? builtIn : carryWords({ base, brief, builtIn });
}
