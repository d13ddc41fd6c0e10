import { expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import { accountRow } from "./account-brand-fixture";
import { waitingJob } from "./brand-fixture";
import { claimBrands } from "./claim-brands";
import { purgeBrands, purgeFailedVersions } from "./purge-brands";

useTestDatabase();

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

async function storedBrand() {
  const { jobId } = await waitingJob();
  const { brandId } = await db().job.findUniqueOrThrow({ where: { id: jobId } });
  const key = artifactKey(brandId, 1, "README.md");
  await storage().put(key, new Uint8Array([1]));
  return { jobId, brandId, key };
}

test("a deleted brand can be had back for a day, then its bytes and its row are gone", async () => {
  const [early, late] = [await storedBrand(), await storedBrand()];
  await db().brand.update({ where: { id: early.brandId }, data: { deletedAt: ago(25) } });
  await db().brand.update({ where: { id: late.brandId }, data: { deletedAt: ago(23) } });
  expect(await purgeBrands()).toBe(1);
  expect(await storage().size(early.key)).toBeNull();
  expect(await db().brand.count({ where: { id: early.brandId } })).toBe(0);
  expect(await storage().size(late.key)).toBe(1);
});

test("a visitor's brand is kept for thirty days, the operator's for ever", async () => {
  const [visitors, operators] = [await storedBrand(), await storedBrand()];
  const old = { createdAt: ago(31 * 24) };
  await db().brand.update({ where: { id: visitors.brandId }, data: { ...old, visitorId: "visitor" } });
  await db().brand.update({ where: { id: operators.brandId }, data: { ...old, visitorId: null } });
  await purgeBrands();
  expect(await storage().size(visitors.key)).toBeNull();
  expect(await storage().size(operators.key)).toBe(1);
});

test("a brand that its visitor takes into an account while others are purged stays", async () => {
  const accountId = await accountRow();
  const [first, second] = [await storedBrand(), await storedBrand()];
  const ids = [first.brandId, second.brandId];
  await db().brand.updateMany({
    where: { id: { in: ids } },
    data: { createdAt: ago(31 * 24), visitorId: "v-1" },
  });
  const { deletePrefix } = storage();
  vi.spyOn(storage(), "deletePrefix").mockImplementationOnce(async (prefix) => {
    expect(await claimBrands(accountId, "v-1")).toBe(1);
    await deletePrefix.call(storage(), prefix);
  });
  expect(await purgeBrands()).toBe(1);
  const [kept] = await db().brand.findMany({ where: { id: { in: ids } } });
  expect(kept).toMatchObject({ accountId, deletedAt: null });
  expect(await storage().size(kept?.id === first.brandId ? first.key : second.key)).toBe(1);
});

test("what a failed generation wrote after its end is removed, a completed version never", async () => {
  const [failed, complete] = [await storedBrand(), await storedBrand()];
  for (const { jobId } of [failed, complete]) {
    await db().job.update({ where: { id: jobId }, data: { status: "failed", finishedAt: ago(1) } });
  }
  await db().brandVersion.updateMany({ where: { brandId: complete.brandId }, data: { completedAt: ago(2) } });
  await purgeFailedVersions();
  expect(await storage().size(failed.key)).toBeNull();
  expect(await storage().size(complete.key)).toBe(1);
});
