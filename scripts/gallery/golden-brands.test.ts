import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import {
  forgottenVersion,
  GOLDEN_PATH,
  makeGoldenBrands,
  raisedVersion,
  VERSION_PATH,
} from "./golden-brands";

test("packages have the bytes accepted for this engine version; if they should not: node scripts/run.mjs gallery --raise", async () => {
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

test("the version is raised where it stands", async () => {
  const text = await readFile(VERSION_PATH, "utf8");
  const [major, minor] = ENGINE_VERSION.split(".");
  expect(raisedVersion(text)).toBe(text.replace(ENGINE_VERSION, `${major}.${Number(minor) + 1}.0`));
  expect(raisedVersion('"1.9.3"')).toBe('"1.10.0"');
});
