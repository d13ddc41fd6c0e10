import { db } from "@/lib/db/client";
import { isWithEngine } from "@/lib/db/engine-tables";
import { Prisma } from "@/lib/db/generated/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { mintRequested } from "./mint-events";

/** Longer than any pause between two looks. */
const LATE_SECONDS = 75;
const AT_ONCE = 200;

/** Starts a new round for every certificate on its way that nobody looks after. @returns how many there were */
export async function resendStaleMints(): Promise<number> {
  return db().$transaction(async (tx) => {
    const stale = await tx.$queryRaw<{ certificate: string; round: number }[]>`
      UPDATE certificates AS known SET round = known.round + 1, updated_at = now()
      WHERE known.brand_id IN (
        SELECT late.brand_id FROM certificates AS late
        WHERE late.status IN ('queued', 'submitted', 'mined')
          AND late.updated_at < now() - make_interval(secs => ${LATE_SECONDS})
          AND NOT ${isWithEngine("certificate", Prisma.sql`late.brand_id`)}
        ORDER BY late.updated_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING known.brand_id AS certificate, known.round`;
    for (const data of stale) await enqueueEvent(tx, { name: mintRequested.name, data });
    return stale.length;
  });
}
