import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { isId } from "@/lib/ids";

export interface WebhookAddress {
  accountId: string;
  webhookId: string;
}

export interface DeliveryAddress extends WebhookAddress {
  deliveryId: string;
}

/** A webhook of the account's own. @throws AppError NOT_FOUND, for a foreign webhook as for an unknown one. */
export async function findOwnWebhook({ accountId, webhookId }: WebhookAddress, client: Tx) {
  const webhook = isId(webhookId)
    ? await client.webhookEndpoint.findFirst({ where: { id: webhookId, accountId } })
    : null;
  if (!webhook) throw new AppError("NOT_FOUND", "There is no webhook of yours with this id.");
  return webhook;
}

/** Where a delivery of the account's own is. @throws AppError NOT_FOUND for a foreign one as for an unknown one. */
export async function ownDelivery({ accountId, webhookId, deliveryId }: DeliveryAddress, client: Tx) {
  await findOwnWebhook({ accountId, webhookId }, client);
  if (!isId(deliveryId)) throw new AppError("NOT_FOUND", "This webhook has no delivery with this id.");
  return { id: deliveryId, endpointId: webhookId, endpoint: { accountId } };
}
