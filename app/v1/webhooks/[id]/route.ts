import { apiKey } from "@/lib/auth/api-key";
import { endpoint } from "@/lib/http/endpoint";
import { deleteWebhook } from "@/lib/webhooks/delete-webhook";
import { getWebhook } from "@/lib/webhooks/get-webhook";
import { updateWebhook } from "@/lib/webhooks/update-webhook";
import { deletedWebhookSchema, webhookChangesSchema, webhookSchema } from "@/lib/webhooks/webhook.schema";
import { WebhookParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  operation: {
    id: "getWebhook",
    tag: "Webhooks",
    summary: "Get a webhook",
    description: "One webhook, without its secret.",
  },
  authenticate: apiKey,
  params: WebhookParams,
  output: webhookSchema,
  conditional: true,
  handle: ({ principal, params }) => getWebhook({ accountId: principal.accountId, webhookId: params.id }),
});

/** Changes the address, the events or the description, switches it off and on. */
export const PATCH = endpoint({
  operation: {
    id: "updateWebhook",
    tag: "Webhooks",
    summary: "Change a webhook",
    description: "Changes what is given. `enabled: true` starts a webhook again that was disabled.",
    example: { enabled: false },
  },
  authenticate: apiKey,
  params: WebhookParams,
  body: webhookChangesSchema,
  output: webhookSchema,
  handle: ({ principal, params, body }) =>
    updateWebhook({ accountId: principal.accountId, webhookId: params.id }, body),
});

/** Deletes the webhook with its deliveries. */
export const DELETE = endpoint({
  operation: {
    id: "deleteWebhook",
    tag: "Webhooks",
    summary: "Delete a webhook",
    description: "Deletes the webhook with the record of its deliveries.",
  },
  authenticate: apiKey,
  params: WebhookParams,
  output: deletedWebhookSchema,
  handle: ({ principal, params }) => deleteWebhook({ accountId: principal.accountId, webhookId: params.id }),
});
