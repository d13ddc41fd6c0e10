import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ENGINE_FILE, engineFile } from "./engine-functions";

test("the engine holds what the stages use; if not: node scripts/run.mjs stages", async () => {
  expect(await readFile(ENGINE_FILE, "utf8")).toBe(engineFile());
});
