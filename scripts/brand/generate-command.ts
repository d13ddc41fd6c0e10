import { readFile } from "node:fs/promises";
import { type ModelUse, modelUseSchema } from "@/lib/ai/model-use.schema";
import { openPackage } from "@/lib/brand/open-package";
import { replayStrategy } from "@/lib/brand/replay-strategy";
import { requestBrand } from "@/lib/brand/request-brand";
import { closeDb, db } from "@/lib/db/client";
import { acquireDatabase } from "@/lib/db/embedded-postgres";
import { applyMigrations } from "@/lib/db/migrate";
import { type TakenEvent, takeEvent } from "@/lib/db/outbox";
import { isAppError } from "@/lib/errors";
import { cancelJob } from "@/lib/jobs/cancel-job";
import type { ProgressMessage } from "@/lib/jobs/progress.schema";
import { CANCELLED } from "@/lib/jobs/record-progress";
import { roomForJob } from "@/lib/jobs/room-for-job";
import type { BrandBrief } from "@/lib/model/brief.schema";
import { openRenderPool } from "@/lib/render/render-pool";
import { assertSameStore } from "@/lib/storage/store-identity";
import { followJob } from "./follow-job";
import { inspectZip } from "./inspect-zip";
import { readRecordedStrategy } from "./read-recorded-strategy";
import { savePackage } from "./save-package";
import { type StepDisplay, seconds, stepMs } from "./step-display";
import { EXIT, type Terminal } from "./terminal";

export interface GenerateOptions {
  brief: BrandBrief;
  /** Path of a recorded strategy; without one a strategist is asked. */
  strategy?: string;
  out: string;
  json: boolean;
  /** Begins to work on the job: the pipeline's own engine. */
  execute: (options: {
    onlyJobId: string;
    event: TakenEvent | undefined;
  }) => Promise<{ stop(): Promise<unknown> }>;
  terminal: Terminal;
  display: StepDisplay;
  /** Aborted by Ctrl-C: the job is then cancelled and everything that was started ends. */
  signal: AbortSignal;
}

/** Makes a brand in this process, without the web server, and saves its ZIP. Returns the exit code. */
export async function generateCommand(options: GenerateOptions): Promise<number> {
  const { terminal, display, json, signal } = options;
  const cleanUp: (() => Promise<unknown>)[] = [];
  try {
    return await generate(options, cleanUp);
  } catch (error) {
    display.close();
    if (signal.aborted) return EXIT.interrupted;
    const [code, message] = isAppError(error)
      ? [error.code, error.message]
      : ["INTERNAL_ERROR", error instanceof Error ? error.message : String(error)];
    terminal.fail(code, message, json);
    return EXIT.failed;
  } finally {
    display.close();
    for (const step of cleanUp.reverse()) await step().catch(() => undefined);
  }
}

async function generate(options: GenerateOptions, cleanUp: (() => Promise<unknown>)[]): Promise<number> {
  const { brief, out, json, terminal, display, signal } = options;
  const recorded =
    options.strategy && (await readRecordedStrategy(terminal.resolve(options.strategy), brief));
  openRenderPool();
  display.note("Starting the database");
  const database = await acquireDatabase();
  cleanUp.push(database.release);
  await applyMigrations(database.url);
  cleanUp.push(closeDb);
  await assertSameStore();
  signal.throwIfAborted();

  const startedAt = performance.now();
  let event: TakenEvent | undefined;
  const room = await roomForJob();
  const { jobId, brandId, version } = await db().$transaction(async (tx) => {
    const requested = await requestBrand(tx, { principal: { kind: "operator" }, brief, ...room });
    event = await takeEvent(tx, requested.jobId);
    if (recorded) await replayStrategy(tx, requested, recorded);
    return requested;
  });
  const last = await runJob(jobId, event, options, cleanUp).finally(() => cancelUnfinished(jobId));
  const durationMs = Math.round(performance.now() - startedAt);
  display.close();
  if (last.status === "failed") {
    if (last.error?.code === CANCELLED.code && signal.aborted) return EXIT.interrupted;
    terminal.fail(
      last.error?.code ?? "INTERNAL_ERROR",
      last.error?.message ?? "The generation failed.",
      json,
    );
    return EXIT.failed;
  }

  const brandPackage = await openPackage(jobId);
  const zip = await savePackage(brandPackage, terminal.resolve(out));
  const row = await db().brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId, version } },
    include: { brand: { select: { name: true, tagline: true } } },
  });
  const report = await inspectZip(await readFile(zip));
  const { bytes, sha256 } = brandPackage;
  const job = await db().job.findUniqueOrThrow({ where: { id: jobId }, select: { modelUse: true } });
  const modelUse = modelUseSchema.nullable().parse(job.modelUse);
  if (json) {
    const { name } = row.brand;
    const steps = last.steps.map((step) => ({ id: step.id, status: step.status, ms: stepMs(step, 0) }));
    const seed = Number(row.seed);
    const { merkleRoot } = row;
    terminal.print(
      JSON.stringify({
        brandId,
        jobId,
        name,
        seed,
        zip,
        sha256,
        bytes,
        merkleRoot,
        durationMs,
        modelUse,
        steps,
      }),
    );
  } else {
    terminal.print(`${terminal.paint(1, row.brand.name)}  ${terminal.paint(2, row.brand.tagline ?? "")}`);
    terminal.print(
      `seed ${row.seed}, ${report.files.length} files, ${sizeOf(bytes)}, made in ${seconds(durationMs)}`,
    );
    if (modelUse) terminal.print(authorOf(modelUse));
    terminal.print(`SHA-256 ${sha256}`);
    terminal.print(zip);
  }
  if (report.ok) return EXIT.done;
  terminal.warn("The package did not verify:");
  for (const failure of report.failures) terminal.warn(`  ${failure}`);
  return EXIT.notVerified;
}

/** Works on the job in this process until it has ended. */
async function runJob(
  jobId: string,
  event: TakenEvent | undefined,
  { execute, display, signal }: GenerateOptions,
  cleanUp: (() => Promise<unknown>)[],
): Promise<ProgressMessage> {
  const follower = await followJob(jobId, (message) => display.update(message.steps));
  cleanUp.push(follower.close);
  const execution = await execute({ onlyJobId: jobId, event });
  cleanUp.push(() => execution.stop());
  return Promise.race([follower.ended, aborted(signal)]);
}

/** A job that this process leaves must not run on in another one, nor keep its slot. */
async function cancelUnfinished(jobId: string): Promise<void> {
  await cancelJob(jobId).catch((error: unknown) => {
    if (!isAppError(error) || error.code !== "CONFLICT") throw error;
  });
}

function aborted(signal: AbortSignal): Promise<ProgressMessage> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Whose the words are, and what they took. */
function authorOf({ outcome, reason, model, inputTokens, outputTokens, cost }: ModelUse): string {
  const price = cost === null ? "" : `, $${cost}`;
  const author = outcome === "used" ? `words by ${model}` : `built-in words (${model}: ${reason})`;
  return `${author}, ${inputTokens + outputTokens} tokens${price}`;
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
