import { beforeEach, expect, test } from "vitest";
import type { Principal } from "@/lib/accounts/principal";
import { exampleBrief, regeneratedBrand, requestedBrand } from "@/lib/brand/brand-fixture";
import { deleteBrand } from "@/lib/brand/delete-brand";
import { readLedger } from "@/lib/credits/read-ledger";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { asPreview } from "@/lib/render/preview-scope";
import { cancelJob } from "./cancel-job";
import { completeJob, failJob } from "./record-progress";

useTestDatabase();

let accountId: string;
let principal: Principal;

beforeEach(async () => {
  accountId = newId();
  principal = { kind: "account", accountId, tier: "enterprise" };
  await db().account.create({ data: { id: accountId, tier: "enterprise", credits: 2 } });
});

const request = () => requestedBrand({ principal, brief: exampleBrief });
const balance = async () => (await readLedger(accountId)).balance;
const failure = { code: "GENERATION_FAILED", message: "-" };

test("a generation costs a credit; without one nothing is made", async () => {
  await request();
  await request();
  await expect(request()).rejects.toMatchObject({ code: "PAYMENT_REQUIRED" });
  expect(await balance()).toBe(0);
  expect(await db().brand.count({ where: { accountId } })).toBe(2);
});

test("of many at once as many are made as can be paid for", async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, request));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  const codes = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(["PAYMENT_REQUIRED"]));
  expect([await balance(), await db().brand.count({ where: { accountId } })]).toEqual([0, 2]);
});

test("who has neither a credit nor a slot is told of the credit; who has no slot keeps the credit", async () => {
  principal = { kind: "account", accountId, tier: "free" };
  await request();
  await expect(request()).rejects.toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
  expect(await balance()).toBe(1);
  await db().account.update({ where: { id: accountId }, data: { credits: 0 } });
  await expect(request()).rejects.toMatchObject({ code: "PAYMENT_REQUIRED" });
});

test("failure, cancelling and deletion give the credit back, once; completion does not", async () => {
  const [failed, cancelled] = [await request(), await request()];
  await Promise.all([failJob(failed.jobId, failure), failJob(failed.jobId, failure)]);
  expect(await balance()).toBe(1);
  await cancelJob(cancelled.jobId);
  await cancelJob(cancelled.jobId);
  expect(await balance()).toBe(2);
  const [completed, deleted] = [await request(), await request()];
  await completeJob(completed.jobId);
  await failJob(completed.jobId, failure);
  expect(await balance()).toBe(0);
  await deleteBrand(accountId, deleted.brandId);
  expect(await balance()).toBe(1);
  const { entries } = await readLedger(accountId);
  expect(entries.filter(({ reason }) => reason === "refund")).toHaveLength(3);
});

test("a regeneration costs a credit too, and not when it is refused", async () => {
  const { brandId, jobId } = await request();
  const change = { assets: ["logos" as const], keep: [], choices: {} };
  await expect(
    regeneratedBrand({ principal, brandId, preview: asPreview, request: change }),
  ).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await failJob(jobId, failure);
  expect(await balance()).toBe(2);
  await regeneratedBrand({ principal, brandId, preview: asPreview, request: change });
  expect(await balance()).toBe(1);
});
