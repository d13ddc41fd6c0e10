import { newId } from "@/lib/ids";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/** Channel on which a committed outbox row is announced. */
export const OUTBOX_CHANNEL = "marque_outbox";

export interface OutgoingEvent {
  name: string;
  data: Record<string, unknown>;
  /** Its own id, for de-duplication by the receiving engine; a new UUID by default. */
  id?: string;
  /** Not dispatched before this time. */
  availableAt?: Date;
}

/** Writes an event in the caller's transaction: it is sent when, and only when, that transaction commits. */
export async function enqueueEvent(tx: Tx, event: OutgoingEvent): Promise<string> {
  const id = event.id ?? newId();
  const { insert, announce } = storedEvent({ ...event, id });
  await tx.$executeRaw`WITH stored AS (${insert}) SELECT ${announce}`;
  return id;
}

/** The same as parts of a statement that does more: a row to insert, and the value whose selection announces it. */
export function storedEvent({ id, name, data, availableAt }: OutgoingEvent & { id: string }) {
  const at = availableAt?.toISOString() ?? null;
  const insert = Prisma.sql`
    INSERT INTO outbox_events (id, name, data, available_at)
    VALUES (${id}::uuid, ${name}, ${JSON.stringify(data)}::jsonb, coalesce(${at}::timestamptz, now()))
    ON CONFLICT (id) DO NOTHING`;
  return { insert, announce: Prisma.sql`pg_notify(${OUTBOX_CHANNEL}, ${id})::text` };
}

export interface TakenEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
}

/** Takes an event back out, in the transaction that wrote it, for a caller who sees to it without the outbox. */
export async function takeEvent(tx: Tx, id: string): Promise<TakenEvent | undefined> {
  const [event] = await tx.$queryRaw<TakenEvent[]>`
    UPDATE outbox_events SET dispatched_at = now() WHERE id = ${id}::uuid AND dispatched_at IS NULL
    RETURNING id, name, data`;
  return event;
}
