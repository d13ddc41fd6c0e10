import { newId } from "@/lib/ids";
import type { Tx } from "./client";

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
  const availableAt = event.availableAt?.toISOString() ?? null;
  await tx.$executeRaw`
    WITH stored AS (
      INSERT INTO outbox_events (id, name, data, available_at)
      VALUES (${id}::uuid, ${event.name}, ${JSON.stringify(event.data)}::jsonb, coalesce(${availableAt}::timestamptz, now()))
      ON CONFLICT (id) DO NOTHING
    )
    SELECT pg_notify(${OUTBOX_CHANNEL}, ${id})`;
  return id;
}
