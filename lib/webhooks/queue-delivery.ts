import type { Tx } from "@/lib/db/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { newId } from "@/lib/ids";
import { deliveryRequested } from "./delivery-events";

export interface NewDelivery {
  accountId: string;
  endpointId: string;
  eventId: string;
  event: string;
  payload: string;
  isTest?: boolean;
}

/** Writes a delivery and asks the engine for its first round. @returns the delivery's id. */
export async function queueDelivery(tx: Tx, { accountId, ...delivery }: NewDelivery): Promise<string> {
  const id = newId();
  await tx.webhookDelivery.create({ data: { id, ...delivery, nextAttemptAt: new Date() } });
  await requestRound(tx, { deliveryId: id, endpointId: delivery.endpointId, accountId, round: 1 });
  return id;
}

/** Asks the engine for a round of a delivery; the rounds before it stop. */
export async function requestRound(
  tx: Tx,
  round: { deliveryId: string; endpointId: string; accountId: string; round: number },
): Promise<void> {
  await enqueueEvent(tx, { name: deliveryRequested.name, data: deliveryRequested.data.parse(round) });
}
