import { expect, test } from "vitest";
import { createBatch, createKeyedBatch } from "./batch";

test("calls that come at once make one batch, those that come while it runs the next", async () => {
  const batches: number[][] = [];
  let more: Promise<number>[] = [];
  const double = createBatch(async (items: number[]) => {
    batches.push(items);
    if (batches.length === 1) more = [4, 5].map(double);
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await Promise.all(more)).toEqual([8, 10]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test("a batch that fails fails its own calls alone", async () => {
  const run = createBatch(async (items: string[]) => {
    if (items.includes("bad")) throw new Error("no database");
    return items;
  });
  const both = await Promise.allSettled([run("a"), run("bad")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await run("b")).toBe("b");
});

test("each key has batches of its own", async () => {
  const seen: string[] = [];
  const run = createKeyedBatch(async (key, items: number[]) => {
    seen.push(`${key}:${items.join()}`);
    await Promise.resolve();
    return items;
  });
  await Promise.all([run("a", 1), run("b", 2), run("a", 3), run("a", 4)]);
  expect(seen).toEqual(["a:1,3,4", "b:2"]);
});
