import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { fsStorage } from "./fs-storage";
import { incomingFolder, temporaryName } from "./incoming-files";
import { testStorageContract } from "./storage-contract";

const GIB = 1024 ** 3;
const roots: string[] = [];
async function newRoot(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "marque-storage-"));
  roots.push(root);
  return root;
}
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true, force: true }))));
const text = (value: string) => new TextEncoder().encode(value);
const plenty = async () => ({ freeBytes: 100 * GIB, totalBytes: 200 * GIB });

testStorageContract(async () => fsStorage(await newRoot(), plenty));

test("keeps what it stores from the machine's other users, also in a store that was open before", async () => {
  const root = path.join(await newRoot(), "data", "storage");
  await mkdir(root, { recursive: true, mode: 0o755 });
  const store = fsStorage(root);
  await store.put("brands/1/a.svg", text("x"));
  await store.copy("brands/1/a.svg", "brands/2/a.svg");
  const names = ["", "incoming", "blobs", "blobs/brands", "blobs/brands/1", "blobs/brands/2"];
  const modes = async (paths: string[]) =>
    Promise.all(paths.map(async (name) => (await stat(path.join(root, name))).mode & 0o777));
  expect(await modes(names)).toEqual(names.map(() => 0o700));
  expect(await modes(["blobs/brands/1/a.svg", "blobs/brands/2/a.svg"])).toEqual([0o600, 0o600]);
  expect((await stat(path.dirname(root))).mode & 0o077).not.toBe(0);
});

test("leaves no temporary file, not even after a failed put", async () => {
  const root = await newRoot();
  const store = fsStorage(root);
  await store.put("a", text("x"));
  await expect(store.put("a/b", text("x"))).rejects.toThrow();
  expect(await readdir(incomingFolder(root))).toEqual([]);
});

test("the first write sweeps what a killed process left, and leaves a living one's file alone", async () => {
  const root = await newRoot();
  const incoming = incomingFolder(root);
  await mkdir(incoming, { recursive: true });
  const living = temporaryName();
  const dead = living.replace(`-${process.pid}-`, "-4194999-");
  for (const name of [living, dead]) await writeFile(path.join(incoming, name), "half");
  await fsStorage(root).put("a", text("x"));
  expect(await readdir(incoming)).toEqual([living]);
});

test("removing a value takes its empty folders along", async () => {
  const root = await newRoot();
  const store = fsStorage(root);
  await store.put("brands/a/1/x", text("x"));
  await store.deletePrefix("brands/a/1/");
  expect(await readdir(path.join(root, "blobs"))).toEqual([]);
});

test("puts and removals beside one another all succeed", async () => {
  const store = fsStorage(await newRoot());
  await Promise.all(
    Array.from({ length: 60 }, (_, turn) =>
      turn % 3 === 0 ? store.deletePrefix("a/b/") : store.put(`a/b/${turn}`, text("x")),
    ),
  );
});

test.each([
  ["under 512 MiB", { freeBytes: 0.4 * GIB, totalBytes: 10 * GIB }],
  ["under 2 %", { freeBytes: 3 * GIB, totalBytes: 200 * GIB }],
])("a disk with %s free is unavailable", async (_, space) => {
  const store = fsStorage(await newRoot(), async () => space);
  await expect(store.check()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfterSeconds: 300 });
});

test("a store that cannot be written is unavailable", async () => {
  const root = await newRoot();
  await writeFile(path.join(root, "incoming"), "a file where the folder should be");
  await expect(fsStorage(root, plenty).check()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});
