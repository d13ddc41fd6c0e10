import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { checkAddress } from "./check-address";
import { newSecret } from "./signing-secret";
import { MAX_WEBHOOKS, type NewWebhook, type WebhookWithSecret } from "./webhook.schema";
import { webhookView } from "./webhook-view";

interface WebhookRequest extends NewWebhook {
  accountId: string;
}

/**
 * Registers a webhook. Its secret is in this answer and in no other.
 * @throws AppError VALIDATION_ERROR for an address that is never delivered to, CONFLICT when the account has too many.
 */
export async function createWebhook(
  tx: Tx,
  { accountId, ...wanted }: WebhookRequest,
): Promise<WebhookWithSecret> {
  checkAddress(wanted.url);
  // Two requests at once must not both make the last one.
  await tx.$executeRaw`SELECT 1 FROM accounts WHERE id = ${accountId}::uuid FOR UPDATE`;
  if ((await tx.webhookEndpoint.count({ where: { accountId } })) >= MAX_WEBHOOKS) {
    throw new AppError("CONFLICT", `An account has at most ${MAX_WEBHOOKS} webhooks: delete one first.`);
  }
  const secret = wanted.secret ?? newSecret();
  const row = await tx.webhookEndpoint.create({ data: { id: newId(), accountId, ...wanted, secret } });
  return { ...webhookView(row), secret };
}
