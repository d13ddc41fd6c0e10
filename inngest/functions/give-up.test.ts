import { beforeEach, describe, expect, test, vi } from "vitest";
import { runStage } from "@/inngest/stages/run-stage";
import { requestedBrand, seededBrief } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { markStep } from "@/lib/jobs/record-progress";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import { strategy } from "@/lib/pipeline/stages/strategy";
import { RENDER_POOL, type RenderPool } from "@/lib/render/render-pool";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { giveUp } from "./give-up";

useTestDatabase();
beforeEach(async () => {
  await db().job.deleteMany();
  await db().outboxEvent.deleteMany();
});

/** A job whose strategy step runs, and whose event has left the outbox. */
async function begun() {
  const { jobId, brandId, version } = await requestedBrand({
    principal: { kind: "operator" },
    brief: seededBrief,
  });
  await db().outboxEvent.deleteMany();
  await markStep(jobId, "strategy", "running");
  return { jobId, brandId, version };
}

useRenderingHere();
/** Runs the job's strategy stage. */
const works = (ref: GenerationRequested) => runStage(strategy, ref);
/** The same in a render thread that throws. */
async function throws(ref: GenerationRequested) {
  const { threads } = (globalThis as unknown as { [RENDER_POOL]: RenderPool })[RENDER_POOL];
  const run = vi.spyOn(threads, "run").mockRejectedValue(new Error("no ink"));
  await runStage(strategy, ref).finally(() => run.mockRestore());
}
const jobNow = (id: string) => db().job.findUniqueOrThrow({ where: { id } });
const sentAgain = () => db().outboxEvent.findMany({ where: { name: "brand/generation.requested" } });

describe("when the engine gives a job up", () => {
  test("that it could not reach, the job is sent again and goes on", async () => {
    const ref = await begun();
    await giveUp(ref);
    expect(await jobNow(ref.jobId)).toMatchObject({ status: "processing", resends: 1, error: null });
    expect((await sentAgain()).map(({ data }) => data)).toEqual([ref]);
  });

  test("whose stage threw, it fails with words for a person", async () => {
    const ref = await begun();
    await expect(throws(ref)).rejects.toThrow("no ink");
    await giveUp(ref);
    expect(await jobNow(ref.jobId)).toMatchObject({ status: "failed", error: { code: "GENERATION_FAILED" } });
    expect(await sentAgain()).toEqual([]);
  });

  test("whose stage threw once and then ran, before the engine lost it: it is sent again", async () => {
    const ref = await begun();
    await expect(throws(ref)).rejects.toThrow("no ink");
    await works(ref);
    await giveUp(ref);
    expect(await jobNow(ref.jobId)).toMatchObject({ status: "processing", resends: 1, failedStage: null });
  });

  test("again and again, it fails in the end", async () => {
    const ref = await begun();
    for (let time = 1; time <= 5; time++) await giveUp(ref);
    expect((await jobNow(ref.jobId)).status).toBe("processing");
    await giveUp(ref);
    expect(await jobNow(ref.jobId)).toMatchObject({ status: "failed" });
    expect(await sentAgain()).toHaveLength(5);
  });

  test("that a person has cancelled, nothing is sent", async () => {
    const ref = await begun();
    await db().job.update({ where: { id: ref.jobId }, data: { status: "failed" } });
    await giveUp(ref);
    expect(await sentAgain()).toEqual([]);
  });
});
