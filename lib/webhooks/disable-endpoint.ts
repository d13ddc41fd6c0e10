import type { Tx } from "@/lib/db/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { endpointDisabled } from "./delivery-events";

export type DisabledReason = "owner" | "gone" | "failing";

/**
 * Stops an endpoint: new events pass it by, and what still waited for it has failed (and may be replayed once it is
 * enabled again). An endpoint that is disabled already keeps its reason. Its owner is told, unless it was the owner.
 */
export async function disableEndpoint(tx: Tx, endpointId: string, reason: DisabledReason): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id: endpointId, disabledAt: null },
    data: { disabledAt: new Date(), disabledReason: reason },
  });
  await failPending(tx, endpointId);
  if (count === 0 || reason === "owner") return;
  await enqueueEvent(tx, {
    name: endpointDisabled.name,
    data: endpointDisabled.data.parse({ endpointId, reason }),
  });
}

/** Ends what waits for an endpoint, but for samples. */
export async function failPending(tx: Tx, endpointId: string): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { endpointId, status: "pending", isTest: false },
    data: { status: "failed", finishedAt: new Date(), nextAttemptAt: null },
  });
}
