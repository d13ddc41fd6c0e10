import { db } from "@/lib/db/client";
import { DELIVERY_COLUMNS, deliveryView } from "./delivery-view";
import { findOwnWebhook, type WebhookAddress } from "./find-own-webhook";
import type { DeliveryListQuery, DeliveryView } from "./webhook.schema";

/** A page of a webhook's deliveries. Past the end it is empty. @throws AppError NOT_FOUND unless it is the account's. */
export async function listDeliveries(
  address: WebhookAddress,
  { page, limit, status, event, sort }: DeliveryListQuery,
): Promise<{ deliveries: DeliveryView[]; total: number }> {
  await findOwnWebhook(address, db());
  const { webhookId: endpointId, accountId } = address;
  const where = {
    endpointId,
    endpoint: { accountId },
    ...(status ? { status } : {}),
    ...(event ? { event } : {}),
  };
  const [rows, total] = await Promise.all([
    db().webhookDelivery.findMany({
      where,
      orderBy: [{ createdAt: sort === "createdAt" ? "asc" : "desc" }, { id: "asc" }],
      skip: (page - 1) * limit,
      take: limit,
      select: DELIVERY_COLUMNS,
    }),
    db().webhookDelivery.count({ where }),
  ]);
  return { deliveries: rows.map(deliveryView), total };
}
