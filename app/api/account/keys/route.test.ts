import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { findKey } from "@/lib/keys/find-key";
import { askWith, type SignedInBrowser, signedInBrowser } from "../session-test-kit";
import { POST as rotate } from "./[keyId]/rotate/route";
import { PATCH, DELETE as revoke } from "./[keyId]/route";
import { GET, POST } from "./route";

useTestDatabase();

let owner: SignedInBrowser;
let stranger: SignedInBrowser;
beforeAll(async () => {
  [owner, stranger] = [await signedInBrowser(), await signedInBrowser()];
});

async function key(body: object = { name: "Deploys" }) {
  const { status, data } = await owner.ask(POST, "POST", { body });
  expect(status).toBe(201);
  return { text: data.key as string, params: { keyId: data.id as string } };
}

test("201: the key is shown once, works, and its text is stored nowhere", async () => {
  const { text } = await key({ name: " Deploys ", cidrs: ["203.0.113.9"], beta: true });
  expect(await findKey(text)).toMatchObject({ accountId: owner.accountId, beta: true });
  const { data } = await owner.ask(GET, "GET");
  expect(data[0]).toMatchObject({ name: "Deploys", cidrs: ["203.0.113.9/32"], last4: text.slice(-4) });
  expect(JSON.stringify(data)).not.toContain(text);
  expect(JSON.stringify(await db().apiKey.findMany())).not.toContain(text);
});

test("400: a name is needed, networks must be networks, and an end lies ahead", async () => {
  const fields = [];
  for (const body of [
    {},
    { name: "x", cidrs: ["10.0.0.0/33"] },
    { name: "x", expiresAt: "2020-01-01T00:00:00Z" },
  ]) {
    const { status, error } = await owner.ask(POST, "POST", { body });
    fields.push([status, error.details.field]);
  }
  expect(fields).toEqual([
    [400, "name"],
    [400, "cidrs.0"],
    [400, "expiresAt"],
  ]);
});

test("a key is changed, rotated with an overlap, and revoked", async () => {
  const { text, params } = await key();
  const changed = await owner.ask(PATCH, "PATCH", { params, body: { name: "CI", beta: true } });
  expect(changed.data).toMatchObject({ name: "CI", beta: true, cidrs: [] });

  const rotated = await owner.ask(rotate, "POST", { params, body: { overlapHours: 1 } });
  expect(rotated).toMatchObject({ status: 201, data: { name: "CI", beta: true } });
  expect(await findKey(text)).not.toBeNull();
  expect(await findKey(rotated.data.key)).not.toBeNull();
  expect((await owner.ask(rotate, "POST", { params, body: {} })).status).toBe(409);

  expect((await owner.ask(revoke, "DELETE", { params })).data.status).toBe("revoked");
  expect(await findKey(text)).toBeNull();
  expect((await owner.ask(PATCH, "PATCH", { params, body: { name: "x" } })).status).toBe(409);
});

describe.each([
  ["PATCH", PATCH, { name: "Mine now" }],
  ["DELETE", revoke, undefined],
  ["POST", rotate, {}],
] as const)("%s of one key", (method, handler, body) => {
  test("401 without a session, 403 from another site", async () => {
    const { params } = await key();
    expect((await askWith(handler, method, { params, body })).status).toBe(401);
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await owner.ask(handler, method, { params, body, headers })).status).toBe(403);
  });

  test("404 for somebody else's key as for an unknown one; it still works", async () => {
    const { text, params } = await key();
    const foreign = await stranger.ask(handler, method, { params, body });
    const unknown = await stranger.ask(handler, method, { params: { keyId: newId() }, body });
    expect([foreign.status, foreign.error]).toEqual([404, unknown.error]);
    expect(await findKey(text)).not.toBeNull();
  });
});

test("401: the list and a new key need a session", async () => {
  expect((await askWith(GET, "GET")).status).toBe(401);
  expect((await askWith(POST, "POST", { body: { name: "x" } })).status).toBe(401);
});
