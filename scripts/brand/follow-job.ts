import { listen } from "@/lib/db/listen";
import { JOB_EVENTS_CHANNEL } from "@/lib/jobs/change-job";
import type { ProgressMessage } from "@/lib/jobs/progress.schema";
import { createProgressFeed } from "@/lib/jobs/progress-feed";

interface JobFollower {
  /** The message that ends the job, well or badly. */
  ended: Promise<ProgressMessage>;
  close(): Promise<void>;
}

/** Passes on every message of a job from its first, in order, through the database's notifications. */
export async function followJob(
  jobId: string,
  receive: (message: ProgressMessage) => void,
): Promise<JobFollower> {
  const feed = createProgressFeed();
  const subscription = await listen(
    [JOB_EVENTS_CHANNEL],
    (_channel, payload) => feed.wake(payload.split(":", 1)[0]),
    () => feed.wake(),
  );
  const ended = new Promise<ProgressMessage>((resolve) => {
    feed.follow(jobId, {
      seq: 0,
      receive(message) {
        receive(message);
        if (message.status === "completed" || message.status === "failed") resolve(message);
      },
    });
  });
  return {
    ended,
    async close() {
      feed.close();
      await subscription.close();
    },
  };
}
