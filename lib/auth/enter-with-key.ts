import { accountName, TIER_LIMITS } from "@/lib/accounts/principal";
import { createKeyedBatch } from "@/lib/db/batch";
import { gateRows } from "@/lib/db/gate";
import { countStatement, type HitsRow, type RateState, tightest } from "@/lib/http/rate-limit";
import { acceptKey, FIND_KEY, type FoundKey, type KeyRow } from "@/lib/keys/find-key";
import { isKeyText, keyHash } from "@/lib/keys/key-format";

export interface Entrance {
  key: FoundKey;
  /** Set when the request has been counted already. */
  counted: RateState | undefined;
}

/**
 * Finds a key and counts the request against its account's hour, in one statement, which requests at the same time
 * share. Not counted yet is the request of a key that is tied to networks, and one for which there may be no room.
 * Resolves to null when there is no such live key.
 */
export async function enterWithKey(text: string): Promise<Entrance | null> {
  if (!isKeyText(text)) return null;
  const hash = keyHash(text);
  const row = await enterTogether(hash, null);
  const key = await acceptKey(row, hash);
  if (!key) return null;
  const limit = TIER_LIMITS[key.tier].requestsPerHour;
  const counted = row?.used && limit !== null ? tightest([row], limit) : undefined;
  return { key, counted };
}

type Row = KeyRow & HitsRow;

const enterTogether = createKeyedBatch(async (hash, requests: null[]): Promise<(Row | undefined)[]> => {
  const [row] = await gateRows<Row>("enter-with-key", ENTER, [hash, LIMITS, requests.length]);
  return requests.map(() => row);
});

/** Requests an hour by tier; null is unlimited, and nothing is counted. */
const LIMITS = JSON.stringify(
  Object.fromEntries(
    Object.entries(TIER_LIMITS).map(([tier, { requestsPerHour }]) => [tier, requestsPerHour]),
  ),
);

const ENTER = `
  WITH key AS MATERIALIZED (${FIND_KEY}), wanted AS MATERIALIZED (
    SELECT '${accountName("")}' || "accountId" AS subject, ($2::jsonb ->> tier)::int AS hourly
    FROM key WHERE "isLive" AND cidrs = '{}' AND ($2::jsonb ->> tier) IS NOT NULL
  ), hour AS (${countStatement("wanted", "$3::int", ["wanted.hourly", "(SELECT hourly FROM wanted)"])})
  SELECT key.*, hour.* FROM key LEFT JOIN hour ON true`;
