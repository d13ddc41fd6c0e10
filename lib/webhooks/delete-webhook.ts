import { db } from "@/lib/db/client";
import { findOwnWebhook, type WebhookAddress } from "./find-own-webhook";

/** Deletes a webhook with its deliveries; nothing more is sent. @throws AppError NOT_FOUND unless it is the account's. */
export async function deleteWebhook(address: WebhookAddress): Promise<{ id: string; deleted: true }> {
  const { id } = await findOwnWebhook(address, db());
  await db().webhookEndpoint.deleteMany({ where: { id, accountId: address.accountId } });
  return { id, deleted: true };
}
