import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readThemes, THEMES_FILE } from "./read-themes";

test("themes.json says what the YAML files say; if it should not: node scripts/run.mjs themes", async () => {
  const isSame = (await readFile(THEMES_FILE, "utf8")) === (await readThemes());
  expect(isSame).toBe(true);
});
