import { createHash } from "node:crypto";
import { NonRetriableError } from "inngest";
import { discardVersion } from "@/lib/brand/discard-version";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { designBriefSchema } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import { beatWhile } from "@/lib/progress/heartbeat";
import { markStep } from "@/lib/progress/record-progress";
import { storage } from "@/lib/storage/current-storage";
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
  if (!done) await beatWhile(jobId, () => runOnce(stage, ref));
  await markStep(jobId, stage.id, "completed");
  return ref;
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
  const result = await stage.run(contextOf(ref, soFar));
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
  const paths = artifacts.flatMap(({ files }) => files.map(({ path }) => path)).sort();
  return {
    ref,
    brief,
    seed,
    async output(stage) {
      const artifact = artifacts.find((entry) => entry.stage === stage.id);
      if (!artifact) throw new Error(`the stage ${stage.id} has not run`);
      return stage.schema.parse(artifact.output);
    },
    paths: async () => paths,
    files: async () => Promise.all(paths.map((path) => readFile(ref, path))),
  };
}

async function readFile({ brandId, version }: GenerationRequested, path: string): Promise<GeneratedFile> {
  const bytes = await storage().get(artifactKey(brandId, version, path));
  if (!bytes) throw new Error(`the store has lost ${path}`);
  return { path, bytes };
}

function describe({ path, bytes }: GeneratedFile): StoredFile {
  return { path, bytes: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") };
}
