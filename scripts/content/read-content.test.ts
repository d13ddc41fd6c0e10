import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readContent } from "./read-content";

test("the JSON files say what the YAML files say; if they should not: node scripts/run.mjs content", async () => {
  const contents = await readContent();
  const isSame = await Promise.all(
    contents.map(async ({ file, json }) => [file, (await readFile(file, "utf8")) === json]),
  );
  expect(Object.fromEntries(isSame)).toEqual(Object.fromEntries(contents.map(({ file }) => [file, true])));
});
