import type { DesignBrief } from "@/lib/model/brief.schema";
import { withSeedOfPart } from "@/lib/model/choices.schema";
import { fnv1a } from "@/lib/model/random";

/** After so many other seeds a mark that resembles another brand's stays. */
export const REDRAWS = 5;

/** The brief with the seed for another mark; `attempt` from 1 to `REDRAWS`, `seed` the version's own. */
export function briefForRedraw(brief: DesignBrief, seed: number, attempt: number): DesignBrief {
  return withSeedOfPart(brief, "logos", fnv1a(`${seed}/mark/${attempt}`));
}
