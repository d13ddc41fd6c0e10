import { expect, test } from "vitest";
import { createBatch, createKeyedBatch } from "./batch";

test("calls that come while a batch runs make the next one together, each with its own result", async () => {
  const batches: number[][] = [];
  const double = createBatch(async (items: number[]) => {
    batches.push(items);
    await Promise.resolve();
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
  expect(await double(4)).toBe(8);
});

test("a batch that fails fails its own calls alone", async () => {
  const run = createBatch(async (items: string[]) => {
    if (items.includes("bad")) throw new Error("no database");
    return items;
  });
  const [first, second, third] = await Promise.allSettled([run("a"), run("bad"), run("c")]);
  expect([first.status, second.status, third.status]).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await run("d")).toBe("d");
});

test("each key has batches of its own", async () => {
  const seen: string[] = [];
  const run = createKeyedBatch(async (key, items: number[]) => {
    seen.push(`${key}:${items.join()}`);
    await Promise.resolve();
    return items;
  });
  await Promise.all([run("a", 1), run("b", 2), run("a", 3), run("a", 4)]);
  expect(seen).toEqual(["a:1", "b:2", "a:3,4"]);
});
