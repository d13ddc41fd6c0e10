import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { accountRow, finishedBrandOf, waitingBrandOf } from "./account-brand-fixture";
import { deleteBrand } from "./delete-brand";
import { listDeletedBrands } from "./list-deleted-brands";
import { purgeBrands } from "./purge-brands";
import { readBrandRecord } from "./read-brand-record";
import { restoreBrand } from "./restore-brand";
import { setVisibility } from "./set-visibility";

useTestDatabase();

const NOT_FOUND = { code: "NOT_FOUND" };
const hours = (count: number) => new Date(Date.now() - count * 3_600_000);

test("a deleted brand is gone at once, listed as deleted, and comes back whole", async () => {
  const owner = await accountRow();
  const { brandId } = await finishedBrandOf(owner, { name: "Bergfink" });
  const { restorableUntil, ...answer } = await deleteBrand(owner, brandId);
  expect(answer).toEqual({ id: brandId, deleted: true });
  expect(Date.parse(restorableUntil) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await expect(readBrandRecord(owner, brandId)).rejects.toMatchObject(NOT_FOUND);
  expect(await listDeletedBrands(owner)).toMatchObject([{ id: brandId, name: "Bergfink", restorableUntil }]);

  expect(await restoreBrand(owner, brandId)).toEqual({ id: brandId });
  expect(await readBrandRecord(owner, brandId)).toMatchObject({ status: "completed", name: "Bergfink" });
  expect(await listDeletedBrands(owner)).toEqual([]);
  // A second click on "Undo" is no fault.
  expect(await restoreBrand(owner, brandId)).toEqual({ id: brandId });
});

test("nobody else deletes, restores, publishes or lists it", async () => {
  const [owner, stranger] = [await accountRow(), await accountRow()];
  const { brandId } = await finishedBrandOf(owner);
  await expect(deleteBrand(stranger, brandId)).rejects.toMatchObject(NOT_FOUND);
  await expect(setVisibility(stranger, brandId, "public")).rejects.toMatchObject(NOT_FOUND);
  await deleteBrand(owner, brandId);
  await expect(restoreBrand(stranger, brandId)).rejects.toMatchObject(NOT_FOUND);
  await expect(setVisibility(owner, brandId, "public")).rejects.toMatchObject(NOT_FOUND);
  await expect(deleteBrand(owner, brandId)).rejects.toMatchObject(NOT_FOUND);
  await expect(deleteBrand(owner, newId())).rejects.toMatchObject(NOT_FOUND);
  expect(await listDeletedBrands(stranger)).toEqual([]);
});

test("deleting cancels what is being made: the job has ended, and the pipeline is told", async () => {
  const owner = await accountRow();
  const { brandId, jobId } = await waitingBrandOf(owner);
  await deleteBrand(owner, brandId);
  const job = await db().job.findUniqueOrThrow({ where: { id: jobId } });
  expect(job).toMatchObject({ status: "failed", error: { code: "CANCELLED" } });
  expect(
    await db().outboxEvent.count({
      where: { name: "brand/generation.cancelled", data: { path: ["jobId"], equals: jobId } },
    }),
  ).toBe(1);
});

test("after a day it is past undoing, and purged", async () => {
  const owner = await accountRow();
  const { brandId } = await finishedBrandOf(owner);
  await deleteBrand(owner, brandId);
  await db().brand.update({ where: { id: brandId }, data: { deletedAt: hours(25) } });
  await expect(restoreBrand(owner, brandId)).rejects.toMatchObject(NOT_FOUND);
  expect(await listDeletedBrands(owner)).toEqual([]);
  await purgeBrands();
  expect(await db().brand.count({ where: { id: brandId } })).toBe(0);
});

test("visibility is what its owner says", async () => {
  const owner = await accountRow();
  const { brandId } = await finishedBrandOf(owner);
  for (const visibility of ["public", "private", "unlisted"] as const) {
    await setVisibility(owner, brandId, visibility);
    expect(await readBrandRecord(owner, brandId)).toMatchObject({ visibility });
  }
});
