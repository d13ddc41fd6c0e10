import type { Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { newId } from "@/lib/ids";
import { EVENTS, type WebhookEvent } from "./event.schema";
import { queueDelivery } from "./queue-delivery";

type AccountEvent = WebhookEvent & { accountId: string };

/**
 * Tells an account's webhooks of an event, in the transaction in which it happens: they hear of it when, and only
 * when, that transaction commits. An endpoint that is disabled at this moment never hears of it.
 */
export async function emitEvent(tx: Tx, event: AccountEvent): Promise<void> {
  const endpoints = await tx.$queryRaw<{ id: string }[]>(endpointsFor(event.accountId, event.event));
  await tellEndpoints(
    tx,
    endpoints.map(({ id }) => id),
    event,
  );
}

/** The query for the ids of the endpoints that hear of an event, as a part of a statement that does more. */
export function endpointsFor(accountId: string | null, event: WebhookEvent["event"]): Prisma.Sql {
  return Prisma.sql`
    SELECT id FROM webhook_endpoints
    WHERE account_id = ${accountId}::uuid AND disabled_at IS NULL AND ${event} = ANY(events)`;
}

/** Queues a delivery of one event for each of the endpoints. */
export async function tellEndpoints(
  tx: Tx,
  endpointIds: readonly string[],
  { accountId, event, data }: AccountEvent,
): Promise<void> {
  if (endpointIds.length === 0) return;
  const eventId = newId();
  const payload = eventPayload({ event, data } as WebhookEvent);
  for (const endpointId of endpointIds) {
    await queueDelivery(tx, { accountId, endpointId, eventId, event, payload });
  }
}

/** The text that is signed and sent. */
export function eventPayload({ event, data }: WebhookEvent, at = new Date()): string {
  return JSON.stringify({ event, data: EVENTS[event].data.parse(data), timestamp: at.toISOString() });
}
