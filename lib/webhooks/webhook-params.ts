import { z } from "zod";
import { isId, UUID_PATTERN } from "@/lib/ids";

const idSchema = z
  .string()
  .max(64)
  .refine(isId)
  .meta({ pattern: `^${UUID_PATTERN}$` });

/** `/v1/webhooks/[id]/…`. Anything that is not an id is an unknown one. */
export const WebhookParams = z.object({
  id: idSchema.meta({ description: "Id of the webhook.", example: "8c1d4b0e-52f3-4a6b-8d7e-9f0a1b2c3d4e" }),
});

/** `/v1/webhooks/[id]/deliveries/[deliveryId]/…` */
export const DeliveryParams = WebhookParams.extend({
  deliveryId: idSchema.meta({
    description: "Id of the delivery.",
    example: "1b2c3d4e-5f60-4718-8293-a4b5c6d7e8f9",
  }),
});
