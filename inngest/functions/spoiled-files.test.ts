import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Execution, startExecution } from "@/inngest/engine/start-execution";
import { openPackage } from "@/lib/brand/open-package";
import { requestBrand } from "@/lib/brand/request-brand";
import { readLedger } from "@/lib/credits/read-ledger";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { roomForJob } from "@/lib/jobs/room-for-job";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { comparePaths } from "@/lib/package/package-path";
import type { StageId } from "@/lib/pipeline/graph";
import type { Ran } from "@/lib/pipeline/make-brand";
import { packAgain, SPOILED_PACKAGES, type SpoiledPackage } from "@/lib/pipeline/spoiled-packages-fixture";
import type { InputOf, OutputOf } from "@/lib/pipeline/stage";
import type { packing as packingStage } from "@/lib/pipeline/stages/packing";
import { MADE_BRIEF, type MadeBrand, makeBrand } from "@/lib/render/made-brand-fixture";
import { RENDER_POOL, type RenderPool } from "@/lib/render/render-pool";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import { SPOILED_FILES, type SpoiledFile, spoil, text } from "@/lib/verify/spoiled-files-fixture";

/**
 * What nobody spoils is delivered; what is found spoiled is not, wherever that happened: the job fails and says why, nothing can
 * be seen, the credit is back. `lib/verify/spoiled-files.test.ts` and `lib/pipeline/inspect-package.test.ts` prove that every
 * kind is found. One brand is made; each job gets its results up to the documentation, and runs through the pipeline's own last
 * steps.
 */
useTestDatabase();
// Those whose files are whole are checked once: what is spoiled there comes later.
useRenderingHere({ remember: true });

/** How the files of a job go wrong, and what the job has to say of it. */
interface Spoiling extends Partial<Pick<SpoiledPackage, "packed" | "zipped">> {
  readonly kind: string;
  readonly reason: RegExp;
  /** A stage writes other bytes than it should. */
  readonly made?: Pick<SpoiledFile, "path" | "change">;
  /** The store gives other bytes than were written. */
  readonly stored?: Pick<SpoiledFile, "path" | "change">;
}

const STORED: Spoiling = {
  kind: "the store gave other bytes than a stage wrote",
  reason: /other bytes for .*README\.md than were written/,
  stored: { path: /^README\.md$/, change: text((markdown) => `${markdown}\n`) },
};
const MADE = SPOILED_FILES.map(
  (made): Spoiling => ({ kind: `a stage made ${made.kind}`, reason: made.reason, made }),
);
/** One of each way; the bar `spoiled-files` sets the variable for every kind. */
const SPOILINGS: readonly Spoiling[] = process.env.EVERY_SPOILING
  ? [...MADE, STORED, ...SPOILED_PACKAGES]
  : [
      MADE[0]!,
      STORED,
      SPOILED_PACKAGES.find(({ packed }) => packed)!,
      SPOILED_PACKAGES.find(({ zipped }) => zipped)!,
    ];

let brand: MadeBrand;
let accountId: string;
let execution: Execution;
/** What packaging is to do for the job with this seed. */
const packing = new Map<number, Spoiling>();

beforeAll(async () => {
  brand = await makeBrand();
  accountId = newId();
  await db().account.create({ data: { id: accountId, tier: "enterprise", credits: 1 } });
  spoilPackaging();
  execution = await startExecution({ timing: { durationFactor: 0.05 } });
});
afterAll(() => execution?.stop());

test("what nobody spoiled is delivered", async () => {
  const { jobId, seed } = await plantedJob({ kind: "nothing", reason: /./ });
  expect(await ended(jobId)).toMatchObject({ status: "completed", error: null });
  expect((await openPackage(jobId)).bytes).toBeGreaterThan(100_000);
  expect(seed).toBeGreaterThan(0);
  await db().account.update({ where: { id: accountId }, data: { credits: 1 } });
});

test.each(SPOILINGS.map((spoiling) => [spoiling.kind, spoiling] as const))("%s", async (_, spoiling) => {
  const { jobId, brandId } = await plantedJob(spoiling);
  expect(await ended(jobId)).toMatchObject({ status: "failed", error: { code: "GENERATION_FAILED" } });
  expect(await reasonOf(jobId)).toMatch(spoiling.reason);
  await expect(openPackage(jobId)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await db().brand.findUniqueOrThrow({ where: { id: brandId } })).toMatchObject({
    visibleVersion: null,
  });
  await expect.poll(() => blobs(brandId)).toBe(0);
  expect((await readLedger(accountId)).balance).toBe(1);
});

const PARTS: readonly (readonly [StageId, RegExp])[] = [
  ["typography", /^(?:fonts|LICENSES)\//],
  ["logos", /^logos\//],
  ["tokens", /^tokens\//],
  ["applications", /^(?:applications|social)\//],
  ["components", /^(?:components|registry)\//],
  ["guidelines", /^guidelines\//],
  ["documentation", /^(?:docs\/|README)/],
];

/** A paid job whose stages up to the documentation have run. The engine finds it when all is there. */
async function plantedJob(spoiling: Spoiling) {
  const seed = packing.size + 1;
  packing.set(seed, spoiling);
  const principal = { kind: "account", accountId, tier: "enterprise" } as const;
  const request = { principal, brief: { ...MADE_BRIEF, seed } };
  const files = spoiling.made ? spoil(brand.files, spoiling.made) : brand.files;
  const { palette, strategy, typography, logo, guidelinesTexts, scenes } = brand;
  const outputs = {
    strategy,
    palette,
    typography,
    logos: logo,
    applications: { scenes },
    guidelines: { texts: guidelinesTexts },
  };
  // In the transaction that makes the job: the engine starts as soon as that is over.
  const room = await roomForJob();
  const requested = await db().$transaction(async (tx) => {
    const { brandId, version, ...rest } = await requestBrand(tx, { ...request, ...room });
    const stages = ["strategy", "palette", ...PARTS.map(([stage]) => stage)] as const;
    await tx.artifact.createMany({
      data: stages.map((stage) => ({
        brandId,
        version,
        stage,
        output: (outputs as Record<string, object>)[stage] ?? {},
        files: files
          .filter(({ path }) => PARTS.find(([name]) => name === stage)?.[1].test(path))
          .map(describe),
        durationMs: 1,
        inputHash: "planted",
      })),
    });
    const lying = spoiling.stored ? spoil(files, spoiling.stored) : files;
    await Promise.all(
      lying.map(({ path, bytes }) => storage().put(artifactKey(brandId, version, path), bytes)),
    );
    return { brandId, version, ...rest };
  });
  return { ...requested, seed };
}

type PackInput = InputOf<typeof packingStage>;

/** Packaging that makes what `packing` says; everything else is rendered as ever. */
function spoilPackaging(): void {
  const { threads } = (globalThis as unknown as { [RENDER_POOL]: RenderPool })[RENDER_POOL];
  const run = threads.run.bind(threads);
  threads.run = async (task: { input: { id: string; input: PackInput } }, options) => {
    const result = await run(task, options);
    const { id, input } = task.input;
    const spoiling = id === "package" ? packing.get(input.seed) : undefined;
    if (!spoiling?.packed && !spoiling?.zipped) return result;
    const made = result as Ran<OutputOf<typeof packingStage>>;
    const all = [...input.files, ...made.files].sort((a, b) => comparePaths(a.path, b.path));
    const again = spoiling.packed ? await packAgain(all, spoiling.packed) : null;
    const packed = again ?? { files: all, zip: made.archive! };
    const archive = spoiling.zipped ? await spoiling.zipped(packed.files, packed.zip) : packed.zip;
    const known = new Set(input.files.map(({ path }) => path));
    const output = { ...made.output, sha256: sha256(archive) };
    if (again) output.merkleRoot = again.manifest.merkleRoot;
    return { ...made, archive, output, files: packed.files.filter(({ path }) => !known.has(path)) };
  };
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const describe = ({ path, bytes }: GeneratedFile) => ({ path, bytes: bytes.length, sha256: sha256(bytes) });

function ended(jobId: string) {
  return vi.waitFor(
    async () => {
      const job = await db().job.findUniqueOrThrow({ where: { id: jobId } });
      expect(["completed", "failed"]).toContain(job.status);
      return job;
    },
    { timeout: 60_000, interval: 20 },
  );
}

/** What the engine was told of the failure, for the log. */
async function reasonOf(jobId: string): Promise<string> {
  const runs = await db().$queryRaw<{ error: unknown }[]>`
    SELECT runs.error FROM engine_runs AS runs JOIN engine_events AS events ON events.id = runs.event_id
    WHERE events.data->>'jobId' = ${jobId} AND runs.error IS NOT NULL`;
  return JSON.stringify(runs);
}

async function blobs(brandId: string): Promise<number> {
  return (await Array.fromAsync(storage().list(`brands/${brandId}/`))).length;
}
