import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { acceptStore, assertSameStore } from "./store-identity";

useTestDatabase();

const ownDataDir = process.env.DATA_DIR;
const folders: string[] = [];

/** The process's one store is this machine's: a new, empty folder, or one that was used before. */
function machine(folder = mkdtempSync(path.join(tmpdir(), "marque-store-"))): string {
  folders.push(folder);
  process.env.DATA_DIR = folder;
  refreshEnv();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for("marque.storage")];
  return folder;
}

beforeEach(() => db().serverSecret.deleteMany());
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  machine(ownDataDir);
  folders.pop();
});

test("the first start joins database and store, and later ones find them so", async () => {
  machine();
  await assertSameStore();
  await assertSameStore();
});

test("several processes may be the first", async () => {
  machine();
  await Promise.all([assertSameStore(), assertSameStore(), assertSameStore()]);
  expect(await db().serverSecret.count()).toBe(1);
});

test("a second machine with files of its own does not start, and its operator is told why", async () => {
  const first = machine();
  await assertSameStore();
  const second = machine();
  await expect(assertSameStore()).rejects.toThrow(
    new RegExp(
      `${second}.* not those that this database belongs to .*DATA_DIR.*BLOB_READ_WRITE_TOKEN.*accept-store`,
    ),
  );
  // Nor the second time: a refusal leaves nothing behind.
  await expect(assertSameStore()).rejects.toThrow("it has no id");
  machine(first);
  await assertSameStore();
});

test("a store that belongs to another database is refused too", async () => {
  machine();
  await assertSameStore();
  await db().serverSecret.deleteMany();
  const second = machine();
  await assertSameStore();
  machine(folders[0]);
  await expect(assertSameStore()).rejects.toThrow("its id is");
  expect(folders).toContain(second);
});

test("a new database takes the store that is there", async () => {
  machine();
  await assertSameStore();
  await db().serverSecret.deleteMany();
  await assertSameStore();
});

test("what was restored elsewhere is accepted by a word of the operator's, and the old place is refused then", async () => {
  const old = machine();
  await assertSameStore();
  await db().serverSecret.update({ where: { name: "store" }, data: { value: "of-the-backup" } });
  await expect(assertSameStore()).rejects.toThrow("of-the-backup");
  const { place } = await acceptStore();
  expect(place).toBe(path.join(old, "storage"));
  await assertSameStore();
  machine();
  await acceptStore();
  await assertSameStore();
  machine(old);
  await expect(assertSameStore()).rejects.toThrow("its id is");
});
