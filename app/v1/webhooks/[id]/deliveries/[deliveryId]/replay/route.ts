import { apiKey } from "@/lib/auth/api-key";
import { endpoint } from "@/lib/http/endpoint";
import { replayDelivery } from "@/lib/webhooks/replay-delivery";
import { deliverySchema } from "@/lib/webhooks/webhook.schema";
import { DeliveryParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

/** Sends the delivery again, at once and from the beginning of the schedule. */
export const POST = endpoint({
  operation: {
    id: "replayDelivery",
    tag: "Webhooks",
    summary: "Send a delivery again",
    description: "Sends the same event with the same `webhook-id` again, from the beginning of the schedule.",
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  params: DeliveryParams,
  output: deliverySchema,
  status: 202,
  transaction: true,
  idempotent: true,
  location: ({ id, webhookId }) => `/v1/webhooks/${webhookId}/deliveries/${id}`,
  handle: ({ tx, principal, params }) =>
    replayDelivery(tx, {
      accountId: principal.accountId,
      webhookId: params.id,
      deliveryId: params.deliveryId,
    }),
});
