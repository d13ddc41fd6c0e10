import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { bundleKitScript, KIT_SCRIPT_PATH } from "./bundle-kit-script";

test("the kit's script is what its sources say; if not: node scripts/kit-script.ts", async () => {
  expect(await readFile(KIT_SCRIPT_PATH, "utf8")).toBe(await bundleKitScript());
});
