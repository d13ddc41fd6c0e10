import { afterAll, beforeAll, expect, test } from "vitest";
import { waitingJob } from "@/lib/brand/brand-fixture";
import { useTestDatabase } from "@/lib/db/test-database";
import { createProgressFeed, type Follower } from "./progress-feed";
import { markStep } from "./record-progress";

useTestDatabase();

const feed = createProgressFeed();
let jobId: string;

beforeAll(async () => {
  ({ jobId } = await waitingJob());
  await markStep(jobId, "strategy", "running");
  await markStep(jobId, "strategy", "completed");
  await markStep(jobId, "palette", "running");
});
afterAll(() => feed.close());

interface Listener extends Follower {
  heard: number[];
  /** Resolves when it has heard the last message. */
  caughtUp: Promise<void>;
}

/** Has seen everything up to `seq`. */
function listener(seq: number): Listener {
  const heard: number[] = [];
  const { promise: caughtUp, resolve } = Promise.withResolvers<void>();
  const receive: Follower["receive"] = (message) => {
    heard.push(message.seq);
    if (message.seq === 3) resolve();
  };
  return { seq, heard, caughtUp, receive };
}

test("who joins while the log is read for another misses nothing", async () => {
  const [first, second] = [listener(2), listener(0)];
  feed.follow(jobId, first);
  feed.follow(jobId, second);
  await Promise.all([first.caughtUp, second.caughtUp]);
  expect(first.heard).toEqual([3]);
  expect(second.heard).toEqual([1, 2, 3]);
});

test("who leaves while the log is read hears nothing more", async () => {
  const [stays, leaves] = [listener(0), listener(0)];
  feed.follow(jobId, stays);
  feed.follow(jobId, leaves);
  feed.leave(jobId, leaves);
  await stays.caughtUp;
  expect(leaves.heard).toEqual([]);
});
