import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { changeKey } from "./change-key";
import { createKey } from "./create-key";
import { findKey } from "./find-key";
import { newKeySchema } from "./key.schema";
import { keyHash, newKeyText } from "./key-format";
import { listKeys } from "./list-keys";
import { renameKey } from "./rename-key";
import { revokeKey } from "./revoke-key";
import { rotateKey } from "./rotate-key";

useTestDatabase();

const NOT_FOUND = { code: "NOT_FOUND" };
const CONFLICT = { code: "CONFLICT" };
let accountId: string;

beforeEach(async () => {
  accountId = newId();
  await db().account.create({ data: { id: accountId, tier: "pro" } });
});

test("a key's text is stored nowhere, and found by it", async () => {
  const { key, ...summary } = await createKey({ accountId, name: "CI", cidrs: ["192.0.2.0/24"], beta: true });
  const row = await db().apiKey.findUniqueOrThrow({ where: { id: summary.id } });
  expect(JSON.stringify(row)).not.toContain(key.slice("mq_test_".length, -4));
  expect(row.hash).toBe(keyHash(key));
  expect(await listKeys(accountId)).toEqual([summary]);
  expect(summary).toMatchObject({
    prefix: "mq_test_",
    last4: key.slice(-4),
    status: "active",
    lastUsedAt: null,
  });
  const found = { keyId: summary.id, accountId, tier: "pro", beta: true, cidrs: ["192.0.2.0/24"] };
  expect(await findKey(key)).toEqual(found);
});

test("an unknown, expired or revoked key, and one of a deleted account, is none", async () => {
  const { key } = await createKey({ accountId, name: "a" });
  expect(await findKey(newKeyText())).toBeNull();
  expect(await findKey("mq_live_")).toBeNull();
  const expired = await createKey({
    accountId,
    name: "b",
    expiresAt: new Date(Date.now() - 1).toISOString(),
  });
  expect([expired.status, await findKey(expired.key)]).toEqual(["expired", null]);
  const revoked = await createKey({ accountId, name: "c" });
  expect(await revokeKey({ accountId, keyId: revoked.id })).toMatchObject({ status: "revoked" });
  expect(await findKey(revoked.key)).toBeNull();
  expect(await findKey(key)).not.toBeNull();
  await db().account.update({ where: { id: accountId }, data: { deletedAt: new Date() } });
  expect(await findKey(key)).toBeNull();
});

test("the last use is written at most once a minute", async () => {
  const { id, key } = await createKey({ accountId, name: "a" });
  const lastUse = async () => (await db().apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt;
  await findKey(key);
  const first = await lastUse();
  expect(first).toBeInstanceOf(Date);
  await findKey(key);
  expect(await lastUse()).toEqual(first);
  await db().apiKey.update({ where: { id }, data: { lastUsedAt: new Date(Date.now() - 61_000) } });
  await findKey(key);
  expect((await lastUse())!.getTime()).toBeGreaterThanOrEqual(first!.getTime());
});

test("rotation: both keys work until the overlap ends, then the new one alone", async () => {
  const old = await createKey({ accountId, name: "CI", cidrs: ["2001:db8::/32"], beta: true });
  const next = await rotateKey({ accountId, keyId: old.id });
  expect(next).toMatchObject({ name: "CI", cidrs: ["2001:db8::/32"], beta: true, expiresAt: null });
  const [, listed] = await listKeys(accountId);
  expect(listed).toMatchObject({ id: old.id, status: "active", rotatedTo: next.id });
  expect(Date.parse(listed!.expiresAt!) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  expect([await findKey(old.key), await findKey(next.key)]).not.toContain(null);
  await expect(rotateKey({ accountId, keyId: old.id })).rejects.toMatchObject(CONFLICT);

  const last = await rotateKey({ accountId, keyId: next.id }, 0);
  expect(await findKey(next.key)).toBeNull();
  expect(await findKey(last.key)).not.toBeNull();
});

test("a key with a set life is followed by one with a life as long, and ends no later than it would have", async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const old = await createKey({ accountId, name: "a", expiresAt });
  const next = await rotateKey({ accountId, keyId: old.id }, 24);
  expect(Date.parse(next.expiresAt!)).toBeGreaterThanOrEqual(Date.parse(expiresAt));
  expect((await listKeys(accountId)).find(({ id }) => id === old.id)?.expiresAt).toBe(expiresAt);
});

test("name, networks, end and opt-in change; a revoked key does not", async () => {
  const { id, key } = await createKey({ accountId, name: "a" });
  expect(await renameKey({ accountId, keyId: id }, "b")).toMatchObject({ name: "b", cidrs: [] });
  await changeKey({ accountId, keyId: id }, { cidrs: ["10.0.0.0/8"], beta: true });
  expect(await findKey(key)).toMatchObject({ cidrs: ["10.0.0.0/8"], beta: true });
  await revokeKey({ accountId, keyId: id });
  await expect(renameKey({ accountId, keyId: id }, "c")).rejects.toMatchObject(CONFLICT);
  await expect(rotateKey({ accountId, keyId: id })).rejects.toMatchObject(CONFLICT);
});

test("a key that has ended stays so", async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const { id, key } = await createKey({ accountId, name: "a" });
  await db().apiKey.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1_000) } });
  for (const changes of [{ expiresAt: null }, { expiresAt: later }, { name: "b" }]) {
    await expect(changeKey({ accountId, keyId: id }, changes)).rejects.toMatchObject(CONFLICT);
  }
  await expect(rotateKey({ accountId, keyId: id })).rejects.toMatchObject(CONFLICT);
  expect(await findKey(key)).toBeNull();
});

test("a key that was rotated ends with its overlap or sooner, never later", async () => {
  const address = { accountId, keyId: (await createKey({ accountId, name: "a" })).id };
  await rotateKey(address, 24);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  for (const expiresAt of [null, inHours(25)]) {
    await expect(changeKey(address, { expiresAt })).rejects.toMatchObject(CONFLICT);
  }
  expect(await changeKey(address, { expiresAt: inHours(1), name: "b" })).toMatchObject({ name: "b" });
});

test("somebody else's key reads as an unknown one", async () => {
  const { id: keyId } = await createKey({ accountId, name: "a" });
  const stranger = newId();
  await db().account.create({ data: { id: stranger } });
  const address = { accountId: stranger, keyId };
  await expect(renameKey(address, "b")).rejects.toMatchObject(NOT_FOUND);
  await expect(revokeKey(address)).rejects.toMatchObject(NOT_FOUND);
  await expect(rotateKey(address)).rejects.toMatchObject(NOT_FOUND);
  await expect(revokeKey({ accountId, keyId: "no-id" })).rejects.toMatchObject(NOT_FOUND);
  expect(await listKeys(stranger)).toEqual([]);
});

test("an account has at most a hundred keys in use", async () => {
  const keys = Array.from({ length: 99 }, () => ({
    id: newId(),
    accountId,
    name: "a",
    hash: keyHash(newId()),
    prefix: "mq_test_",
    last4: "0000",
  }));
  await db().apiKey.createMany({ data: keys });
  const made = await Promise.allSettled([1, 2, 3].map(() => createKey({ accountId, name: "b" })));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await revokeKey({ accountId, keyId: keys[0]!.id });
  await expect(createKey({ accountId, name: "c" })).resolves.toMatchObject({ status: "active" });
});

test("what a new key is asked for with", () => {
  expect(newKeySchema.parse({ name: " CI " })).toEqual({
    name: "CI",
    cidrs: [],
    expiresAt: null,
    beta: false,
  });
  expect(newKeySchema.parse({ name: "a", cidrs: ["192.0.2.9/24"] }).cidrs).toEqual(["192.0.2.0/24"]);
  const bad = newKeySchema.safeParse({ name: "", cidrs: ["nowhere"], expiresAt: "2001-01-01T00:00:00Z" });
  expect(
    bad.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
  ).toMatchInlineSnapshot(`
    [
      "name: length must be between 1 and 80 characters",
      "cidrs.0: must be an address or a range such as 203.0.113.0/24 or 2001:db8::/32",
      "expiresAt: must be in the future",
    ]
  `);
});
