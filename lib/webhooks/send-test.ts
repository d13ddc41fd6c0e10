import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { DELIVERY_COLUMNS, deliveryView } from "./delivery-view";
import { eventPayload } from "./emit-event";
import { EVENTS, type EventKind, eventKindSchema, type WebhookEvent } from "./event.schema";
import { findOwnWebhook, type WebhookAddress } from "./find-own-webhook";
import { queueDelivery } from "./queue-delivery";
import type { DeliveryView } from "./webhook.schema";

/**
 * Sends a sample of an event (by default the first that the webhook asks for) with the header `X-Marque-Test: true`, once,
 * to a disabled webhook too. The brand that it names does not exist.
 * @throws AppError NOT_FOUND unless the webhook is the account's, CONFLICT while several samples are under way.
 */
export async function sendTest(
  tx: Tx,
  address: WebhookAddress,
  { event: wanted }: { event?: EventKind | undefined },
): Promise<DeliveryView> {
  const { id: endpointId, events } = await findOwnWebhook(address, tx);
  const underWay = await tx.webhookDelivery.count({
    where: { endpointId, isTest: true, status: "pending" },
  });
  if (underWay >= MAX_UNDER_WAY) {
    throw new AppError("CONFLICT", "Samples are still under way to this webhook.", {
      retryAfterSeconds: 15,
    });
  }
  const event = wanted ?? eventKindSchema.parse(events[0]);
  const { accountId } = address;
  const payload = eventPayload({ event, data: EVENTS[event].sample } as WebhookEvent);
  const id = await queueDelivery(tx, {
    accountId,
    endpointId,
    eventId: newId(),
    event,
    payload,
    isTest: true,
  });
  return deliveryView(
    await tx.webhookDelivery.findUniqueOrThrow({ where: { id }, select: DELIVERY_COLUMNS }),
  );
}

const MAX_UNDER_WAY = 5;
