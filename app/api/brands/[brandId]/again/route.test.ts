import { expect, test } from "vitest";
import { type SignedInBrowser, signedInBrowser } from "@/app/api/account/session-test-kit";
import { finishedBrandOf, waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { failJob } from "@/lib/jobs/record-progress";
import { POST } from "./route";

useTestDatabase();

async function failedBrandOf({ accountId }: SignedInBrowser) {
  const { brandId, jobId } = await waitingBrandOf(accountId);
  await failJob(jobId, { code: "GENERATION_FAILED", message: "-" });
  return brandId;
}

function again({ cookie }: { cookie: string }, brandId: string, headers: Record<string, string> = {}) {
  const address = `http://localhost:3000/api/brands/${brandId}/again`;
  const request = new Request(address, { method: "POST", headers: { cookie, ...headers } });
  return POST(request, { params: Promise.resolve({ brandId }) });
}

test("202: the brief, the seed and whose seed it was as they were, and nothing that nobody asked for", async () => {
  const owner = await signedInBrowser();
  const brandId = await failedBrandOf(owner);
  const where = { brandId_version: { brandId, version: 1 } };
  const first = await db().brandVersion.update({ where, data: { seedGiven: false } });
  const response = await again(owner, brandId);
  expect(response.status).toBe(202);
  const { jobId } = (await response.json()) as { jobId: string };
  expect(response.headers.get("location")).toBe(`/api/status/${jobId}`);
  const second = await db().brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId, version: 2 } },
  });
  const { brief, seed, seedGiven } = first;
  expect(second).toMatchObject({ brief: brief as object, seed, seedGiven, baseVersion: null, changes: [] });
});

test("the same key makes one version", async () => {
  const owner = await signedInBrowser();
  const brandId = await failedBrandOf(owner);
  const keyed = { "idempotency-key": "again-1" };
  const [one, two] = [await again(owner, brandId, keyed), await again(owner, brandId, keyed)];
  expect(await two.json()).toEqual(await one.json());
  expect(await db().brandVersion.count({ where: { brandId } })).toBe(2);
});

test("409 for a complete brand, which is changed by saying what, and while a version is being made", async () => {
  const owner = await signedInBrowser();
  const { brandId: complete } = await finishedBrandOf(owner.accountId);
  await db().brandVersion.updateMany({ where: { brandId: complete }, data: { completedAt: new Date() } });
  const { brandId: waiting } = await waitingBrandOf(owner.accountId);
  for (const brandId of [complete, waiting]) {
    expect((await again(owner, brandId)).status).toBe(409);
    expect(await db().brandVersion.count({ where: { brandId } })).toBe(1);
  }
});

test("404 for somebody else's brand as for none; 403 for a page of another site", async () => {
  const owner = await signedInBrowser();
  const brandId = await failedBrandOf(owner);
  const stranger = await signedInBrowser();
  for (const id of [brandId, newId(), "nonsense"]) expect((await again(stranger, id)).status).toBe(404);
  expect((await again({ cookie: "" }, brandId)).status).toBe(404);
  expect((await again(owner, brandId, { "sec-fetch-site": "cross-site" })).status).toBe(403);
});
