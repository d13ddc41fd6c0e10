import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { forgottenVersion, GOLDEN_PATH, makeGoldenBrands } from "./golden-brands";

test("packages have the bytes accepted for this engine version; if they should not: raise it, then node scripts/run.mjs gallery", async () => {
  const accepted = JSON.parse(await readFile(GOLDEN_PATH, "utf8"));
  expect(await makeGoldenBrands()).toEqual(accepted);
}, 120_000);

test("changed packages are accepted under a new version alone", () => {
  const accepted = { engineVersion: "1.0.0", sha256: { tea: "a", perfume: "b" } };
  const changed = { ...accepted, sha256: { tea: "c", perfume: "b" } };
  expect(forgottenVersion(accepted, accepted)).toBeNull();
  expect(forgottenVersion(accepted, changed)).toMatch(/packages of tea have other bytes.*1\.0\.0/);
  expect(forgottenVersion(accepted, { ...changed, engineVersion: "1.0.1" })).toBeNull();
});
