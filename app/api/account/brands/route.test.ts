import { beforeAll, describe, expect, test } from "vitest";
import { finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { askWith, type SignedInBrowser, signedInBrowser } from "../session-test-kit";
import { POST as restore } from "./[brandId]/restore/route";
import { DELETE, PATCH } from "./[brandId]/route";

useTestDatabase();

let owner: SignedInBrowser;
let stranger: SignedInBrowser;
beforeAll(async () => {
  [owner, stranger] = [await signedInBrowser(), await signedInBrowser()];
});

async function brandParams() {
  const { brandId } = await finishedBrandOf(owner.accountId);
  return { brandId };
}

test("200: a brand is deleted, had back, and made private", async () => {
  const params = await brandParams();
  const deleted = await owner.ask(DELETE, "DELETE", { params });
  expect(deleted).toMatchObject({ status: 200, data: { id: params.brandId, deleted: true } });
  expect((await owner.ask(restore, "POST", { params })).data).toEqual({ id: params.brandId });
  const changed = await owner.ask(PATCH, "PATCH", { params, body: { visibility: "private" } });
  expect(changed.data).toEqual({ id: params.brandId, visibility: "private" });
  expect(await db().brand.findUnique({ where: { id: params.brandId } })).toMatchObject({
    visibility: "private",
    deletedAt: null,
  });
});

test("400: an unknown visibility, saying which there are", async () => {
  const params = await brandParams();
  const { status, error } = await owner.ask(PATCH, "PATCH", { params, body: { visibility: "hidden" } });
  expect([status, error.details.constraint]).toEqual([400, "must be one of public, unlisted, private"]);
});

describe.each([
  ["DELETE", DELETE, undefined],
  ["PATCH", PATCH, { visibility: "public" }],
  ["POST", restore, undefined],
] as const)("%s", (method, handler, body) => {
  test("401 without a session", async () => {
    expect((await askWith(handler, method, { params: await brandParams(), body })).status).toBe(401);
  });

  test("403 for a page of another site", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    const { status } = await owner.ask(handler, method, { params: await brandParams(), body, headers });
    expect(status).toBe(403);
  });

  test("404 for somebody else's brand as for an unknown one, and nothing has changed", async () => {
    const params = await brandParams();
    const foreign = await stranger.ask(handler, method, { params, body });
    const unknown = await stranger.ask(handler, method, { params: { brandId: newId() }, body });
    expect([foreign.status, foreign.error]).toEqual([404, unknown.error]);
    expect((await owner.ask(handler, method, { params: { brandId: "no-id" }, body })).status).toBe(404);
    expect(await db().brand.findUnique({ where: { id: params.brandId } })).toMatchObject({
      visibility: "unlisted",
      deletedAt: null,
    });
  });
});
