import { z } from "zod";
import { isId } from "@/lib/ids";

/** `/v1/webhooks/[id]/…`. Anything that is not an id is an unknown one. */
export const WebhookParams = z.object({ id: z.string().max(36).refine(isId) });

/** `/v1/webhooks/[id]/deliveries/[deliveryId]/…` */
export const DeliveryParams = WebhookParams.extend({ deliveryId: z.string().max(36).refine(isId) });
