import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { sendTest } from "@/lib/webhooks/send-test";
import { deliverySchema, testWebhookSchema } from "@/lib/webhooks/webhook.schema";
import { WebhookParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

/** Sends a sample of an event. How it went is in the list of deliveries. */
export const POST = endpoint({
  authenticate: signedIn,
  params: WebhookParams,
  body: testWebhookSchema,
  output: deliverySchema,
  status: 202,
  transaction: true,
  handle: ({ tx, principal, params, body }) =>
    sendTest(tx, { accountId: principal.accountId, webhookId: params.id }, body),
});
