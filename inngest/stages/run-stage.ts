import { createHash } from "node:crypto";
import { NonRetriableError } from "inngest";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { designBriefSchema } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import { beatWhile } from "@/lib/progress/heartbeat";
import { markStep } from "@/lib/progress/record-progress";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import type { Stage, StageContext } from "./stage";

const filesSchema = z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() }));

/**
 * Runs a stage of a job and leaves its bytes in the store and one row in the database, in this order; returns the
 * reference alone. A stage whose row is there has run, and is not run again.
 * @throws NonRetriableError when the job has ended in the meantime (cancelled).
 */
export async function runStage<Output>(
  stage: Stage<Output>,
  ref: GenerationRequested,
): Promise<GenerationRequested> {
  const { jobId, brandId, version } = ref;
  const job = await db().job.findUnique({ where: { id: jobId }, select: { status: true } });
  if (!job || job.status === "failed") throw new NonRetriableError("the job has ended");

  const done = await db().artifact.findUnique({
    where: { brandId_version_stage: { brandId, version, stage: stage.id } },
    select: { stage: true },
  });
  if (!done) await beatWhile(jobId, () => runOnce(stage, ref));
  await markStep(jobId, stage.id, "completed");
  return ref;
}

async function runOnce<Output>(stage: Stage<Output>, ref: GenerationRequested): Promise<void> {
  const { jobId, brandId, version } = ref;
  const startedAt = performance.now();
  await markStep(jobId, stage.id, "running");
  const result = await stage.run(await contextOf(ref));
  const output = stage.schema.parse(result.output) as object;
  const computedAt = performance.now();
  await Promise.all(
    result.files.map(({ path, bytes }) => storage().put(artifactKey(brandId, version, path), bytes)),
  );

  const durationMs = Math.round(performance.now() - startedAt);
  const row = { files: result.files.map(describe), output, durationMs };
  await db().artifact.upsert({
    where: { brandId_version_stage: { brandId, version, stage: stage.id } },
    create: { brandId, version, stage: stage.id, ...row },
    update: row,
  });
  const storeMs = Math.round(performance.now() - computedAt);
  logger().info({ jobId, stage: stage.id, durationMs, storeMs, files: row.files.length }, "stage done");
}

async function contextOf(ref: GenerationRequested): Promise<StageContext> {
  const { brandId, version } = ref;
  const { brief, seed } = await db().brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId, version } },
    select: { brief: true, seed: true },
  });
  const listed = async () => {
    const rows = await db().artifact.findMany({ where: { brandId, version }, select: { files: true } });
    return rows
      .flatMap(({ files }) => filesSchema.parse(files))
      .map(({ path }) => path)
      .sort();
  };
  return {
    ref,
    brief: designBriefSchema.parse(brief),
    seed: Number(seed),
    async output(stage) {
      const row = await db().artifact.findUniqueOrThrow({
        where: { brandId_version_stage: { brandId, version, stage: stage.id } },
        select: { output: true },
      });
      return stage.schema.parse(row.output);
    },
    paths: listed,
    files: async () => Promise.all((await listed()).map((path) => readFile(ref, path))),
  };
}

async function readFile({ brandId, version }: GenerationRequested, path: string): Promise<GeneratedFile> {
  const bytes = await storage().get(artifactKey(brandId, version, path));
  if (!bytes) throw new Error(`the store has lost ${path}`);
  return { path, bytes };
}

function describe({ path, bytes }: GeneratedFile) {
  return { path, bytes: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") };
}
