export const JOB_STATUSES = ["pending", "processing", "completed", "failed"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Of a job that waits for its turn or is worked on. */
export const UNFINISHED = ["pending", "processing"] as const satisfies readonly JobStatus[];

export const isUnfinished = (status: JobStatus): status is (typeof UNFINISHED)[number] =>
  (UNFINISHED as readonly JobStatus[]).includes(status);
