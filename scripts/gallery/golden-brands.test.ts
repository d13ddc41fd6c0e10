import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { forgottenVersion, makeGoldenBrands, raisedVersion, VERSION_PATH } from "./golden-brands";
import { GOLDEN_OF_PIPELINE, GOLDEN_PATH, GOLDEN_REQUESTS, type GoldenBrands } from "./golden-requests";

test("packages have the bytes accepted for this engine version; if they should not: node scripts/run.mjs gallery --raise", async () => {
  const accepted = JSON.parse(await readFile(GOLDEN_PATH, "utf8")) as GoldenBrands;
  expect(Object.keys(accepted.sha256).sort()).toEqual([...GOLDEN_REQUESTS.keys()].sort());
  const { [GOLDEN_OF_PIPELINE]: made, ...others } = accepted.sha256;
  expect(made).toBeTruthy();
  expect(await makeGoldenBrands(Object.keys(others))).toEqual({ ...accepted, sha256: others });
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
