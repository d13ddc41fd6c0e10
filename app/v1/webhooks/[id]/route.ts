import { apiKey } from "@/lib/auth/api-key";
import { endpoint } from "@/lib/http/endpoint";
import { deleteWebhook } from "@/lib/webhooks/delete-webhook";
import { getWebhook } from "@/lib/webhooks/get-webhook";
import { updateWebhook } from "@/lib/webhooks/update-webhook";
import { deletedWebhookSchema, webhookChangesSchema, webhookSchema } from "@/lib/webhooks/webhook.schema";
import { WebhookParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: apiKey,
  params: WebhookParams,
  output: webhookSchema,
  conditional: true,
  handle: ({ principal, params }) => getWebhook({ accountId: principal.accountId, webhookId: params.id }),
});

/** Changes the address, the events or the description, switches it off and on. */
export const PATCH = endpoint({
  authenticate: apiKey,
  params: WebhookParams,
  body: webhookChangesSchema,
  output: webhookSchema,
  handle: ({ principal, params, body }) =>
    updateWebhook({ accountId: principal.accountId, webhookId: params.id }, body),
});

/** Deletes the webhook with its deliveries. */
export const DELETE = endpoint({
  authenticate: apiKey,
  params: WebhookParams,
  output: deletedWebhookSchema,
  handle: ({ principal, params }) => deleteWebhook({ accountId: principal.accountId, webhookId: params.id }),
});
