import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { createKey } from "@/lib/keys/create-key";
import { revokeKey } from "@/lib/keys/revoke-key";
import { apiKey } from "./api-key";

useTestDatabase();

let accountId: string;
let networks = 0;

beforeEach(async () => {
  accountId = newId();
  networks++;
  await db().account.create({ data: { id: accountId, tier: "starter" } });
});

function request(headers: Record<string, string>) {
  const client = { "x-marque-client-address": `198.51.100.${networks}` };
  return new Request("http://localhost:3000/v1/brands", { headers: { ...client, ...headers } });
}
const bearer = (key: string, more: Record<string, string> = {}) =>
  request({ authorization: `Bearer ${key}`, ...more });

test("the account behind a key, counted by the account and not by the key", async () => {
  const { id: keyId, key } = await createKey({ accountId, name: "a", beta: true });
  expect(await apiKey(bearer(key))).toEqual({
    principal: { kind: "account", accountId, tier: "starter", keyId, beta: true },
    subjects: [`account:${accountId}`],
    requestsPerHour: 100,
    countsEvery: true,
    counted: expect.objectContaining({ limit: 100, remaining: 99 }),
    idempotencyScopes: [`account:${accountId}`],
    payerId: accountId,
  });
  expect((await apiKey(request({ authorization: `bearer  ${key} ` }))).principal.keyId).toBe(keyId);
});

test("401: no key, no Bearer, a mistyped one and a revoked one", async () => {
  const { id: keyId, key } = await createKey({ accountId, name: "a" });
  await revokeKey({ accountId, keyId });
  const basic = request({ authorization: `Basic ${key}` });
  for (const bad of [request({}), basic, bearer(`${key}x`), bearer(key), bearer("é")]) {
    await expect(apiKey(bad)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  }
});

test("429: a hundred bad keys an hour from one network; a good one still works there", async () => {
  const { key } = await createKey({ accountId, name: "a" });
  const subject = `key-failures:198.51.100.${networks}`;
  await db().rateLimit.create({ data: { subject, hits: Array(99).fill(new Date()) } });
  await expect(apiKey(request({}))).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  const refusal = { code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: expect.any(Number) };
  await expect(apiKey(request({}))).rejects.toMatchObject(refusal);
  await expect(apiKey(bearer(key))).resolves.toBeDefined();
  const elsewhere = request({ "x-marque-client-address": "203.0.113.200" });
  await expect(apiKey(elsewhere)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("403: outside the key's networks, and when nobody can tell the address", async () => {
  const { key } = await createKey({ accountId, name: "a", cidrs: ["203.0.113.0/24", "2001:db8::/32"] });
  const from = (address: string) => apiKey(bearer(key, { "x-marque-client-address": address }));
  for (const inside of ["203.0.113.9", "::ffff:203.0.113.9", "2001:db8::1"]) {
    await expect(from(inside)).resolves.toBeDefined();
  }
  for (const outside of ["198.51.100.1", "2001:db9::1", "", "nonsense"]) {
    await expect(from(outside)).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
  const claimed = bearer(key, { "x-forwarded-for": "203.0.113.9" });
  await expect(apiKey(claimed)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
