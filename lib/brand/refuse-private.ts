import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

/** True when a job made a version of a brand that only its owner may see, and this is not its owner. */
export async function isHiddenFrom(jobId: string, accountId: string | null): Promise<boolean> {
  const hidden = await db().job.count({
    where: {
      id: jobId,
      brand: { visibility: "private", ...(accountId === null ? {} : { NOT: { accountId } }) },
    },
  });
  return hidden > 0;
}

/**
 * The id of a job opens what it made to whoever holds it, unless the brand's owner has made it private.
 * @throws AppError NOT_FOUND, as for a job that there is not.
 */
export async function refusePrivate(jobId: string, accountId: string | null): Promise<void> {
  if (await isHiddenFrom(jobId, accountId)) {
    throw new AppError("NOT_FOUND", "There is no generation with this id.");
  }
}
