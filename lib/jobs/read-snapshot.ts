import { isUnfinished } from "./job-status";
import { newSteps } from "./new-steps";
import type { ProgressMessage } from "./progress.schema";
import { type JobView, readJob } from "./read-job";
import { readMessage } from "./read-messages";
import { remainingSeconds } from "./remaining-seconds";
import { typicalSeconds } from "./typical-seconds";

/** The first message of a socket, and the number after which the job's own messages follow. */
export interface Snapshot {
  message: ProgressMessage;
  followFrom: number;
  /** The message that ended the job, for those who come after it: its log is not kept for ever. */
  end: ProgressMessage | null;
}

/**
 * A job as a socket first shows it: as it is now, or, for somebody who has seen message `after`, as it was then, so that
 * the messages that follow continue it without a gap and without going back. null when there is no such job.
 */
export async function readSnapshot(jobId: string, after: number | null): Promise<Snapshot | null> {
  const job = await readJob(jobId);
  if (!job) return null;
  const missed = after !== null && after < job.lastSeq ? await stateAt(job, after) : null;
  if (missed) return { message: { ...missed, type: "snapshot" }, followFrom: missed.seq, end: null };
  const message = await currentState(job);
  const { status } = message;
  const end = isUnfinished(status) ? null : { ...message, type: status };
  return { message, followFrom: job.lastSeq, end };
}

/** null when the log of the job is gone, from which it would be continued. */
async function stateAt(job: JobView, seq: number): Promise<ProgressMessage | null> {
  const logged = await readMessage(job.jobId, Math.max(seq, 1));
  if (!logged || seq > 0) return logged;
  return {
    ...(await currentState({ ...job, status: "pending", progress: 0 })),
    seq: 0,
    currentStep: "Waiting for a free place",
    steps: newSteps(),
    result: null,
    error: undefined,
  };
}

async function currentState(job: JobView): Promise<ProgressMessage> {
  return {
    type: "snapshot",
    seq: job.lastSeq,
    at: job.at.toISOString(),
    jobId: job.jobId,
    status: job.status,
    progress: job.progress,
    currentStep: job.currentStep,
    steps: job.steps,
    estimatedTimeRemaining: remainingSeconds({ ...job, typicalSeconds: await typicalSeconds() }),
    result: job.result,
    ...(job.error ? { error: job.error } : {}),
  };
}
