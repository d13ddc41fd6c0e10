import { expect, test } from "vitest";
import { accountRow, waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { completeJob, failJob } from "./record-progress";
import { retryJob } from "./retry-job";

useTestDatabase();

const failure = { code: "GENERATION_FAILED", message: "-" };

test("a failed job is made again as the next version, from the same brief and seed, at nobody's cost", async () => {
  const owner = await accountRow();
  const { brandId, jobId } = await waitingBrandOf(owner);
  await failJob(jobId, failure);
  const retried = await retryJob(jobId);
  const [first, second] = await db().brandVersion.findMany({
    where: { brandId },
    orderBy: { version: "asc" },
  });
  expect(second).toMatchObject({ version: 2, seed: first!.seed, brief: first!.brief as object });
  const job = await db().job.findUniqueOrThrow({ where: { id: retried.jobId } });
  expect(job).toMatchObject({ brandId, version: 2, status: "pending", principal: "operator" });
  expect(await db().creditEntry.count({ where: { accountId: owner } })).toBe(0);
  expect(await db().job.findUnique({ where: { id: jobId } })).toMatchObject({ status: "failed" });
});

test("only one retry runs at a time, and what has not failed is not made again", async () => {
  const owner = await accountRow();
  const { jobId } = await waitingBrandOf(owner);
  await expect(retryJob(jobId)).rejects.toMatchObject({ code: "CONFLICT" });
  await failJob(jobId, failure);
  const answers = await Promise.allSettled([retryJob(jobId), retryJob(jobId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const good = await waitingBrandOf(owner);
  await completeJob(good.jobId);
  await expect(retryJob(good.jobId)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("an unknown job, and one of a deleted brand, are not there", async () => {
  const { brandId, jobId } = await waitingBrandOf(await accountRow());
  await failJob(jobId, failure);
  await db().brand.update({ where: { id: brandId }, data: { deletedAt: new Date() } });
  await expect(retryJob(jobId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(retryJob(newId())).rejects.toMatchObject({ code: "NOT_FOUND" });
});
