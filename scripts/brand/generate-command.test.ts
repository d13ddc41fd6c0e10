import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { completeJob, failJob, markStep } from "@/lib/jobs/record-progress";
import { brandBriefSchema } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { Verification } from "@/lib/model/verification.schema";
import { makePackage } from "@/lib/package/make-package";
import { STAGES } from "@/lib/pipeline/graph";
import { type MadeBrand, makeBrand } from "@/lib/render/made-brand-fixture";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { storage } from "@/lib/storage/current-storage";
import { sampleBrand } from "@/lib/verify/sample-brand";
import { type GenerateOptions, generateCommand } from "./generate-command";
import type { Terminal } from "./terminal";

useTestDatabase();
useRenderingHere({ remember: true });
const folder = mkdtempSync(path.join(tmpdir(), "marque-brand-command-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Stage = (job: { id: string; brandId: string; version: number }) => Promise<void>;

/** Runs the command with an engine that plays `stage`, and gives everything that a person would see. */
async function run(stage: Stage, changes: Partial<GenerateOptions> = {}) {
  const seen = {
    stdout: [] as string[],
    warnings: [] as string[],
    failures: [] as string[],
    steps: new Set<string>(),
    stopped: 0,
  };
  const terminal: Terminal = {
    print: (line) => seen.stdout.push(line),
    warn: (line) => seen.warnings.push(line),
    fail: (code, message) => seen.failures.push(`${code}: ${message}`),
    paint: (_, text) => text,
    hasColor: false,
    resolve: (relative) => path.join(folder, relative),
  };
  const code = await generateCommand({
    brief: brandBriefSchema.parse({ ...sampleBrand().brief, seed: 7 }),
    out: "out",
    json: false,
    execute: async ({ onlyJobId }) => {
      const job = await db().job.findUniqueOrThrow({ where: { id: onlyJobId } });
      const work = stage(job);
      return {
        stop: async () => {
          await work;
          seen.stopped += 1;
        },
      };
    },
    terminal,
    display: {
      note: () => undefined,
      update: (steps) => steps.forEach((step) => void seen.steps.add(`${step.id} ${step.status}`)),
      close: () => undefined,
    },
    signal: new AbortController().signal,
    ...changes,
  });
  return { code, ...seen };
}

let brand: MadeBrand;
/** The package of the files as they were made. */
let packed: ReturnType<typeof makePackage> | undefined;
beforeAll(async () => {
  brand = await makeBrand();
});
const PASSED: Verification = {
  passed: true,
  checks: [{ id: "x", label: "X", status: "passed", figure: "", failures: [] }],
};

const pack = (files: GeneratedFile[]) => makePackage({ ...brand, files, verification: PASSED });

/** What the pipeline's last stages leave behind: every step done, the ZIP stored, the job completed. */
const deliver =
  (change?: (files: GeneratedFile[]) => GeneratedFile[]): Stage =>
  async ({ id, brandId, version }) => {
    for (const step of STAGES) await markStep(id, step.id, "completed");
    packed ??= pack(brand.files);
    const { zip, sha256, manifest } = await (change ? pack(change(brand.files)) : packed);
    const key = `brands/${brandId}/${version}/package.zip`;
    await storage().put(key, zip);
    const { merkleRoot } = manifest;
    await db().brandVersion.update({
      where: { brandId_version: { brandId, version } },
      data: {
        packageKey: key,
        packageBytes: zip.length,
        packageSha256: sha256,
        merkleRoot,
        slug: brand.strategy.slug,
      },
    });
    await completeJob(id);
  };

test("follows every step and ends with the ZIP's path", async () => {
  const { code, stdout, steps, stopped } = await run(deliver());
  const zip = path.join(folder, "out", `${brand.strategy.slug}-brand.zip`);
  expect([code, stopped, stdout.at(-1)]).toEqual([0, 1, zip]);
  for (const { id } of STAGES) expect(steps).toContain(`${id} completed`);
  expect(readFileSync(zip).subarray(0, 2).toString()).toBe("PK");
  expect(readdirSync(path.dirname(zip))).toEqual([path.basename(zip)]);
});

test("works on the job itself: no other process is sent its event", async () => {
  const { code } = await run(async (job) => {
    expect(await db().outboxEvent.count({ where: { id: job.id, dispatchedAt: null } })).toBe(0);
    await deliver()(job);
  });
  expect(code).toBe(0);
});

test("says whose the words are when a model was asked", async () => {
  const modelUse = {
    provider: "openai-compatible",
    model: "local",
    calls: 1,
    inputTokens: 1_200,
    outputTokens: 800,
    cost: 0.0019,
    durationMs: 900,
    outcome: "used",
    reason: null,
    refused: [],
  };
  const { stdout } = await run(async (job) => {
    await db().job.update({ where: { id: job.id }, data: { modelUse } });
    await deliver()(job);
  });
  expect(stdout).toContain("words by local, 2000 tokens, $0.0019");
});

test("--json prints one object that names everything", async () => {
  const { code, stdout } = await run(deliver(), { json: true });
  expect([code, stdout.length]).toEqual([0, 1]);
  const body = JSON.parse(stdout[0]!) as { zip: string; bytes: number };
  expect(body).toEqual({
    brandId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    jobId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: "Harvest & Hearth",
    seed: 7,
    zip: expect.stringMatching(/^\//),
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    bytes: readFileSync(body.zip).length,
    merkleRoot: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    durationMs: expect.any(Number),
    modelUse: null,
    steps: STAGES.map(({ id }) => ({ id, status: "completed", ms: expect.any(Number) })),
  });
});

test("a failed generation ends with 1 and the words for people", async () => {
  const { code, stdout, failures } = await run(async ({ id }) => {
    await failJob(id, { code: "INTERNAL_ERROR", message: "The logos could not be drawn." });
  });
  expect([code, stdout, failures]).toEqual([1, [], ["INTERNAL_ERROR: The logos could not be drawn."]]);
});

test("a package that does not hold what it promises ends with 3", async () => {
  const { code, warnings } = await run(
    deliver((files) => files.filter((file) => !file.path.endsWith("-icon-white.svg"))),
  );
  expect([code, warnings[0]]).toEqual([3, "The package did not verify:"]);
  expect(warnings).toContainEqual(
    expect.stringMatching(/^ {2}missing: logos\/icon\/[a-z-]+-icon-white\.svg$/),
  );
});

test("Ctrl-C cancels the job and stops the engine", async () => {
  const controller = new AbortController();
  let jobId = "";
  const { code, stopped, stdout } = await run(
    async ({ id }) => {
      jobId = id;
      await markStep(id, "strategy", "running");
      controller.abort(new Error("interrupted"));
    },
    { signal: controller.signal },
  );
  expect([code, stopped, stdout]).toEqual([130, 1, []]);
  const job = await db().job.findUniqueOrThrow({ where: { id: jobId } });
  expect([job.status, job.error]).toEqual(["failed", { code: "CANCELLED", message: "cancelled" }]);
});

test("Ctrl-C before the request leaves nothing behind", async () => {
  const before = await db().job.count();
  const { code } = await run(deliver(), { signal: AbortSignal.abort(new Error("interrupted")) });
  expect([code, await db().job.count()]).toEqual([130, before]);
});
