import type { Tx } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { EVENT_DATA, type WebhookEvent } from "./event.schema";
import { queueDelivery } from "./queue-delivery";

/**
 * Tells an account's webhooks of an event, in the transaction in which it happens: they hear of it when, and only
 * when, that transaction commits. An endpoint that is disabled at this moment never hears of it.
 */
export async function emitEvent(
  tx: Tx,
  { accountId, event, data }: WebhookEvent & { accountId: string },
): Promise<void> {
  const endpoints = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM webhook_endpoints
    WHERE account_id = ${accountId}::uuid AND disabled_at IS NULL AND ${event} = ANY(events)`;
  if (endpoints.length === 0) return;
  const eventId = newId();
  const payload = eventPayload({ event, data } as WebhookEvent);
  for (const { id: endpointId } of endpoints) {
    await queueDelivery(tx, { accountId, endpointId, eventId, event, payload });
  }
}

/** The text that is signed and sent. */
export function eventPayload({ event, data }: WebhookEvent, at = new Date()): string {
  return JSON.stringify({ event, data: EVENT_DATA[event].parse(data), timestamp: at.toISOString() });
}
