import { createHash } from "node:crypto";
import { NonRetriableError } from "inngest";
import { discardVersion } from "@/lib/brand/discard-version";
import { db } from "@/lib/db/client";
import { beatWhile } from "@/lib/jobs/heartbeat";
import { markStep } from "@/lib/jobs/record-progress";
import { logger } from "@/lib/log/logger";
import { designBriefSchema } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import { RenderStuck } from "@/lib/render/render-stuck";
import { storage } from "@/lib/storage/current-storage";
import { DamagedBytes, readStored } from "@/lib/storage/read-stored";
import { artifactKey } from "@/lib/storage/storage";
import { carryOver } from "./carry-over";
import { inputHash, type VersionSoFar } from "./input-hash";
import type { Stage, StageContext } from "./stage";
import { type StoredFile, storedFilesSchema } from "./stored-files";

/**
 * Runs a stage of a job and leaves its bytes in the store and one row in the database, in this order; returns the
 * reference alone. A stage whose row is there has run, and is not run again; one that would make what another version of
 * the brand already has is not run at all.
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
  if (!done)
    await beatWhile(jobId, () => runOnce(stage, ref)).catch((error) => noteFailure(ref, stage.id, error));
  await markStep(jobId, stage.id, "completed");
  return ref;
}

/** Tells a stage that failed from an engine that could not call it, for whoever gives the job up (`giveUp`). */
async function noteFailure({ jobId }: GenerationRequested, stage: string, error: unknown): Promise<never> {
  await db().$executeRaw`UPDATE jobs SET failed_stage = ${stage} WHERE id = ${jobId}::uuid`.catch((cause) =>
    logger().warn({ jobId, err: cause }, "a stage's failure could not be noted"),
  );
  throw error;
}

async function runOnce<Output>(stage: Stage<Output>, ref: GenerationRequested): Promise<void> {
  const { jobId, brandId, version } = ref;
  const startedAt = performance.now();
  await markStep(jobId, stage.id, "running");
  const { changes, ...soFar } = await readVersion(ref);
  const hash = inputHash(stage.id, soFar);
  // A person who asks for a part to be made again gets it made again.
  const carried = changes.includes(stage.id) ? null : await carryOver(ref, stage.id, hash);
  const made = carried ?? (await makeAnew(stage, ref, soFar));

  const durationMs = Math.round(performance.now() - startedAt);
  const row = { files: made.files, output: made.output as object, durationMs, inputHash: hash };
  const isWanted = await db().$transaction(async (tx) => {
    const [job] = await tx.$queryRaw<{ status: string }[]>`
      SELECT status::text AS status FROM jobs WHERE id = ${jobId}::uuid FOR SHARE`;
    if (!job || job.status === "failed") return false;
    await tx.artifact.upsert({
      where: { brandId_version_stage: { brandId, version, stage: stage.id } },
      create: { brandId, version, stage: stage.id, ...row },
      update: row,
    });
    return true;
  });
  if (!isWanted) {
    // Its files came after those of the other stages were removed.
    await discardVersion(ref);
    throw new NonRetriableError("the job has ended");
  }
  const fields = { jobId, stage: stage.id, durationMs, files: row.files.length, carried: carried !== null };
  logger().info(fields, "stage done");
}

/** Runs the stage and stores its files. */
async function makeAnew<Output>(stage: Stage<Output>, ref: GenerationRequested, soFar: VersionSoFar) {
  const result = await stage.run(contextOf(ref, soFar)).catch((cause: unknown) => {
    // It would take as much again, and hold up the others' brands each time.
    if (cause instanceof RenderStuck) throw new NonRetriableError(cause.message, { cause });
    throw cause;
  });
  const output = stage.schema.parse(result.output);
  await Promise.all(
    result.files.map(({ path, bytes }) => storage().put(artifactKey(ref.brandId, ref.version, path), bytes)),
  );
  return { output, files: result.files.map(describe) };
}

async function readVersion({ brandId, version }: GenerationRequested) {
  const row = await db().brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId, version } },
    select: {
      brief: true,
      seed: true,
      changes: true,
      artifacts: { select: { stage: true, output: true, files: true } },
    },
  });
  return {
    brief: designBriefSchema.parse(row.brief),
    seed: Number(row.seed),
    changes: row.changes,
    artifacts: row.artifacts.map((artifact) => ({
      ...artifact,
      files: storedFilesSchema.parse(artifact.files),
    })),
  };
}

/** What the stages before have left. A stage that runs beside this one is none of them. */
function contextOf(ref: GenerationRequested, { brief, seed, artifacts }: VersionSoFar): StageContext {
  const stored = artifacts
    .flatMap(({ stage, files }) => files.map((file) => ({ ...file, stage })))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    ref,
    brief,
    seed,
    async output(stage) {
      const artifact = artifacts.find((entry) => entry.stage === stage.id);
      if (!artifact) throw new Error(`the stage ${stage.id} has not run`);
      return stage.schema.parse(artifact.output);
    },
    paths: async () => stored.map(({ path }) => path),
    stored: async () => stored,
    files: async () => Promise.all(stored.map((file) => readFile(ref, file))),
  };
}

/** @throws NonRetriableError when the store gives other bytes than the stage wrote */
async function readFile(
  { brandId, version }: GenerationRequested,
  { path, sha256 }: StoredFile,
): Promise<GeneratedFile> {
  try {
    return { path, bytes: await readStored(artifactKey(brandId, version, path), sha256) };
  } catch (error) {
    if (error instanceof DamagedBytes) throw new NonRetriableError(error.message, { cause: error });
    throw error;
  }
}

function describe({ path, bytes }: GeneratedFile): StoredFile {
  return { path, bytes: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") };
}
