import { db } from "@/lib/db/client";

const KEPT_DAYS = 30;

/** Deletes deliveries that ended long ago, with their attempts. @returns how many. */
export async function forgetOldDeliveries(): Promise<number> {
  const before = new Date(Date.now() - KEPT_DAYS * 86_400_000);
  const { count } = await db().webhookDelivery.deleteMany({
    where: { createdAt: { lt: before }, status: { not: "pending" } },
  });
  return count;
}
