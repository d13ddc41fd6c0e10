import { db } from "@/lib/db/client";
import { isWithEngine } from "@/lib/db/engine-tables";
import { Prisma } from "@/lib/db/generated/client";
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
          AND NOT ${isWithEngine("deliveryId", Prisma.sql`late.id`)}
        ORDER BY late.next_attempt_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING deliveries.id AS "deliveryId", deliveries.endpoint_id AS "endpointId",
                endpoints.account_id AS "accountId", deliveries.round`;
    for (const round of stale) await requestRound(tx, round);
    return stale.length;
  });
}
