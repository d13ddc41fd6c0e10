import { db } from "@/lib/db/client";
import { checkAddress } from "./check-address";
import { disableEndpoint } from "./disable-endpoint";
import { findOwnWebhook, type WebhookAddress } from "./find-own-webhook";
import type { WebhookChanges, WebhookView } from "./webhook.schema";
import { webhookView } from "./webhook-view";

/**
 * Changes a webhook. What waits goes to the new address; switched off, it has failed, and can be replayed once the
 * webhook is on again.
 * @throws AppError NOT_FOUND unless the webhook is the account's, VALIDATION_ERROR for an address that is never delivered to.
 */
export async function updateWebhook(
  address: WebhookAddress,
  { enabled, ...changes }: WebhookChanges,
): Promise<WebhookView> {
  if (changes.url !== undefined) checkAddress(changes.url);
  return db().$transaction(async (tx) => {
    await findOwnWebhook(address, tx);
    const where = { id: address.webhookId, accountId: address.accountId };
    const enabling = enabled ? { disabledAt: null, disabledReason: null } : {};
    await tx.webhookEndpoint.update({ where, data: { ...changes, ...enabling } });
    if (enabled === false) await disableEndpoint(tx, address.webhookId, "owner");
    return webhookView(await findOwnWebhook(address, tx));
  });
}
