import { z } from "zod";

/** Asks the engine to carry out one round of a delivery. */
export const deliveryRequested = {
  name: "webhook/delivery.requested",
  data: z.object({
    deliveryId: z.uuid(),
    /** Whose places it takes: a slow receiver holds up its own deliveries alone. */
    endpointId: z.uuid(),
    accountId: z.uuid(),
    round: z.int().positive(),
  }),
} as const;

/** An endpoint was switched off, and not by its owner. */
export const endpointDisabled = {
  name: "webhook/endpoint.disabled",
  data: z.object({ endpointId: z.uuid(), reason: z.enum(["gone", "failing"]) }),
} as const;

export type EndpointDisabled = z.infer<typeof endpointDisabled.data>;
export type DeliveryRequested = z.infer<typeof deliveryRequested.data>;
