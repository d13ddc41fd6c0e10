import { LRUCache } from "lru-cache";
import { db } from "@/lib/db/client";
import { isExperimentKey } from "./experiment-key";

export interface RunningExperiment {
  setId: string;
  key: string;
  salt: string;
}

const KEY = Symbol.for("marque.experiments");
const shared = globalThis as { [KEY]?: LRUCache<string, { found: RunningExperiment | null }> };
const MOST_KNOWN = 5_000;
/** How long one that has ended is still asked about. */
const FRESH_MS = 10_000;

/** The experiment that counts under a public key; null for one that has ended, or that there is not. */
export async function findExperiment(key: string): Promise<RunningExperiment | null> {
  if (!isExperimentKey(key)) return null;
  shared[KEY] ??= new LRUCache({ max: MOST_KNOWN, ttl: FRESH_MS });
  const known = shared[KEY].get(key);
  if (known) return known.found;
  const set = await db().variantSet.findFirst({
    where: { experimentKey: key, endedAt: null, brand: { deletedAt: null } },
    select: { id: true, salt: true },
  });
  const found = set?.salt ? { setId: set.id, key, salt: set.salt } : null;
  shared[KEY].set(key, { found });
  return found;
}
