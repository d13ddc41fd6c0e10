import { db } from "@/lib/db/client";
import type { NamedJob } from "./named-job.schema";

/** What an account's jobs made, by their ids; a job that is forgotten is missing. */
export async function nameJobs(
  accountId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, NamedJob>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db().job.findMany({
    where: { id: { in: [...jobIds] }, brand: { accountId } },
    select: {
      id: true,
      brandId: true,
      version: true,
      brand: { select: { name: true, businessIdea: true, deletedAt: true } },
    },
  });
  return new Map(
    rows.map(({ id, brand, ...job }) => [
      id,
      { ...job, name: brand.name, businessIdea: brand.businessIdea, isDeleted: brand.deletedAt !== null },
    ]),
  );
}
