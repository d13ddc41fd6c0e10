import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { Storage } from "./storage";

const text = (value: string) => new TextEncoder().encode(value);
const read = async (stream: ReadableStream<Uint8Array> | null) =>
  stream && Buffer.from(await new Response(stream).arrayBuffer()).toString();
const keys = async (store: Storage, prefix: string) => {
  const found: string[] = [];
  for await (const key of store.list(prefix)) found.push(key);
  return found.sort();
};

/** What every driver must do. `make` gives an empty store. */
export function testStorageContract(make: () => Promise<Storage>): void {
  test("gives back the bytes that were put, byte for byte", async () => {
    const store = await make();
    const bytes = new Uint8Array(randomBytes(700_001));
    await store.put("brands/a/1/big.bin", bytes);
    expect(Buffer.compare((await store.get("brands/a/1/big.bin"))!, bytes)).toBe(0);
    expect(await store.size("brands/a/1/big.bin")).toBe(700_001);
  });

  test("keeps a part of a larger buffer as that part alone", async () => {
    const store = await make();
    await store.put("part", text("-whole-").subarray(1, 6));
    expect(new TextDecoder().decode((await store.get("part"))!)).toBe("whole");
  });

  test("an unknown key is null, not an error", async () => {
    const store = await make();
    await store.put("folder/file", text("x"));
    for (const key of ["nothing", "folder", "folder/nothing", "folder/file/below"]) {
      expect([key, await store.get(key), await store.size(key), await store.stream(key)]).toEqual([
        key,
        null,
        null,
        null,
      ]);
    }
  });

  test("a second put replaces the value whole", async () => {
    const store = await make();
    await store.put("key", text("a long first value"));
    await store.put("key", text("short"));
    expect(new TextDecoder().decode((await store.get("key"))!)).toBe("short");
    expect(await keys(store, "key")).toEqual(["key"]);
  });

  test("a copy is a value of its own, over another one too", async () => {
    const store = await make();
    await store.put("a/1/file", text("first"));
    await store.put("a/2/file", text("other"));
    expect(await store.copy("a/1/file", "a/2/file")).toBe(true);
    expect(await store.copy("a/1/file", "a/2/file")).toBe(true);
    await store.put("a/1/file", text("second"));
    expect(await read(await store.stream("a/2/file"))).toBe("first");
    await store.deletePrefix("a/1/");
    expect(await read(await store.stream("a/2/file"))).toBe("first");
    expect(await keys(store, "")).toEqual(["a/2/file"]);
  });

  test("a copy of an unknown key makes nothing", async () => {
    const store = await make();
    expect(await store.copy("nothing", "to")).toBe(false);
    expect(await keys(store, "")).toEqual([]);
  });

  test("readers beside writers see one whole value", async () => {
    const store = await make();
    const values = ["a", "b"].map((letter) => text(letter.repeat(200_000)));
    await store.put("key", values[0]!);
    const writes = Array.from({ length: 10 }, (_, turn) => store.put("key", values[turn % 2]!));
    const reads = Array.from({ length: 20 }, () => store.get("key"));
    for (const bytes of await Promise.all(reads)) {
      expect(bytes).toHaveLength(200_000);
      expect(new Set(bytes)).toHaveProperty("size", 1);
    }
    await Promise.all(writes);
  });

  test("an empty value is a value", async () => {
    const store = await make();
    await store.put("empty", new Uint8Array());
    expect([await store.size("empty"), await read(await store.stream("empty"))]).toEqual([0, ""]);
    expect(await store.get("empty")).toHaveLength(0);
  });

  test("streams the whole and any range, both ends included, an end past the last byte moved to it", async () => {
    const store = await make();
    await store.put("key", text("0123456789"));
    expect(await read(await store.stream("key"))).toBe("0123456789");
    expect(await read(await store.stream("key", { start: 0, end: 0 }))).toBe("0");
    expect(await read(await store.stream("key", { start: 2, end: 5 }))).toBe("2345");
    expect(await read(await store.stream("key", { start: 8, end: 400 }))).toBe("89");
  });

  test.each([
    { start: 10, end: 12 },
    { start: 4, end: 2 },
    { start: -1, end: 2 },
    { start: 0.5, end: 2 },
  ])("refuses the range $start to $end of ten bytes", async (range) => {
    const store = await make();
    await store.put("key", text("0123456789"));
    await expect(store.stream("key", range)).rejects.toThrow("does not lie in a value of 10 bytes");
  });

  test("a reader may stop in the middle of a stream", async () => {
    const store = await make();
    await store.put("key", new Uint8Array(3_000_000).fill(7));
    const reader = (await store.stream("key"))!.getReader();
    expect((await reader.read()).value?.[0]).toBe(7);
    await reader.cancel();
    expect(await store.size("key")).toBe(3_000_000);
  });

  test("lists by beginning of the key, over more than one page", async () => {
    const store = await make();
    const all = ["a/1/x", "a/1/y/z", "a/10/x", "a/2", "ab/1", "b"];
    for (const key of all) await store.put(key, text(key));
    expect(await keys(store, "")).toEqual(all);
    expect(await keys(store, "a/1/")).toEqual(["a/1/x", "a/1/y/z"]);
    expect(await keys(store, "a/1")).toEqual(["a/1/x", "a/1/y/z", "a/10/x"]);
    expect(await keys(store, "a/2")).toEqual(["a/2"]);
    expect(await keys(store, "c/")).toEqual([]);
  });

  test("removes by beginning of the key and nothing else", async () => {
    const store = await make();
    for (const key of ["a/1/x", "a/1/y/z", "a/10/x", "a/2", "b"]) await store.put(key, text(key));
    await store.deletePrefix("a/1/");
    expect(await keys(store, "")).toEqual(["a/10/x", "a/2", "b"]);
    await store.deletePrefix("a/");
    await store.deletePrefix("a/");
    expect(await keys(store, "")).toEqual(["b"]);
    await store.put("a/1/x", text("again"));
    expect(await keys(store, "a")).toEqual(["a/1/x"]);
  });

  test.each([
    "",
    "/",
    "/a",
    "a/",
    "a//b",
    "..",
    "a/../b",
    "a/./b",
    "a\\b",
    "a\0b",
    "é",
    "a b",
    "x".repeat(513),
  ])("refuses the key %j before anything is touched", async (key) => {
    const store = await make();
    const bytes = text("x");
    for (const call of [
      store.put(key, bytes),
      store.get(key),
      store.size(key),
      store.stream(key),
      store.copy(key, "to"),
      store.copy("from", key),
    ]) {
      await expect(call).rejects.toThrow("Invalid storage key");
    }
  });

  test.each(["/", "../", "a/../", "a//", "%2e"])("refuses the prefix %j", async (prefix) => {
    const store = await make();
    await expect(keys(store, prefix)).rejects.toThrow("Invalid storage prefix");
    await expect(store.deletePrefix(prefix)).rejects.toThrow("Invalid storage prefix");
  });

  test("does not remove the whole store", async () => {
    const store = await make();
    await expect(store.deletePrefix("")).rejects.toThrow("at least one character");
  });

  test("says that it can be written", async () => {
    const store = await make();
    await expect(store.check()).resolves.toBeUndefined();
  });
}
