import { createKeyedBatch } from "@/lib/db/batch";
import { db, type Tx } from "@/lib/db/client";
import { gateRows } from "@/lib/db/gate";
import { AppError } from "@/lib/errors";

const WINDOW_SECONDS = 3_600;

export interface RateState {
  /** Requests allowed in the window. */
  limit: number;
  remaining: number;
  /** When the oldest counted request leaves the window and makes room for one more. Epoch seconds. */
  resetSeconds: number;
  /** Seconds until a request is allowed; 0 while there is room. */
  retryAfterSeconds: number;
}

/** What is left for the tightest of the subjects in a sliding window of one hour, without counting anything. */
export async function peekRateLimit(
  subjects: readonly string[],
  limit: number,
  client: Tx = db(),
): Promise<RateState> {
  const rows = await client.$queryRaw<HitsRow[]>`
    SELECT count(hit)::int AS used, extract(epoch FROM min(hit))::float8 AS oldest,
           extract(epoch FROM clock_timestamp())::float8 AS now
    FROM unnest(${subjects}::text[]) AS wanted(subject)
    LEFT JOIN rate_limits USING (subject)
    LEFT JOIN LATERAL unnest(hits) AS hit ON hit > clock_timestamp() - make_interval(secs => ${WINDOW_SECONDS})
    GROUP BY wanted.subject`;
  return tightest(rows, limit);
}

/**
 * Counts one request for every subject, in one atomic statement inside the caller's transaction: when the transaction
 * fails nothing is counted.
 * @throws AppError RATE_LIMIT_EXCEEDED when any subject has no room.
 */
export async function consumeRateLimit(
  tx: Tx,
  subjects: readonly string[],
  limit: number,
): Promise<RateState> {
  const state = await countRequest(tx, subjects, limit);
  if (!state) throw rateLimitExceeded(await peekRateLimit(subjects, limit, tx));
  return state;
}

/** The same; null when any subject has no room. Of several subjects, those that had room are counted even then. */
export async function countRequest(
  tx: Tx,
  subjects: readonly string[],
  limit: number,
): Promise<RateState | null> {
  const sorted = sortedOnce(subjects);
  const rows = await tx.$queryRawUnsafe<HitsRow[]>(COUNT, sorted, limit, 1);
  return rows.length < sorted.length ? null : tightest(rows, limit);
}

/** The same outside a transaction, for a caller whose every request counts; many at once are counted together. */
export function countAtGate(subject: string, limit: number): Promise<RateState | null> {
  return countTogether(`${limit} ${subject}`, { subject, limit });
}

const countTogether = createKeyedBatch(async (_, items: { subject: string; limit: number }[]) => {
  const { subject, limit } = items[0]!;
  const count = async (requests: number) => {
    const rows = await gateRows<HitsRow>("count-requests", COUNT, [[subject], limit, requests]);
    return rows.length > 0 ? tightest(rows, limit) : null;
  };
  const all = await count(items.length);
  if (all) return items.map(() => all);
  // There is not room for all of them: one after the other, until there is none.
  const states: (RateState | null)[] = [];
  for (const _ of items) states.push(states.at(-1) === null ? null : await count(1));
  return states;
});

/** Sorted, so that two transactions take the same row locks in the same order. */
const sortedOnce = (subjects: readonly string[]) => [...new Set(subjects)].sort();

/**
 * The statement that counts requests, unless there is no room for all of them. `wanted` gives rows with a `subject`;
 * `limit` is what each may have, as the rows of `wanted` and as the conflicting row see it.
 *
 * Hits are in the order of their time: `width_bucket` finds by halving how many have left the window, and slicing them
 * off copies bytes. Reading a thousand hits one by one took three times as long.
 */
export function countStatement(
  wanted: string,
  requests: string,
  [limit, limitThen = limit]: [string, string?],
) {
  return `
  INSERT INTO rate_limits AS counted (subject, hits)
  SELECT subject, array_fill(clock_timestamp(), ARRAY[${requests}]) FROM ${wanted} WHERE ${requests} <= ${limit}
  ON CONFLICT (subject) DO UPDATE SET
    hits = counted.hits[1 + width_bucket(clock_timestamp() - interval '${WINDOW_SECONDS} s', counted.hits):]
      || array_fill(greatest(clock_timestamp(), counted.hits[cardinality(counted.hits)]), ARRAY[${requests}])
  WHERE cardinality(counted.hits) + ${requests}
        - width_bucket(clock_timestamp() - interval '${WINDOW_SECONDS} s', counted.hits) <= ${limitThen}
  RETURNING cardinality(hits)::int AS used, extract(epoch FROM hits[1])::float8 AS oldest,
            extract(epoch FROM clock_timestamp())::float8 AS now`;
}

const COUNT = countStatement("unnest($1::text[]) AS wanted(subject)", "$3::int", ["$2::int"]);

export function rateLimitExceeded(state: RateState): AppError {
  return new AppError(
    "RATE_LIMIT_EXCEEDED",
    `At most ${state.limit} requests are accepted per hour. Try again in ${state.retryAfterSeconds} seconds.`,
    { retryAfterSeconds: Math.max(1, state.retryAfterSeconds), headers: rateLimitHeaders(state) },
  );
}

/** The headers that every answer of a limited route carries. */
export function rateLimitHeaders(state: RateState): [string, string][] {
  return [
    ["X-RateLimit-Limit", String(state.limit)],
    ["X-RateLimit-Remaining", String(state.remaining)],
    ["X-RateLimit-Reset", String(state.resetSeconds)],
  ];
}

/** What a counting statement returns. */
export interface HitsRow {
  used: number;
  /** Epoch seconds of the oldest counted request; null without one. */
  oldest: number | null;
  now: number;
}

/** The state of the subject that has least room. */
export function tightest(rows: readonly HitsRow[], limit: number): RateState {
  const used = Math.max(0, ...rows.map((row) => row.used));
  const now = Math.max(0, ...rows.map((row) => row.now));
  const oldest = rows.filter((row) => row.used === used).map((row) => row.oldest ?? now - WINDOW_SECONDS);
  // A clock that was set back makes requests of the future: nobody waits longer than the window for them.
  const reset = Math.min(now + WINDOW_SECONDS, Math.max(now, ...oldest.map((at) => at + WINDOW_SECONDS)));
  const remaining = Math.max(0, limit - used);
  return {
    limit,
    remaining,
    resetSeconds: Math.ceil(reset),
    retryAfterSeconds: remaining > 0 ? 0 : Math.max(1, Math.ceil(reset - now)),
  };
}
