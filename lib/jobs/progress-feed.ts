import { logger } from "@/lib/log/logger";
import type { ProgressMessage } from "./progress.schema";
import { readMessagesAfter } from "./read-messages";

const RETRY_MS = 500;

/** Somebody who follows one job. */
export interface Follower {
  /** Number of the last message that was passed on; the feed moves it. */
  seq: number;
  /** `text` is the message as JSON, made once for all followers. */
  receive(message: ProgressMessage, text: string): void;
}

export interface ProgressFeed {
  follow(jobId: string, follower: Follower): void;
  leave(jobId: string, follower: Follower): void;
  /** Something new is in the log of this job, or of any job when none is named. */
  wake(jobId?: string): void;
  close(): void;
}

/**
 * Passes each followed job's messages on, in order, each once. Wake-ups that come while the log is read are answered by
 * one further read, of all jobs together: the cost does not grow with the number of followers.
 */
export function createProgressFeed(): ProgressFeed {
  const followers = new Map<string, Set<Follower>>();
  const stale = new Set<string>();
  let isReading = false;
  let retry: NodeJS.Timeout | undefined;

  async function catchUp(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (stale.size > 0) {
      const jobIds = [...stale].filter((jobId) => followers.has(jobId));
      stale.clear();
      try {
        await passOn(jobIds);
      } catch (error) {
        logger().warn({ err: error }, "the progress log could not be read; trying again");
        for (const jobId of jobIds) stale.add(jobId);
        retry = setTimeout(() => void catchUp(), RETRY_MS).unref();
        break;
      }
    }
    isReading = false;
  }

  async function passOn(jobIds: readonly string[]): Promise<void> {
    if (jobIds.length === 0) return;
    // Who joins while the log is read may have missed more than is read: its turn is the read that its coming asks for.
    const present = new Map(jobIds.map((jobId) => [jobId, [...(followers.get(jobId) ?? [])]]));
    const cursors = [...present].map(([jobId, all]) => ({
      jobId,
      seq: Math.min(...all.map((follower) => follower.seq)),
    }));
    for (const message of await readMessagesAfter(cursors)) {
      const text = JSON.stringify(message);
      for (const follower of present.get(message.jobId) ?? []) {
        if (follower.seq >= message.seq || !followers.get(message.jobId)?.has(follower)) continue;
        follower.seq = message.seq;
        follower.receive(message, text);
      }
    }
  }

  function wake(jobId?: string): void {
    for (const id of jobId === undefined ? followers.keys() : [jobId]) if (followers.has(id)) stale.add(id);
    void catchUp();
  }

  return {
    follow(jobId, follower) {
      const all = followers.get(jobId) ?? new Set();
      followers.set(jobId, all.add(follower));
      // Whatever was logged since the follower's snapshot.
      wake(jobId);
    },
    leave(jobId, follower) {
      const all = followers.get(jobId);
      all?.delete(follower);
      if (all?.size === 0) followers.delete(jobId);
    },
    wake,
    close() {
      clearTimeout(retry);
      followers.clear();
      stale.clear();
    },
  };
}
