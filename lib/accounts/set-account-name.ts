import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

/** What an account is called; null takes its name away. @throws AppError NOT_FOUND. */
export async function setAccountName(accountId: string, name: string | null) {
  const { count } = await db().account.updateMany({
    where: { id: accountId, deletedAt: null },
    data: { name },
  });
  if (count === 0) throw new AppError("NOT_FOUND", "There is no such account.");
  return { name };
}
