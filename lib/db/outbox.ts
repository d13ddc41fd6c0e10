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
  await tx.outboxEvent.createMany({
    data: [{ id, name: event.name, data: event.data as object, availableAt: event.availableAt }],
    skipDuplicates: true,
  });
  await tx.$executeRaw`SELECT pg_notify(${OUTBOX_CHANNEL}, ${id})`;
  return id;
}
