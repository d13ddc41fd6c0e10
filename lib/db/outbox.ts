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
