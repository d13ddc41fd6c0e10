import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { accountRow, finishedBrandOf, giveFace, waitingBrandOf } from "./account-brand-fixture";
import { finishedJob } from "./brand-fixture";
import { deleteBrand } from "./delete-brand";
import { listPublished } from "./list-published";
import { readBrandFaces } from "./read-brand-faces";
import { setVisibility } from "./set-visibility";

useTestDatabase();

const names = async () => (await listPublished(10)).map(({ name }) => name);

test("listed are brands that an account has published, while they are, and no others", async () => {
  const owner = await accountRow();
  const brands = new Map<string, string>();
  for (const name of ["Unlisted", "Private", "Public", "Gone"]) {
    const { brandId } = await finishedBrandOf(owner, { name });
    await giveFace(brandId);
    brands.set(name, brandId);
  }
  await setVisibility(owner, brands.get("Private")!, "private");
  await setVisibility(owner, brands.get("Public")!, "public");
  await setVisibility(owner, brands.get("Gone")!, "public");
  await deleteBrand(owner, brands.get("Gone")!);
  const unfinished = await waitingBrandOf(owner, { name: "Unfinished" });
  await setVisibility(owner, unfinished.brandId, "public");
  const visitors = await finishedJob(new Uint8Array([1]), "Visitor's");
  await giveFace(visitors.brandId);
  await db().brand.update({ where: { id: visitors.brandId }, data: { visibility: "public" } });

  expect(await names()).toEqual(["Public"]);
  expect((await listPublished(10))[0]?.face).toMatchObject({ primary: "#112233", background: "#ffffff" });
  await setVisibility(owner, brands.get("Public")!, "unlisted");
  expect(await names()).toEqual([]);
});

test("faces are read for an account's own brands alone", async () => {
  const [owner, stranger] = [await accountRow(), await accountRow()];
  const { brandId } = await finishedBrandOf(owner);
  await giveFace(brandId);
  expect((await readBrandFaces(owner, [brandId])).get(brandId)?.colors).toHaveLength(5);
  expect((await readBrandFaces(stranger, [brandId])).size).toBe(0);
});
