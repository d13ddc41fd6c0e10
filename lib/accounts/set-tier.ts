import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { Tier } from "./account.schema";

/** Sets the tier of an account; its limits hold from the next request on. @throws AppError NOT_FOUND. */
export async function setTier(accountId: string, tier: Tier): Promise<{ accountId: string; tier: Tier }> {
  const { count } = await db().account.updateMany({
    where: { id: accountId, deletedAt: null },
    data: { tier },
  });
  if (count === 0) throw new AppError("NOT_FOUND", "There is no such account.");
  return { accountId, tier };
}
