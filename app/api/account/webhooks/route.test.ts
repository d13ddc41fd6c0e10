import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { askWith, type SignedInBrowser, signedInBrowser } from "../session-test-kit";
import { POST as replay } from "./[id]/deliveries/[deliveryId]/replay/route";
import { GET as read } from "./[id]/deliveries/[deliveryId]/route";
import { POST as rotate } from "./[id]/rotate/route";
import { PATCH, DELETE as remove } from "./[id]/route";
import { POST as sample } from "./[id]/test/route";
import { POST } from "./route";

useTestDatabase();

let owner: SignedInBrowser;
let stranger: SignedInBrowser;
beforeAll(async () => {
  [owner, stranger] = [await signedInBrowser(), await signedInBrowser()];
});

const wanted = { url: "https://example.com/hooks", events: ["brand.completed"] };

/** A webhook with the delivery of a sample. */
async function webhook() {
  const { status, data } = await owner.ask(POST, "POST", { body: wanted });
  expect(status).toBe(201);
  const sent = await owner.ask(sample, "POST", { params: { id: data.id }, body: {} });
  return {
    secret: data.secret as string,
    params: { id: data.id as string, deliveryId: sent.data.id as string },
  };
}

test("a webhook is registered, its secret shown once, changed, tested, read and replayed, switched off, deleted", async () => {
  const { secret, params } = await webhook();
  expect(secret).toMatch(/^whsec_/);
  const off = await owner.ask(PATCH, "PATCH", { params, body: { description: "Bots", enabled: false } });
  expect(off.data).toMatchObject({ description: "Bots", enabled: false, disabledReason: "owner" });
  expect(JSON.stringify(off.data)).not.toContain(secret);
  expect((await owner.ask(PATCH, "PATCH", { params, body: { enabled: true } })).data.enabled).toBe(true);

  const rotated = await owner.ask(rotate, "POST", { params, body: { overlapHours: 1 } });
  expect(rotated.data.secret).not.toBe(secret);
  expect(rotated.data.previousSecretUntil).not.toBeNull();

  const delivery = await owner.ask(read, "GET", { params });
  expect(delivery.data).toMatchObject({ event: "brand.completed", test: true, history: [] });
  expect(JSON.parse(delivery.data.payload)).toMatchObject({ event: "brand.completed" });
  expect((await owner.ask(replay, "POST", { params })).status).toBe(202);

  expect((await owner.ask(remove, "DELETE", { params })).data).toEqual({ id: params.id, deleted: true });
  expect((await owner.ask(read, "GET", { params })).status).toBe(404);
});

test("400: an address that is none, an event that there is not", async () => {
  const fields = [];
  for (const body of [
    { ...wanted, url: "ftp://example.com" },
    { ...wanted, events: ["brand.sold"] },
  ]) {
    const { status, error } = await owner.ask(POST, "POST", { body });
    fields.push([status, error.details.field]);
  }
  expect(fields).toEqual([
    [400, "url"],
    [400, "events.0"],
  ]);
});

describe.each([
  ["change", PATCH, "PATCH", { enabled: false }],
  ["delete", remove, "DELETE", undefined],
  ["rotate", rotate, "POST", {}],
  ["test", sample, "POST", {}],
  ["delivery", read, "GET", undefined],
  ["replay", replay, "POST", undefined],
] as const)("%s", (_, handler, method, body) => {
  test("401 without a session", async () => {
    const { params } = await webhook();
    expect((await askWith(handler, method, { params, body })).status).toBe(401);
  });

  test("404 for somebody else's as for an unknown one, and nothing changes", async () => {
    const { params } = await webhook();
    const before = await db().webhookEndpoint.findUnique({ where: { id: params.id } });
    const foreign = await stranger.ask(handler, method, { params, body });
    const unknown = await stranger.ask(handler, method, {
      params: { id: newId(), deliveryId: newId() },
      body,
    });
    expect([foreign.status, foreign.error]).toEqual([404, unknown.error]);
    expect(await db().webhookEndpoint.findUnique({ where: { id: params.id } })).toEqual(before);
  });
});

test.each([
  ["PATCH", PATCH, { enabled: false }],
  ["DELETE", remove, undefined],
] as const)("403: %s from a page of another site", async (method, handler, body) => {
  const { params } = await webhook();
  const headers = { "sec-fetch-site": "cross-site" };
  expect((await owner.ask(handler, method, { params, body, headers })).status).toBe(403);
});
