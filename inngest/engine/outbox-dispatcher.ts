import { listen } from "@/lib/db/listen";
import { OUTBOX_CHANNEL } from "@/lib/db/outbox";
import { logger } from "@/lib/log/logger";
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
}

const BATCH = 50;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 300_000;
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
  const { send, onlyJobId = null, pollMs = 1_000 } = options;
  const log = logger().child({ part: "outbox" });
  let stopped = false;
  let again = false;
  let draining: Promise<void> | null = null;

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
        again = (await dispatchBatch(send, onlyJobId)) === BATCH || again;
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

/** @returns how many events were due. */
async function dispatchBatch(send: OutboxDispatcherOptions["send"], jobId: string | null): Promise<number> {
  return inTransaction(async (tx) => {
    const events = await tx<OutboxEventToSend & { attempts: number }>(
      `SELECT id, name, data, attempts FROM outbox_events
       WHERE dispatched_at IS NULL AND available_at <= now() AND ($1::text IS NULL OR data->>'jobId' = $1)
       ORDER BY created_at, id LIMIT $2::int FOR UPDATE SKIP LOCKED`,
      jobId,
      BATCH,
    );
    if (events.length === 0) return 0;
    const failure = await trySend(send, events);
    if (failure === null) await markDispatched(tx, events);
    else if (events.length === 1) await postpone(tx, events[0]!, failure);
    else await dispatchSingly(tx, send, events);
    return events.length;
  });
}

/** One event that is refused must not hold up the others. */
async function dispatchSingly(
  tx: Sql,
  send: OutboxDispatcherOptions["send"],
  events: (OutboxEventToSend & { attempts: number })[],
): Promise<void> {
  for (const event of events) {
    const failure = await trySend(send, [event]);
    if (failure === null) await markDispatched(tx, [event]);
    else await postpone(tx, event, failure);
  }
}

async function trySend(
  send: OutboxDispatcherOptions["send"],
  events: readonly OutboxEventToSend[],
): Promise<Error | null> {
  try {
    await send(events.map(({ id, name, data }) => ({ id, name, data })));
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function markDispatched(tx: Sql, events: readonly OutboxEventToSend[]): Promise<void> {
  await tx(
    `UPDATE outbox_events SET dispatched_at = now(), attempts = attempts + 1, last_error = NULL
     WHERE id = ANY($1::uuid[])`,
    events.map((event) => event.id),
  );
}

async function postpone(tx: Sql, event: { id: string; attempts: number }, failure: Error): Promise<void> {
  const delayMs = Math.min(FIRST_RETRY_MS * 2 ** event.attempts, LAST_RETRY_MS);
  logger().warn({ err: failure, eventId: event.id, delayMs }, "Event not accepted; it will be sent again");
  await tx(
    `UPDATE outbox_events SET attempts = attempts + 1, last_error = $2,
       available_at = now() + $3::float8 * interval '1 millisecond' WHERE id = $1::uuid`,
    event.id,
    failure.message.slice(0, 1_000),
    delayMs,
  );
}

async function deleteDispatched(): Promise<void> {
  await sql(
    `DELETE FROM outbox_events WHERE dispatched_at < now() - $1::int * interval '1 day' RETURNING id`,
    KEPT_DAYS,
  );
}
