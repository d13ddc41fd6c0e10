import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { deleteWebhook } from "@/lib/webhooks/delete-webhook";
import { updateWebhook } from "@/lib/webhooks/update-webhook";
import { deletedWebhookSchema, webhookChangesSchema, webhookSchema } from "@/lib/webhooks/webhook.schema";
import { WebhookParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

/** Changes address, events or description; switches the webhook off and on. */
export const PATCH = endpoint({
  authenticate: signedIn,
  params: WebhookParams,
  body: webhookChangesSchema,
  output: webhookSchema,
  handle: ({ principal, params, body }) =>
    updateWebhook({ accountId: principal.accountId, webhookId: params.id }, body),
});

export const DELETE = endpoint({
  authenticate: signedIn,
  params: WebhookParams,
  output: deletedWebhookSchema,
  handle: ({ principal, params }) => deleteWebhook({ accountId: principal.accountId, webhookId: params.id }),
});
