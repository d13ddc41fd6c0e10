import { listen } from "@/lib/db/listen";
import { OUTBOX_CHANNEL } from "@/lib/db/outbox";
import { logger } from "@/lib/log/logger";
import { generationRequested } from "@/lib/model/pipeline-events";
import { inTransaction, type Sql, sql } from "./sql";

export interface OutboxEventToSend {
  /** The outbox row's id: an event that is sent twice is dropped the second time by whoever receives it. */
  id: string;
  name: string;
  data: Record<string, unknown>;
}

export interface OutboxDispatcherOptions {
  send: (events: OutboxEventToSend[]) => Promise<unknown>;
  /** Only events that name this job. */
  onlyJobId?: string;
  /** How late an event may be when its announcement got lost; default 1,000. */
  pollMs?: number;
  /** How long a sending may take; default 5,000: several must fit into the transaction that holds the rows (30 s). */
  sendLimitMs?: number;
}

const BATCH = 50;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
/** So many events refused one by one, and none accepted: it is not the events. */
const FRUITLESS = 3;
const KEPT_DAYS = 7;
const CLEANING_INTERVAL_MS = 3_600_000;

/**
 * Sends the events of the outbox, those that are already there first. A row stays locked while it is sent, so that
 * several processes may dispatch, and one that dies leaves its rows to the others at once.
 * @throws when the database can't be reached.
 */
export async function startOutboxDispatcher(
  options: OutboxDispatcherOptions,
): Promise<{ stop(): Promise<void> }> {
  const { onlyJobId = null, pollMs = 1_000, sendLimitMs = 5_000 } = options;
  const send = (events: readonly OutboxEventToSend[]) => trySend(options.send, events, sendLimitMs);
  const log = logger().child({ part: "outbox" });
  let stopped = false;
  let again = false;
  let draining: Promise<void> | null = null;
  // Whether nothing was accepted of late; who starts cannot know what rests since another time.
  let isDown = true;

  function wake(): void {
    again = true;
    if (stopped) return;
    draining ??= drain().finally(() => {
      draining = null;
      if (again) wake();
    });
  }

  async function drain(): Promise<void> {
    while (again && !stopped) {
      again = false;
      try {
        const { due, sent, refused } = await dispatchBatch(send, onlyJobId);
        again ||= due === BATCH;
        if (sent > 0 && isDown) again = (await endRests(onlyJobId, refused)) > 0 || again;
        if (due > 0) isDown = sent === 0;
      } catch (error) {
        log.warn({ err: error }, "Could not read the outbox");
      }
    }
  }

  const listener = await listen([OUTBOX_CHANNEL], wake, wake);
  const poll = setInterval(wake, pollMs);
  const clean = () =>
    deleteDispatched().catch((error: unknown) => log.warn({ err: error }, "Could not clean the outbox"));
  const cleaning = setInterval(clean, CLEANING_INTERVAL_MS);
  cleaning.unref();
  wake();
  const firstCleaning = clean();
  return {
    async stop() {
      stopped = true;
      clearInterval(poll);
      clearInterval(cleaning);
      await Promise.all([draining, firstCleaning]);
      await listener.close();
    },
  };
}

interface Row extends OutboxEventToSend {
  attempts: number;
}

/** @returns why they were not accepted. */
type TrySend = (events: readonly OutboxEventToSend[]) => Promise<Error | null>;

interface Batch {
  due: number;
  sent: number;
  refused: string[];
}

async function dispatchBatch(send: TrySend, jobId: string | null): Promise<Batch> {
  return inTransaction(async (tx) => {
    const events = await tx<Row>(
      `SELECT id, name, data, attempts FROM outbox_events
       WHERE dispatched_at IS NULL AND available_at <= now() AND ($1::text IS NULL OR data->>'jobId' = $1)
       ORDER BY created_at, id LIMIT $2::int FOR UPDATE SKIP LOCKED`,
      jobId,
      BATCH,
    );
    if (events.length === 0) return { due: 0, sent: 0, refused: [] };
    const failure = await send(events);
    if (failure === null) {
      await markDispatched(tx, events);
      return { due: events.length, sent: events.length, refused: [] };
    }
    const refused =
      events.length > 1
        ? await dispatchSingly(tx, send, events)
        : await postpone(tx, events, events, failure);
    return { due: events.length, sent: events.length - refused.length, refused };
  });
}

/**
 * One event that is refused must not hold up the others: those that were tried less often go first. When nothing is
 * accepted, the rest is not tried. Returns the events that wait.
 */
async function dispatchSingly(tx: Sql, send: TrySend, events: readonly Row[]): Promise<string[]> {
  const left = events.toSorted((a, b) => a.attempts - b.attempts);
  const refused: Row[] = [];
  let failure: Error | null = null;
  let sent = 0;
  while (left.length > 0 && (sent > 0 || refused.length < FRUITLESS)) {
    const event = left.shift()!;
    const problem = await send([event]);
    if (problem === null) {
      await markDispatched(tx, [event]);
      sent += 1;
    } else {
      refused.push(event);
      failure = problem;
    }
  }
  return failure ? postpone(tx, refused, [...refused, ...left], failure) : [];
}

async function trySend(
  send: OutboxDispatcherOptions["send"],
  events: readonly OutboxEventToSend[],
  limitMs: number,
): Promise<Error | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    await Promise.race([send(events.map(({ id, name, data }) => ({ id, name, data }))), tooLong]);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}

async function markDispatched(tx: Sql, events: readonly OutboxEventToSend[]): Promise<void> {
  await tx(
    `UPDATE outbox_events SET dispatched_at = now(), attempts = attempts + 1, last_error = NULL
     WHERE id = ANY($1::uuid[])`,
    events.map((event) => event.id),
  );
  // Now, at the transaction's start: before any engine can have begun.
  const jobIds = events.flatMap(({ name, data }) =>
    name === generationRequested.name ? (generationRequested.data.safeParse(data).data?.jobId ?? []) : [],
  );
  if (jobIds.length > 0) await tx("UPDATE jobs SET sent_at = now() WHERE id = ANY($1::uuid[])", jobIds);
}

/** Lets `waiting` rest, of which `tried` were refused: each by its own tries, the others as shortly as any of these. */
async function postpone(
  tx: Sql,
  tried: readonly Row[],
  waiting: readonly Row[],
  failure: Error,
): Promise<string[]> {
  const isTried = new Set(tried.map(({ id }) => id));
  const delayOf = ({ attempts }: Row) => Math.min(FIRST_RETRY_MS * 2 ** attempts, LAST_RETRY_MS);
  const shortestMs = Math.min(...tried.map(delayOf));
  const ids = waiting.map(({ id }) => id);
  const fields = { err: failure, tried: tried.length, waiting: ids.length, delayMs: shortestMs };
  logger().warn(fields, "Events not accepted; they will be sent again");
  await tx(
    `UPDATE outbox_events SET attempts = attempts + given.tries, last_error = $4,
       available_at = now() + given.delay * interval '1 millisecond'
     FROM unnest($1::uuid[], $2::int[], $3::float8[]) AS given(id, tries, delay) WHERE outbox_events.id = given.id`,
    ids,
    waiting.map(({ id }) => (isTried.has(id) ? 1 : 0)),
    waiting.map((event) => (isTried.has(event.id) ? delayOf(event) : shortestMs)),
    failure.message.slice(0, 1_000),
  );
  return ids;
}

/** What rests until its next try is due at once: the receiver answers again. */
async function endRests(jobId: string | null, except: readonly string[]): Promise<number> {
  const rows = await sql(
    `UPDATE outbox_events SET available_at = now()
     WHERE dispatched_at IS NULL AND last_error IS NOT NULL AND available_at > now()
       AND ($1::text IS NULL OR data->>'jobId' = $1) AND id <> ALL($2::uuid[]) RETURNING id`,
    jobId,
    except,
  );
  return rows.length;
}

async function deleteDispatched(): Promise<void> {
  await sql(
    `DELETE FROM outbox_events WHERE dispatched_at < now() - $1::int * interval '1 day' RETURNING id`,
    KEPT_DAYS,
  );
}
