import type { Tx } from "@/lib/db/client";
import { findOwnWebhook, type WebhookAddress } from "./find-own-webhook";
import { newSecret } from "./signing-secret";
import type { RotateSecret, WebhookWithSecret } from "./webhook.schema";
import { webhookView } from "./webhook-view";

const HOUR_MS = 3_600_000;

/**
 * Gives a webhook a new secret, which is in this answer and in no other. For the overlap deliveries are signed with the
 * old one too; an overlap of 0 ends it at once. One that still overlapped from before ends.
 * @throws AppError NOT_FOUND unless the webhook is the account's.
 */
export async function rotateSecret(
  tx: Tx,
  address: WebhookAddress,
  { overlapHours, secret = newSecret() }: RotateSecret,
): Promise<WebhookWithSecret> {
  await tx.$executeRaw`SELECT 1 FROM webhook_endpoints
    WHERE id::text = ${address.webhookId} AND account_id = ${address.accountId}::uuid FOR UPDATE`;
  const old = await findOwnWebhook(address, tx);
  const overlap =
    overlapHours > 0
      ? { previousSecret: old.secret, previousSecretUntil: new Date(Date.now() + overlapHours * HOUR_MS) }
      : { previousSecret: null, previousSecretUntil: null };
  const row = await tx.webhookEndpoint.update({ where: { id: old.id }, data: { secret, ...overlap } });
  return { ...webhookView(row), secret };
}
