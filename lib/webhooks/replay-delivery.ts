import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { DELIVERY_COLUMNS, deliveryView } from "./delivery-view";
import { type DeliveryAddress, findOwnWebhook, ownDelivery } from "./find-own-webhook";
import { requestRound } from "./queue-delivery";
import type { DeliveryView } from "./webhook.schema";

/**
 * Sends a delivery again, at once and from the beginning of the schedule, with the same id and payload, signed anew.
 * What was left of the round before is dropped.
 * @throws AppError NOT_FOUND unless it is the account's, CONFLICT while the webhook is disabled.
 */
export async function replayDelivery(tx: Tx, address: DeliveryAddress): Promise<DeliveryView> {
  const { disabledAt } = await findOwnWebhook(address, tx);
  const where = await ownDelivery(address, tx);
  const found = await tx.webhookDelivery.findFirst({ where, select: { isTest: true } });
  if (!found) throw new AppError("NOT_FOUND", "This webhook has no delivery with this id.");
  if (disabledAt && !found.isTest) {
    throw new AppError("CONFLICT", "This webhook is disabled: enable it, then replay its deliveries.");
  }
  const { round, ...row } = await tx.webhookDelivery.update({
    where: { id: address.deliveryId },
    data: {
      status: "pending",
      round: { increment: 1 },
      tries: 0,
      nextAttemptAt: new Date(),
      finishedAt: null,
    },
    select: { ...DELIVERY_COLUMNS, round: true },
  });
  const { accountId, webhookId: endpointId, deliveryId } = address;
  await requestRound(tx, { deliveryId, endpointId, accountId, round });
  return deliveryView(row);
}
