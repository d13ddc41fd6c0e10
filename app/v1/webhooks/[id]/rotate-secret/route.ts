import { apiKey } from "@/lib/auth/api-key";
import { endpoint } from "@/lib/http/endpoint";
import { rotateSecret } from "@/lib/webhooks/rotate-secret";
import { rotateSecretSchema, webhookWithSecretSchema } from "@/lib/webhooks/webhook.schema";
import { WebhookParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

/** Gives the webhook a new secret, which is in this answer and in no other. */
export const POST = endpoint({
  operation: {
    id: "rotateWebhookSecret",
    tag: "Webhooks",
    summary: "Give a webhook a new secret",
    description:
      "The new secret is in this answer and in no other. For `overlapHours` the header `webhook-signature` carries a signature of each.",
    example: { overlapHours: 24 },
  },
  authenticate: apiKey,
  params: WebhookParams,
  body: rotateSecretSchema,
  bodyOptional: true,
  output: webhookWithSecretSchema,
  transaction: true,
  idempotent: true,
  handle: ({ tx, principal, params, body }) =>
    rotateSecret(tx, { accountId: principal.accountId, webhookId: params.id }, body),
});
