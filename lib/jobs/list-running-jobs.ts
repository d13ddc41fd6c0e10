import { accountName } from "@/lib/accounts/principal";
import { db } from "@/lib/db/client";
import { UNFINISHED } from "./job-status";

export interface RunningJob {
  jobId: string;
  brandId: string;
  /** The brand's. */
  name: string;
  businessIdea: string;
  status: (typeof UNFINISHED)[number];
  /** 0 to 100 */
  progress: number;
  currentStep: string;
}

/** The generations that take an account's slots now, the oldest first. */
export async function listRunningJobs(accountId: string): Promise<RunningJob[]> {
  const rows = await db().job.findMany({
    where: { principal: accountName(accountId), status: { in: [...UNFINISHED] } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      brandId: true,
      status: true,
      progress: true,
      currentStep: true,
      brand: { select: { name: true, businessIdea: true } },
    },
  });
  return rows.map(({ id, brand, status, ...job }) => ({
    jobId: id,
    ...brand,
    status: status as RunningJob["status"],
    ...job,
  }));
}
