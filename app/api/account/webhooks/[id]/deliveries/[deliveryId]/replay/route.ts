import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { replayDelivery } from "@/lib/webhooks/replay-delivery";
import { deliverySchema } from "@/lib/webhooks/webhook.schema";
import { DeliveryParams } from "@/lib/webhooks/webhook-params";

export const dynamic = "force-dynamic";

/** Sends a delivery again, with the same id and payload. */
export const POST = endpoint({
  authenticate: signedIn,
  params: DeliveryParams,
  output: deliverySchema,
  status: 202,
  transaction: true,
  handle: ({ tx, principal, params }) =>
    replayDelivery(tx, {
      accountId: principal.accountId,
      webhookId: params.id,
      deliveryId: params.deliveryId,
    }),
});
