import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CATALOG_FILE, catalogFile } from "./catalog-file";
import { makeKit } from "./make-kit";

test("what is made from the descriptions is current; if not: node scripts/run.mjs kit", async () => {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  expect(read(CATALOG_FILE)).toBe(catalogFile());
  const made = await makeKit();
  expect([...made].filter(([file, text]) => read(file) !== text).map(([file]) => file)).toEqual([]);
});
