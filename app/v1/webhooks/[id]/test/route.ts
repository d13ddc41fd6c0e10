import { apiKey } from "@/lib/auth/api-key";
import { endpoint } from "@/lib/http/endpoint";
import { sendTest } from "@/lib/webhooks/send-test";
import { deliverySchema, testWebhookSchema } from "@/lib/webhooks/webhook.schema";
import { WebhookParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

/** Sends a sample, once. 202 with the delivery, which is at `Location`. */
export const POST = endpoint({
  operation: {
    id: "testWebhook",
    tag: "Webhooks",
    summary: "Send a sample event",
    description: "Sends one sample, once. Its delivery is at `Location`.",
    example: { event: "brand.completed" },
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  params: WebhookParams,
  body: testWebhookSchema,
  bodyOptional: true,
  output: deliverySchema,
  status: 202,
  transaction: true,
  idempotent: true,
  location: ({ id, webhookId }) => `/v1/webhooks/${webhookId}/deliveries/${id}`,
  handle: ({ tx, principal, params, body }) =>
    sendTest(tx, { accountId: principal.accountId, webhookId: params.id }, body),
});
