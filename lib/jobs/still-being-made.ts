import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { type JobStatus, UNFINISHED } from "./job-status";
import { remainingSeconds } from "./remaining-seconds";

/** Whoever comes back sees how far it is, however long the rest takes. */
const MAX_RETRY_SECONDS = 10;

interface Outlook {
  status: JobStatus;
  progress: number;
  /** Unfinished jobs that were requested earlier; left out when nobody has counted them. */
  jobsAhead?: number;
}

/** The refusal of what cannot be had, or done, while a job runs. `typicalSeconds` are those of the function of that name. */
export function stillBeingMade(what: string, job: Outlook, typicalSeconds: number): AppError {
  const seconds = remainingSeconds({ jobsAhead: 0, ...job, typicalSeconds });
  return new AppError("CONFLICT", `${what} is still being made.`, {
    retryAfterSeconds: Math.min(MAX_RETRY_SECONDS, Math.max(1, seconds)),
  });
}

/** @throws AppError CONFLICT while a version of the brand is being made. */
export async function refuseWhileRunning(client: Tx, brandId: string, typicalSeconds: number): Promise<void> {
  const running = await client.job.findFirst({
    where: { brandId, status: { in: [...UNFINISHED] } },
    select: { status: true, progress: true },
  });
  if (running) throw stillBeingMade("A version of this brand", running, typicalSeconds);
}
