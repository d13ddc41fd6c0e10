import { beforeEach, expect, test } from "vitest";
import { readLedger } from "@/lib/credits/read-ledger";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import type { BrandRequested } from "@/lib/jobs/accepted.schema";
import { cancelJob } from "@/lib/jobs/cancel-job";
import { stepSchema } from "@/lib/jobs/progress.schema";
import { markStep } from "@/lib/jobs/record-progress";
import { makePalette } from "@/lib/palette/make-palette";
import { asPreview } from "@/lib/render/preview-scope";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import { exampleBrief, regeneratedBrand, requestedBrand } from "./brand-fixture";
import { deleteBrand } from "./delete-brand";
import { showEarlierVersion } from "./show-earlier-version";
import { type FinishedVersion, showVersion } from "./show-version";

useTestDatabase();

const finished: FinishedVersion = {
  strategy: { name: "Bergfink", tagline: "Bikes that last", slug: "bergfink" },
  palette: makePalette({ strategy: { colorMood: { mood: "calm", why: "" } }, style: "modern", seed: 2 }),
  packed: { key: "key", bytes: 3, sha256: "0".repeat(64), merkleRoot: `0x${"0".repeat(64)}` },
};

let accountId: string;
let job: BrandRequested;

beforeEach(async () => {
  accountId = newId();
  await db().account.create({ data: { id: accountId, tier: "enterprise", credits: 1 } });
  const principal = { kind: "account", accountId, tier: "enterprise" } as const;
  job = await requestedBrand({ principal, brief: exampleBrief });
  await markStep(job.jobId, "delivery", "running");
});

/** What the job, the brand and the account's credits say of how it ended. */
async function outcome() {
  const { status, steps } = await db().job.findUniqueOrThrow({ where: { id: job.jobId } });
  const { visibleVersion } = await db().brand.findUniqueOrThrow({ where: { id: job.brandId } });
  const delivery = stepSchema.array().parse(steps).at(-1)?.status;
  return { status, delivery, visibleVersion, credits: (await readLedger(accountId)).balance };
}

const SHOWN = { status: "completed", delivery: "completed", visibleVersion: 1, credits: 0 };
const CANCELLED = { status: "failed", delivery: "failed", visibleVersion: null, credits: 1 };

test("the version is shown and the job ends; a second time changes nothing", async () => {
  expect(await showVersion(job, finished)).toBe(true);
  expect(await outcome()).toEqual(SHOWN);
  expect(await showVersion(job, finished)).toBe(true);
  expect(await outcome()).toEqual(SHOWN);
});

test("what a version took stands with it, and its addresses with the brand", async () => {
  const started = (seconds: number) => new Date(Date.now() - seconds * 1_000);
  const took = async (jobId: string, seconds: number) =>
    db().job.update({ where: { id: jobId }, data: { startedAt: started(seconds) } });
  await took(job.jobId, 40);
  await showVersion(job, finished);
  await db().account.update({ where: { id: accountId }, data: { credits: 1 } });
  const principal = { kind: "account", accountId, tier: "enterprise" } as const;
  const change = { assets: ["logos" as const], keep: [], choices: {} };
  const second = await regeneratedBrand({
    principal,
    brandId: job.brandId,
    preview: asPreview,
    request: change,
  });
  await took(second.jobId, 7);
  await showVersion(second, finished);
  const versions = await db().brandVersion.findMany({
    orderBy: { version: "asc" },
    where: { brandId: job.brandId },
  });
  expect(versions.map(({ generationTime }) => generationTime)).toEqual([40, 7]);
  const brand = () => db().brand.findUniqueOrThrow({ where: { id: job.brandId } });
  expect(await brand()).toMatchObject({ generationTime: 7, visibleVersion: 2 });
  expect((await brand()).componentsUrl).toMatch(
    new RegExp(`/api/jobs/${second.jobId}/files/components/react/README.md$`),
  );
  const outputs = {
    strategy: makeStrategy({ brief: exampleBrief, seed: 7 }),
    palette: finished.palette,
  };
  for (const [stage, output] of Object.entries(outputs)) {
    const row = {
      brandId: job.brandId,
      version: 1,
      stage,
      files: [],
      output: output as object,
      durationMs: 1,
    };
    await db().artifact.create({ data: row });
  }
  await db().$transaction((tx) => showEarlierVersion(tx, { principal, brandId: job.brandId, version: 1 }));
  expect(await brand()).toMatchObject({ generationTime: 40, visibleVersion: 1 });
  expect((await brand()).componentsUrl).toContain(job.jobId);
});

test("a cancelled job shows nothing", async () => {
  await cancelJob(job.jobId);
  expect(await showVersion(job, finished)).toBe(false);
  expect(await outcome()).toEqual(CANCELLED);
});

test("what is shown cannot be cancelled, and is paid for", async () => {
  await showVersion(job, finished);
  await expect(cancelJob(job.jobId)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await outcome()).toEqual(SHOWN);
});

test.each(Array.from({ length: 5 }, (_, round) => round))(
  "of both at once one happens, round %i",
  async () => {
    const [shown, cancelled] = await Promise.allSettled([showVersion(job, finished), cancelJob(job.jobId)]);
    const isShown = shown.status === "fulfilled" && shown.value;
    expect(cancelled.status).toBe(isShown ? "rejected" : "fulfilled");
    expect(await outcome()).toEqual(isShown ? SHOWN : CANCELLED);
  },
);

test("deleted while it is handed over: both end, whichever comes first", async () => {
  const [shown] = await Promise.all([showVersion(job, finished), deleteBrand(accountId, job.brandId)]);
  expect(await outcome()).toEqual(shown ? SHOWN : CANCELLED);
});
