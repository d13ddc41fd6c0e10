import { apiKey } from "@/lib/auth/api-key";
import { endpoint } from "@/lib/http/endpoint";
import { getDelivery } from "@/lib/webhooks/get-delivery";
import { deliveryDetailSchema } from "@/lib/webhooks/webhook.schema";
import { DeliveryParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

/** A delivery with its payload and every attempt. */
export const GET = endpoint({
  operation: {
    id: "getDelivery",
    tag: "Webhooks",
    summary: "Get a delivery",
    description: "One delivery with the text that was signed, and every attempt with what came back.",
  },
  authenticate: apiKey,
  params: DeliveryParams,
  output: deliveryDetailSchema,
  conditional: true,
  handle: ({ principal, params }) =>
    getDelivery({
      accountId: principal.accountId,
      webhookId: params.id,
      deliveryId: params.deliveryId,
    }),
});
