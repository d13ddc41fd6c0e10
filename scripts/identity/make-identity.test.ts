import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { makeIdentity } from "./make-identity";

test("the application wears what its engine makes of its brief; if not: node scripts/run.mjs identity", async () => {
  const files = await makeIdentity();
  const stale: string[] = [];
  for (const { path, bytes } of files) {
    if (!(await readFile(path)).equals(bytes)) stale.push(path);
  }
  expect(files.length).toBeGreaterThan(6);
  expect(stale).toEqual([]);
});
