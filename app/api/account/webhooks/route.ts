import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { createWebhook } from "@/lib/webhooks/create-webhook";
import { newWebhookSchema, webhookWithSecretSchema } from "@/lib/webhooks/webhook.schema";

export const dynamic = "force-dynamic";

/** Registers a webhook. Its secret is in this answer and in no other. */
export const POST = endpoint({
  authenticate: signedIn,
  body: newWebhookSchema,
  output: webhookWithSecretSchema,
  status: 201,
  transaction: true,
  handle: ({ tx, principal, body }) => createWebhook(tx, { accountId: principal.accountId, ...body }),
});
