import { createHash } from "node:crypto";
import { NonRetriableError } from "inngest";
import { discardVersion } from "@/lib/brand/discard-version";
import { db } from "@/lib/db/client";
import { beatWhile } from "@/lib/jobs/heartbeat";
import { markStep } from "@/lib/jobs/record-progress";
import { logger } from "@/lib/log/logger";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import type { StageId } from "@/lib/pipeline/graph";
import { inputHash } from "@/lib/pipeline/input-hash";
import type { Ran } from "@/lib/pipeline/make-brand";
import { inputOf, readingOf, type VersionSoFar } from "@/lib/pipeline/reading";
import { refusalText } from "@/lib/pipeline/refusal-text";
import type { Stage } from "@/lib/pipeline/stage";
import { renderStage } from "@/lib/render/render-stage";
import { RenderStuck } from "@/lib/render/render-stuck";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import { JobEnded } from "../job-ended";
import { carryOver } from "./carry-over";
import { EFFECTS } from "./effects";
import type { StoredFile } from "./stored-files";
import { archiveKey, readVersion, storedBytes } from "./version-store";

/**
 * Runs a stage of a job and leaves its bytes in the store and one row in the database, in this order; returns the
 * reference alone. A stage whose row is there has run, and is not run again; one that would make what another version of
 * the brand already has is not run at all.
 * @throws JobEnded when the job was cancelled in the meantime.
 */
export async function runStage(stage: Stage, ref: GenerationRequested): Promise<GenerationRequested> {
  const { jobId, brandId, version } = ref;
  const job = await db().job.findUnique({ where: { id: jobId }, select: { status: true } });
  if (!job || job.status === "failed") throw new JobEnded();

  const done = await db().artifact.findUnique({
    where: { brandId_version_stage: { brandId, version, stage: stage.id } },
    select: { stage: true },
  });
  if (!done)
    await beatWhile(jobId, () => runOnce(stage, ref)).catch((error) => noteFailure(ref, stage.id, error));
  await markStep(jobId, stage.id as StageId, "completed");
  return ref;
}

/** Tells a stage that failed from an engine that could not call it, for whoever gives the job up (`giveUp`). */
async function noteFailure({ jobId }: GenerationRequested, stage: string, error: unknown): Promise<never> {
  await db().$executeRaw`UPDATE jobs SET failed_stage = ${stage} WHERE id = ${jobId}::uuid`.catch((cause) =>
    logger().warn({ jobId, err: cause }, "a stage's failure could not be noted"),
  );
  throw error;
}

async function runOnce(stage: Stage, ref: GenerationRequested): Promise<void> {
  const { jobId, brandId, version } = ref;
  const startedAt = performance.now();
  await markStep(jobId, stage.id as StageId, "running");
  const { changes, ...soFar } = await readVersion(ref);
  const hash = inputHash(stage, readingOf(stage, soFar));
  // A person who asks for a part to be made again gets it made again.
  const carried = changes.includes(stage.id) ? null : await carryOver(ref, stage, hash);
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
    throw new JobEnded();
  }
  const fields = { jobId, stage: stage.id, durationMs, files: row.files.length, carried: carried !== null };
  logger().info(fields, "stage done");
}

/** Runs the stage with what its step does around it, and stores what it made. */
async function makeAnew(stage: Stage, ref: GenerationRequested, soFar: VersionSoFar) {
  const { brief, seed, outputOf } = soFar;
  const run = (other = brief) => runInThread(stage, ref, { ...soFar, brief: other });
  const { output, files, archive } = await (EFFECTS[stage.id as StageId]?.({
    ref,
    brief,
    seed,
    outputOf,
    run,
  }) ?? run());
  const stored = stage.schema.parse(output);
  await Promise.all([
    ...files.map(({ path, bytes }) => storage().put(artifactKey(ref.brandId, ref.version, path), bytes)),
    ...(archive ? [storage().put(archiveKey(ref), archive)] : []),
  ]);
  return { output: stored, files: files.map(describe) };
}

/** @throws NonRetriableError where another try would end the same: it would take as much again, and hold up the others. */
async function runInThread(stage: Stage, ref: GenerationRequested, soFar: VersionSoFar): Promise<Ran> {
  const input = await inputOf(stage, readingOf(stage, soFar), storedBytes(ref, soFar));
  const result = await renderStage(stage, input).catch((cause: unknown) => {
    if (cause instanceof RenderStuck) throw new NonRetriableError(cause.message, { cause });
    throw cause;
  });
  if (result.kind !== "made") throw new NonRetriableError(refusalText(result));
  return result;
}

function describe({ path, bytes }: GeneratedFile): StoredFile {
  return { path, bytes: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") };
}
