import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { requestedBrand, seededBrief } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { resendStaleJobs } from "./resend-stale-jobs";

useTestDatabase();

beforeEach(async () => {
  await db().engineRun.deleteMany();
  await db().outboxEvent.deleteMany();
  await db().job.deleteMany();
});
afterEach(() => {
  vi.unstubAllEnvs();
  refreshEnv();
});

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

/** A job whose event left the outbox `sent` seconds ago and that last showed life `beat` seconds ago. */
async function jobOf({ sent, beat, status = "processing" }: { sent: number; beat: number; status?: string }) {
  const { jobId } = await requestedBrand({ principal: { kind: "operator" }, brief: seededBrief });
  await db().outboxEvent.updateMany({ where: { id: jobId }, data: { dispatchedAt: secondsAgo(sent) } });
  await db().job.update({
    where: { id: jobId },
    data: {
      status: status as "pending",
      sentAt: secondsAgo(sent),
      heartbeatAt: secondsAgo(beat),
      createdAt: secondsAgo(sent),
    },
  });
  return jobId;
}

const waiting = async () =>
  (await db().outboxEvent.findMany({ where: { dispatchedAt: null } })).map(
    ({ data }) => (data as { jobId: string }).jobId,
  );

describe("on the embedded engine, which knows its runs", () => {
  test("a lost job is sent again within a minute, whether it had begun or not", async () => {
    const begun = await jobOf({ sent: 40, beat: 30 });
    const queued = await jobOf({ sent: 30, beat: 30, status: "pending" });
    await jobOf({ sent: 30, beat: 4 });
    await resendStaleJobs();
    expect((await waiting()).sort()).toEqual([begun, queued].sort());
  });

  test("a job that waits for its place, or for the handler of its failure, is not lost", async () => {
    const queued = await jobOf({ sent: 4000, beat: 4000, status: "pending" });
    const failed = await jobOf({ sent: 4000, beat: 400 });
    for (const [id, name, data] of [
      ["e1", "brand/generation.requested", { jobId: queued }],
      ["e2", "inngest/function.failed", { event: { data: { jobId: failed } } }],
    ] as const) {
      await db().$executeRaw`INSERT INTO engine_events (id, name, data, ts)
        VALUES (${id}, ${name}, ${JSON.stringify(data)}::json, 0)`;
      await db()
        .$executeRaw`INSERT INTO engine_runs (id, function_id, event_id, status, stack, slot_keys, slot_limits)
        VALUES (gen_random_uuid(), 'f', ${id}, 'queued', '{}', '{}', '{}')`;
    }
    expect(await resendStaleJobs()).toBe(0);
  });
});

describe("on Inngest, which cannot be asked", () => {
  beforeEach(() => {
    vi.stubEnv("INNGEST_BASE_URL", "http://127.0.0.1:8288");
    refreshEnv();
  });

  test("a lost job is sent again two minutes after its last sign of life, so within three", async () => {
    const early = await jobOf({ sent: 130, beat: 100 });
    const begun = await jobOf({ sent: 130, beat: 120 });
    const queued = await jobOf({ sent: 120, beat: 120, status: "pending" });
    await db().job.delete({ where: { id: early } });
    await resendStaleJobs();
    expect((await waiting()).sort()).toEqual([begun, queued].sort());
    // Sent just now: the next sweep leaves it alone.
    expect(await resendStaleJobs()).toBe(0);
  });

  test("a job silent for less, as between two tries of a stage, is left alone", async () => {
    await jobOf({ sent: 200, beat: 100 });
    expect(await resendStaleJobs()).toBe(0);
  });

  test("a job behind others that are worked on only waits; one that was passed over is lost", async () => {
    const passedOver = await jobOf({ sent: 3000, beat: 3000, status: "pending" });
    await jobOf({ sent: 2000, beat: 3 });
    const done = await jobOf({ sent: 1900, beat: 20 });
    await db().job.update({ where: { id: done }, data: { status: "completed" } });
    await jobOf({ sent: 1800, beat: 1800, status: "pending" });
    await jobOf({ sent: 1700, beat: 1000 });
    await resendStaleJobs();
    expect(await waiting()).toEqual([passedOver]);
  });

  test("with nobody ahead, a long wait means that it is lost, and a new request ahead of nobody proves nothing", async () => {
    const first = await jobOf({ sent: 1000, beat: 1000, status: "pending" });
    await jobOf({ sent: 1, beat: 2, status: "pending" });
    await resendStaleJobs();
    expect(await waiting()).toEqual([first]);
  });

  test("the silence counts from the sending, however long the event waited in the outbox", async () => {
    const jobId = await jobOf({ sent: 1000, beat: 1000, status: "pending" });
    await db().job.update({ where: { id: jobId }, data: { sentAt: secondsAgo(5) } });
    expect(await resendStaleJobs()).toBe(0);
  });
});
