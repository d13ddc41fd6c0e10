import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { getDelivery } from "@/lib/webhooks/get-delivery";
import { deliveryDetailSchema } from "@/lib/webhooks/webhook.schema";
import { DeliveryParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

/** A delivery with what was sent and what came back. */
export const GET = endpoint({
  authenticate: signedIn,
  params: DeliveryParams,
  output: deliveryDetailSchema,
  handle: ({ principal, params }) =>
    getDelivery({ accountId: principal.accountId, webhookId: params.id, deliveryId: params.deliveryId }),
});
