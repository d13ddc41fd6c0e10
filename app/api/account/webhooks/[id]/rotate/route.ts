import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { rotateSecret } from "@/lib/webhooks/rotate-secret";
import { rotateSecretSchema, webhookWithSecretSchema } from "@/lib/webhooks/webhook.schema";
import { WebhookParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

/** Gives the webhook a new secret, which is in this answer and in no other. */
export const POST = endpoint({
  authenticate: signedIn,
  params: WebhookParams,
  body: rotateSecretSchema,
  output: webhookWithSecretSchema,
  transaction: true,
  handle: ({ tx, principal, params, body }) =>
    rotateSecret(tx, { accountId: principal.accountId, webhookId: params.id }, body),
});
