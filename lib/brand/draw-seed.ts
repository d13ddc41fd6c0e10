import { randomInt } from "node:crypto";
import { env } from "@/lib/env";
import { MAX_SEED } from "@/lib/model/brief.schema";

/** A seed where nobody gave one: drawn by lot, or for tests the `nth` from `TEST_SEED` on. */
export function drawSeed(nth = 0): number {
  const { TEST_SEED: first } = env();
  return first === undefined ? randomInt(MAX_SEED + 1) : (first + nth) % (MAX_SEED + 1);
}

/** What pages need to draw theirs: null but for tests. */
export const firstTestSeed = (): number | null => env().TEST_SEED ?? null;
