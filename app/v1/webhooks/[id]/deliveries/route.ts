import { apiKey } from "@/lib/auth/api-key";
import { endpoint } from "@/lib/http/endpoint";
import { pageOf, pagination } from "@/lib/http/pagination";
import { listDeliveries } from "@/lib/webhooks/list-deliveries";
import { deliveryListQuerySchema, deliverySchema } from "@/lib/webhooks/webhook.schema";
import { WebhookParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

/** What was and is to be sent to the webhook, a page at a time. */
export const GET = endpoint({
  operation: {
    id: "listDeliveries",
    tag: "Webhooks",
    summary: "List deliveries",
    description: "What was sent, and is still to be sent, to the webhook in the last thirty days.",
  },
  authenticate: apiKey,
  params: WebhookParams,
  query: deliveryListQuerySchema,
  output: pageOf(deliverySchema),
  paged: true,
  conditional: true,
  handle: async ({ principal, params, query }) => {
    const address = { accountId: principal.accountId, webhookId: params.id };
    const { deliveries, total } = await listDeliveries(address, query);
    return { items: deliveries, pagination: pagination(query, total) };
  },
});
