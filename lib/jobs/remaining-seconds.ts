import type { JobStatus } from "./job-status";

/** Generations that are worked on at the same time. */
export const PARALLEL_GENERATIONS = 2;

interface Outlook {
  status: JobStatus;
  /** 0 to 100. */
  progress: number;
  /** Unfinished jobs that were requested earlier. */
  jobsAhead: number;
  /** What one generation takes, from `typicalSeconds`. */
  typicalSeconds: number;
}

/** Whole seconds until a job is expected to end: its own rest, and its turn in the queue while it waits. 0 at the end. */
export function remainingSeconds({ status, progress, jobsAhead, typicalSeconds }: Outlook): number {
  if (status === "completed" || status === "failed") return 0;
  if (status === "processing") return Math.ceil((typicalSeconds * (100 - progress)) / 100);
  const turnsToWait = Math.max(0, jobsAhead - PARALLEL_GENERATIONS + 1) / PARALLEL_GENERATIONS;
  return Math.ceil(typicalSeconds * (1 + turnsToWait));
}
