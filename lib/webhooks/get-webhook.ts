import { db } from "@/lib/db/client";
import { findOwnWebhook, type WebhookAddress } from "./find-own-webhook";
import type { WebhookView } from "./webhook.schema";
import { webhookView } from "./webhook-view";

/** @throws AppError NOT_FOUND unless the webhook is the account's. */
export async function getWebhook(address: WebhookAddress): Promise<WebhookView> {
  return webhookView(await findOwnWebhook(address, db()));
}
