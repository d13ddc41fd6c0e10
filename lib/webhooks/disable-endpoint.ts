import type { Tx } from "@/lib/db/client";

export type DisabledReason = "owner" | "gone" | "failing";

/**
 * Stops an endpoint: new events pass it by, and what still waited for it has failed (and may be replayed once it is
 * enabled again). An endpoint that is disabled already keeps its reason.
 */
export async function disableEndpoint(tx: Tx, endpointId: string, reason: DisabledReason): Promise<void> {
  await tx.webhookEndpoint.updateMany({
    where: { id: endpointId, disabledAt: null },
    data: { disabledAt: new Date(), disabledReason: reason },
  });
  await failPending(tx, endpointId);
}

/** Ends what waits for an endpoint, but for samples. */
export async function failPending(tx: Tx, endpointId: string): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { endpointId, status: "pending", isTest: false },
    data: { status: "failed", finishedAt: new Date(), nextAttemptAt: null },
  });
}
