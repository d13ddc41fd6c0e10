import { expect, test } from "vitest";
import { finishedJob, waitingJob } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { failJob, markStep } from "@/lib/jobs/record-progress";
import { DELETE, GET } from "./route";

useTestDatabase();

const call = (handler: typeof GET, jobId: string, init: RequestInit = {}) =>
  handler(new Request(`http://localhost:3000/api/status/${jobId}`, init), {
    params: Promise.resolve({ jobId }),
  });
const status = async (jobId: string) => (await call(GET, jobId)).json();
const cancel = (jobId: string, headers: Record<string, string> = {}) =>
  call(DELETE, jobId, { method: "DELETE", headers });

test("200: a job from its first moment to its result", async () => {
  const { jobId } = await waitingJob();
  const response = await call(GET, jobId);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: "pending",
    progress: 0,
    currentStep: "Waiting for a free place",
    estimatedTimeRemaining: 180,
    result: null,
  });
  await markStep(jobId, "strategy", "running");
  expect(await status(jobId)).toMatchObject({
    status: "processing",
    currentStep: "Reading the idea",
    result: null,
  });
  await failJob(jobId, { code: "STAGE_FAILED", message: "The logos could not be drawn." });
  expect(await status(jobId)).toMatchObject({
    status: "failed",
    estimatedTimeRemaining: 0,
    result: null,
    error: { message: "The logos could not be drawn." },
  });

  const finished = await finishedJob(Uint8Array.of(1));
  expect(await status(finished.jobId)).toEqual({
    status: "completed",
    progress: 100,
    currentStep: "Ready",
    estimatedTimeRemaining: 0,
    result: {
      brandId: finished.brandId,
      downloadUrl: `http://localhost:3000/api/download/${finished.jobId}`,
    },
  });
});

test("200: whoever waits further back waits longer", async () => {
  const jobs = [await waitingJob(), await waitingJob(), await waitingJob(), await waitingJob()];
  const waits = await Promise.all(
    jobs.map(async ({ jobId }) => (await status(jobId)).estimatedTimeRemaining),
  );
  expect(waits[3]).toBeGreaterThan(waits[0]);
  expect(jobs[3]?.estimatedTime).toBe(waits[3]);
});

test("404: an unknown id, no id at all, and a deleted brand", async () => {
  const { jobId, brandId } = await waitingJob();
  await db().brand.update({ where: { id: brandId }, data: { deletedAt: new Date() } });
  for (const id of [newId(), "1", "' OR 1=1", jobId]) {
    for (const handler of [GET, DELETE]) {
      const response = await call(handler, id, { method: handler === GET ? "GET" : "DELETE" });
      expect(response.status).toBe(404);
      expect((await response.json()).error.code).toBe("NOT_FOUND");
    }
  }
});

test("cancel: the job ends at once, the pipeline hears of it, and a second time changes nothing", async () => {
  const { jobId } = await waitingJob();
  await markStep(jobId, "strategy", "running");
  for (let time = 0; time < 2; time++) {
    const response = await cancel(jobId);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: "failed",
      error: { code: "CANCELLED", message: "cancelled" },
    });
  }
  const events = await db().outboxEvent.findMany({ where: { name: "brand/generation.cancelled" } });
  expect(events.map((event) => event.data)).toEqual([{ jobId }]);
  const job = await db().job.findUniqueOrThrow({ where: { id: jobId } });
  expect(job.cancelRequestedAt).toBeInstanceOf(Date);
});

test("409: what has ended is not cancelled", async () => {
  const { jobId } = await finishedJob(Uint8Array.of(1));
  const response = await cancel(jobId);
  expect(response.status).toBe(409);
  expect((await status(jobId)).status).toBe("completed");
});

test("403: a page of another site cannot cancel", async () => {
  const { jobId } = await waitingJob();
  expect((await cancel(jobId, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await status(jobId)).status).toBe("pending");
});
