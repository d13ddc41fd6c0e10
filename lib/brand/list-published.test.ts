import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { accountRow, finishedBrandOf, giveFace, waitingBrandOf } from "./account-brand-fixture";
import { finishedJob } from "./brand-fixture";
import { deleteBrand } from "./delete-brand";
import { listPublished, listPublishedIds } from "./list-published";
import { readBrandFaces } from "./read-brand-faces";
import { setVisibility } from "./set-visibility";

useTestDatabase();

const names = async () => (await listPublished({ limit: 10 })).brands.map(({ name }) => name);

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
  expect((await listPublished({ limit: 10 })).brands[0]?.face).toMatchObject({
    primary: "#112233",
    background: "#ffffff",
  });
  await setVisibility(owner, brands.get("Public")!, "unlisted");
  expect(await names()).toEqual([]);
});

test("are searched by what a showcase shows, a page at a time", async () => {
  const owner = await accountRow();
  for (const [name, style, businessIdea] of [
    ["100% Brot", "bold", "secret sentence"],
    ["Brotzeit", "classic", "secret sentence"],
    ["Kaffee", "bold", "secret sentence"],
  ] as const) {
    const { brandId } = await finishedBrandOf(owner, { name, style, businessIdea });
    await giveFace(brandId);
    await setVisibility(owner, brandId, "public");
  }
  const find = async (query: object) => {
    const { brands, total } = await listPublished({ limit: 10, ...query });
    return [brands.map(({ name }) => name).sort(), total];
  };
  expect(await find({ q: "BROT" })).toEqual([["100% Brot", "Brotzeit"], 2]);
  expect(await find({ q: "brot", style: "bold" })).toEqual([["100% Brot"], 1]);
  expect(await find({ q: "0% b" })).toEqual([["100% Brot"], 1]);
  expect(await find({ q: "secret" })).toEqual([[], 0]);
  expect(await find({ q: "brot", limit: 1, page: 2 })).toEqual([["100% Brot"], 2]);
  expect(await listPublishedIds(2)).toHaveLength(2);
});

test("faces are read for an account's own brands alone", async () => {
  const [owner, stranger] = [await accountRow(), await accountRow()];
  const { brandId } = await finishedBrandOf(owner);
  await giveFace(brandId);
  expect((await readBrandFaces(owner, [brandId])).get(brandId)?.colors).toHaveLength(5);
  expect((await readBrandFaces(stranger, [brandId])).size).toBe(0);
});
