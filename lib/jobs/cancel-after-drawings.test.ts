import { beforeEach, expect, test } from "vitest";
import { exampleBrief, requestedBrand } from "@/lib/brand/brand-fixture";
import { deleteBrand } from "@/lib/brand/delete-brand";
import { readPreview } from "@/lib/brand/read-preview";
import { readLedger } from "@/lib/credits/read-ledger";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import type { Logo } from "@/lib/logo/logo.schema";
import type { BrandRequested } from "./accepted.schema";
import { cancelJob } from "./cancel-job";
import { failJob } from "./record-progress";

useTestDatabase();

const drawing = { width: 10, height: 10, shapes: [{ d: "M0 0L10 0L10 10Z", fill: "ink" as const }] };
const colors = { fills: { primary: "#112233", accent: "#445566", ink: "#000000" }, background: null };
const nothing = { inkShare: 0, centroidOffset: 0, symmetryIou: 0, components: 1, holes: 0, complexity: 1 };
const logo: Logo = {
  mark: "",
  family: "grid",
  concept: "a form",
  directions: [],
  treatment: "",
  gates: [],
  variations: { wordmark: drawing, icon: drawing, combination: drawing, stacked: drawing },
  versions: { color: colors, reversed: colors, black: colors, white: colors },
  metrics: { ...nothing, smallSizeIou: 0, openingLoss: 0, commands: 3 },
  construction: { unit: 17, circles: [], lines: [] },
  clearSpace: 1,
  minimumPx: { icon: 16, wordmark: 40, combination: 60 },
};

let accountId: string;
beforeEach(async () => {
  accountId = newId();
  await db().account.create({ data: { id: accountId, tier: "enterprise", credits: 1 } });
});

const request = () =>
  requestedBrand({
    principal: { kind: "account", accountId, tier: "enterprise" },
    brief: exampleBrief,
  });
const balance = async () => (await readLedger(accountId)).balance;
const draw = ({ brandId, version }: BrandRequested) =>
  db().artifact.create({
    data: { brandId, version, stage: "logos", files: [], output: logo as object, durationMs: 1 },
  });

test("cancelling after a drawing was shown returns no credit; what was seen stays to be seen", async () => {
  const requested = await request();
  await draw(requested);
  expect((await readPreview(requested.jobId)).iconSvg).toContain("<svg");
  await cancelJob(requested.jobId);
  expect(await balance()).toBe(0);
  expect((await readPreview(requested.jobId)).iconSvg).toContain("<svg");
});

test("neither does deleting the brand then", async () => {
  const requested = await request();
  await draw(requested);
  await readPreview(requested.jobId);
  await deleteBrand(accountId, requested.brandId);
  expect(await balance()).toBe(0);
});

test("before that the credit comes back, and the drawings that there are are not shown any more", async () => {
  const requested = await request();
  expect((await readPreview(requested.jobId)).iconSvg).toBeNull();
  await draw(requested);
  await cancelJob(requested.jobId);
  expect(await balance()).toBe(1);
  expect(await readPreview(requested.jobId)).toMatchObject({ iconSvg: null, wordmarkSvg: null });
});

test("of looking and cancelling at once one comes first: nobody gets the drawings and the credit", async () => {
  const requested = await request();
  await draw(requested);
  const [{ iconSvg }] = await Promise.all([readPreview(requested.jobId), cancelJob(requested.jobId)]);
  expect(await balance()).toBe(iconSvg === null ? 1 : 0);
});

test("what the operator stops costs nothing, and is paid back once", async () => {
  const requested = await request();
  await draw(requested);
  await readPreview(requested.jobId);
  await cancelJob(requested.jobId, "operator");
  await cancelJob(requested.jobId, "operator");
  expect(await balance()).toBe(1);
});

test("what its owner has cancelled is not paid back by the operator's cancelling it again", async () => {
  const requested = await request();
  await draw(requested);
  await readPreview(requested.jobId);
  await cancelJob(requested.jobId);
  await cancelJob(requested.jobId, "operator");
  expect(await balance()).toBe(0);
});

test("a failure of ours gives the credit back, whatever was shown", async () => {
  const requested = await request();
  await draw(requested);
  await readPreview(requested.jobId);
  await failJob(requested.jobId, { code: "GENERATION_FAILED", message: "-" });
  expect(await balance()).toBe(1);
});
