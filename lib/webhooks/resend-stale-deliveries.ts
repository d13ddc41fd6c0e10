import { db } from "@/lib/db/client";
import { requestRound } from "./queue-delivery";

/** An attempt takes fifteen seconds; a busy receiver's places may be taken for a while. */
const LATE_MINUTES = 15;
const AT_ONCE = 200;

/** Starts a new round of every delivery whose next attempt is long overdue. @returns how many there were. */
export async function resendStaleDeliveries(): Promise<number> {
  return db().$transaction(async (tx) => {
    const stale = await tx.$queryRaw<
      { deliveryId: string; endpointId: string; accountId: string; round: number }[]
    >`
      UPDATE webhook_deliveries AS deliveries
      SET round = deliveries.round + 1, next_attempt_at = now()
      FROM webhook_endpoints AS endpoints
      WHERE endpoints.id = deliveries.endpoint_id AND deliveries.id IN (
        SELECT late.id FROM webhook_deliveries AS late
        WHERE late.status = 'pending' AND late.next_attempt_at < now() - make_interval(mins => ${LATE_MINUTES})
          AND NOT EXISTS (
            SELECT 1 FROM outbox_events WHERE dispatched_at IS NULL AND data->>'deliveryId' = late.id::text)
          AND NOT EXISTS (
            SELECT 1 FROM engine_events JOIN engine_runs ON engine_runs.event_id = engine_events.id
            WHERE engine_runs.status IN ('queued', 'running') AND engine_events.name = 'webhook/delivery.requested'
              AND engine_events.data->>'deliveryId' = late.id::text)
        ORDER BY late.next_attempt_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING deliveries.id AS "deliveryId", deliveries.endpoint_id AS "endpointId",
                endpoints.account_id AS "accountId", deliveries.round`;
    for (const round of stale) await requestRound(tx, round);
    return stale.length;
  });
}
