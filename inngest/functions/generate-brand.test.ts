import { readFile } from "node:fs/promises";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Execution, startExecution } from "@/inngest/engine/start-execution";
import { requestedBrand, seededBrief } from "@/lib/brand/brand-fixture";
import { openPackage } from "@/lib/brand/open-package";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { cancelJob } from "@/lib/jobs/cancel-job";
import { type ProgressStep, progressMessageSchema, stepSchema } from "@/lib/jobs/progress.schema";
import { resendStaleJobs } from "@/lib/jobs/resend-stale-jobs";
import { brandBriefSchema } from "@/lib/model/brief.schema";
import { verifyPackage } from "@/lib/package/verify-package";
import { STAGES, type StageId } from "@/lib/pipeline/graph";
import { useRememberedStages } from "@/lib/render/remembered-stages-fixture";
import { storage } from "@/lib/storage/current-storage";
import {
  GOLDEN_OF_PIPELINE,
  GOLDEN_PATH,
  GOLDEN_REQUESTS,
  type GoldenBrands,
} from "@/scripts/gallery/golden-requests";

// As served: stages that do not need each other run side by side.
process.env.RENDER_THREADS = "2";
useTestDatabase();
const stages = useRememberedStages();

let execution: Execution | undefined;

async function start() {
  execution = await startExecution({ timing: { durationFactor: 0.05 } });
}

async function stop(graceMs?: number) {
  await execution?.stop(graceMs);
  execution = undefined;
}

afterEach(async () => {
  stages.anew = false;
  stages.holds.clear();
  await stop(0);
  await db().$executeRawUnsafe("DROP TRIGGER IF EXISTS fault ON artifacts");
});
const { brief, seed } = GOLDEN_REQUESTS.get(GOLDEN_OF_PIPELINE)!;
const GOLDEN = brandBriefSchema.parse({ ...brief, seed });
const LONG_SILENT = { heartbeatAt: new Date(0), sentAt: new Date(0) };

const request = (brief = seededBrief) => requestedBrand({ principal: { kind: "operator" }, brief });

/** The job once `until` holds. Polls, because what is watched is another process's work. */
function jobWhen(jobId: string, until: (job: { status: string; steps: ProgressStep[] }) => boolean) {
  return vi.waitFor(
    async () => {
      const job = await db().job.findUniqueOrThrow({ where: { id: jobId } });
      expect(until({ ...job, steps: stepSchema.array().parse(job.steps) })).toBe(true);
      return job;
    },
    { timeout: 100_000, interval: 20 },
  );
}

const hasEnded = ({ status }: { status: string }) => status === "completed" || status === "failed";

/** Makes the database refuse the row of a stage, always or a number of times: a fault below the stage. */
async function refuseRow(stage: StageId, times = 1_000_000) {
  await db().$executeRawUnsafe("DROP SEQUENCE IF EXISTS faults");
  await db().$executeRawUnsafe("CREATE SEQUENCE faults");
  await db().$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.stage = '${stage}' AND nextval('faults') <= ${times} THEN RAISE EXCEPTION 'disk on fire'; END IF;
      RETURN NEW;
    END $$`);
  await db().$executeRawUnsafe(
    "CREATE TRIGGER fault BEFORE INSERT ON artifacts FOR EACH ROW EXECUTE FUNCTION fault()",
  );
}

describe("a job that nothing disturbs", () => {
  let done: { jobId: string; brandId: string };

  beforeAll(async () => {
    stages.anew = true;
    await start();
    done = await request(GOLDEN);
    await jobWhen(done.jobId, hasEnded);
  });

  it("runs the steps in their order", async () => {
    const job = await db().job.findUniqueOrThrow({ where: { id: done.jobId } });
    expect(job).toMatchObject({ status: "completed", progress: 100, error: null });
    const steps = stepSchema.array().parse(job.steps);
    const at = (id: StageId, edge: "startedAt" | "finishedAt") =>
      steps.find((step) => step.id === id)![edge]!;
    expect(steps.map(({ status }) => status)).toEqual(STAGES.map(() => "completed"));
    for (const [before, after] of [
      ["strategy", "palette"],
      ["strategy", "typography"],
      ["palette", "logos"],
      ["typography", "tokens"],
      ["logos", "components"],
      ["tokens", "components"],
      ["logos", "guidelines"],
      ["components", "documentation"],
      ["guidelines", "documentation"],
      ["documentation", "verify"],
      ["verify", "package"],
      ["package", "delivery"],
    ] as const) {
      expect(at(before, "finishedAt") <= at(after, "startedAt"), `${before} before ${after}`).toBe(true);
    }
  });

  it("delivers a package that verifies", async () => {
    const zip = await bytesOf(done.jobId);
    expect(await verifyPackage(zip)).toMatchObject({ ok: true, failures: [] });
    expect(await db().brand.findUniqueOrThrow({ where: { id: done.brandId } })).toMatchObject({
      visibleVersion: 1,
      name: expect.stringMatching(/\S/),
      primaryColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it("reports progress that never decreases, in messages of the socket's schema", async () => {
    const { jobId } = done;
    const events = await db().jobEvent.findMany({ where: { jobId }, orderBy: { seq: "asc" } });
    const messages = events.map(({ payload, seq, at }) =>
      progressMessageSchema.parse({ ...(payload as object), jobId, seq, at: at.toISOString() }),
    );
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
    const progress = messages.map((message) => message.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(messages.at(-1)).toMatchObject({ type: "completed", progress: 100 });
  });

  it("gives the bytes that this brief and seed have given before, on whatever machine", async () => {
    const accepted = JSON.parse(await readFile(GOLDEN_PATH, "utf8")) as GoldenBrands;
    const { sha256 } = await openPackage(done.jobId);
    expect(sha256, "node scripts/run.mjs gallery --raise").toBe(accepted.sha256[GOLDEN_OF_PIPELINE]);
  });
});

describe("a job that something disturbs", () => {
  it("tries a failing stage again", async () => {
    await refuseRow("palette", 1);
    await start();
    const { jobId } = await request();
    expect(await jobWhen(jobId, hasEnded)).toMatchObject({ status: "completed" });
  });

  it("fails with words for a person, and leaves nothing half-made", async () => {
    await refuseRow("tokens");
    await start();
    const { jobId, brandId } = await request();
    const job = await jobWhen(jobId, hasEnded);
    expect(job).toMatchObject({
      status: "failed",
      error: { code: "GENERATION_FAILED", message: expect.stringContaining("Writing the design tokens") },
    });
    expect(JSON.stringify(job.error)).not.toContain("fire");
    await expect
      .poll(async () => ({
        artifacts: await db().artifact.count({ where: { brandId } }),
        blobs: (await Array.fromAsync(storage().list(`brands/${brandId}/`))).length,
      }))
      .toEqual({ artifacts: 0, blobs: 0 });
    await expect(openPackage(jobId)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("stops when it is cancelled", async () => {
    const logos = Promise.withResolvers<void>();
    stages.holds.set("logos", logos.promise);
    await start();
    const { jobId, brandId } = await request();
    await jobWhen(jobId, ({ steps }) => steps.some(({ status }) => status === "completed"));
    await cancelJob(jobId);
    logos.resolve();
    await expect
      .poll(() => db().engineRun.count({ where: { status: { in: ["queued", "running"] } } }), {
        timeout: 10_000,
      })
      .toBe(0);
    expect(await db().job.findUniqueOrThrow({ where: { id: jobId } })).toMatchObject({
      status: "failed",
      error: { code: "CANCELLED" },
    });
    expect(await db().brand.findUniqueOrThrow({ where: { id: brandId } })).toMatchObject({
      visibleVersion: null,
    });
  });

  it("goes on where it stopped when another engine takes over", async () => {
    const logos = Promise.withResolvers<void>();
    stages.holds.set("logos", logos.promise);
    await start();
    const { jobId } = await request();
    await jobWhen(jobId, ({ steps }) =>
      steps.some(({ id, status }) => id === "strategy" && status === "completed"),
    );
    await stop(0);
    logos.resolve();
    const { steps } = await db().job.findUniqueOrThrow({ where: { id: jobId } });
    const strategyBefore = stepSchema
      .array()
      .parse(steps)
      .find(({ id }) => id === "strategy");
    await start();
    const job = await jobWhen(jobId, hasEnded);
    expect(job.status).toBe("completed");
    expect(stepSchema.array().parse(job.steps)).toContainEqual(strategyBefore);
  });
});

describe("resendStaleJobs", () => {
  it("takes up a job whose event was lost", async () => {
    const { jobId } = await request();
    await db().outboxEvent.deleteMany();
    await db().job.update({ where: { id: jobId }, data: LONG_SILENT });
    expect(await resendStaleJobs()).toBe(1);
    await start();
    expect(await jobWhen(jobId, hasEnded)).toMatchObject({ status: "completed", resends: 1 });
  });

  it("leaves a job alone that beats, waits for its event or has a run", async () => {
    const { jobId } = await request();
    expect(await resendStaleJobs()).toBe(0);
    await db().job.update({ where: { id: jobId }, data: LONG_SILENT });
    expect(await resendStaleJobs()).toBe(0);
  });

  it("gives up after five times", async () => {
    const { jobId } = await request();
    await db().outboxEvent.deleteMany();
    await db().job.update({ where: { id: jobId }, data: { ...LONG_SILENT, resends: 5 } });
    await resendStaleJobs();
    expect(await db().job.findUniqueOrThrow({ where: { id: jobId } })).toMatchObject({ status: "failed" });
  });
});

async function bytesOf(jobId: string): Promise<Uint8Array> {
  return new Uint8Array(await new Response(await (await openPackage(jobId)).stream()).arrayBuffer());
}
