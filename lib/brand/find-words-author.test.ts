import { beforeEach, expect, test } from "vitest";
import type { ModelUse } from "@/lib/ai/model-use.schema";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { accountRow, finishedBrandOf } from "./account-brand-fixture";
import { findWordsAuthor } from "./find-words-author";

useTestDatabase();

let brandId: string;
let firstJobId: string;

beforeEach(async () => {
  ({ brandId, jobId: firstJobId } = await finishedBrandOf(await accountRow()));
});

/** A complete version made from another, by a job of its own. */
async function addVersion(version: number, baseVersion: number): Promise<string> {
  const { brief, seed, engineVersion } = await db().brandVersion.findFirstOrThrow({ where: { brandId } });
  const { steps, principal } = await db().job.findUniqueOrThrow({ where: { id: firstJobId } });
  const made = { brandId, version, seed, engineVersion, baseVersion, completedAt: new Date() };
  await db().brandVersion.create({ data: { ...made, brief: brief as object } });
  const jobId = newId();
  const job = { id: jobId, brandId, version, status: "completed", principal } as const;
  await db().job.create({ data: { ...job, steps: steps as object } });
  return jobId;
}

async function askedModel(jobId: string, model: string, outcome: ModelUse["outcome"] = "used") {
  const took = { provider: "openai", calls: 1, inputTokens: 9, outputTokens: 9, cost: null, durationMs: 5 };
  const reason = outcome === "used" ? null : "timeout";
  await db().job.update({
    where: { id: jobId },
    data: { modelUse: { ...took, model, outcome, reason, refused: [] } satisfies ModelUse },
  });
}

test("nobody but the built-in strategist without a model, and when its answer was not used", async () => {
  expect(await findWordsAuthor(brandId, 1)).toBeNull();
  await askedModel(firstJobId, "small-1", "fell-back");
  expect(await findWordsAuthor(brandId, 1)).toBeNull();
});

test("the model whose words were used, also for the versions made from those words, and only for them", async () => {
  await askedModel(firstJobId, "small-1");
  await addVersion(2, 1);
  await addVersion(3, 2);
  const authors = [await findWordsAuthor(brandId, 1), await findWordsAuthor(brandId, 3)];
  expect(authors).toEqual(["small-1", "small-1"]);
  await askedModel(await addVersion(4, 1), "large-2", "fell-back");
  expect(await findWordsAuthor(brandId, 4)).toBeNull();
  expect(await findWordsAuthor(brandId, 2)).toBe("small-1");
  expect(await findWordsAuthor((await finishedBrandOf(await accountRow())).brandId, 1)).toBeNull();
});
