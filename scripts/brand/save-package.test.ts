import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { savePackage } from "./save-package";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "marque-save-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const packed = (text: string, sha256 = createHash("sha256").update(text).digest("hex")) => ({
  fileName: "Crust-brand.zip",
  plainFileName: "crust-brand.zip",
  bytes: text.length,
  sha256,
  stream: async () => new Blob([text]).stream(),
});

test("makes the folder, replaces an older file of the name, leaves nothing else", async () => {
  const target = path.join(folder, "a", "b");
  expect(await savePackage(packed("first"), target)).toBe(path.join(target, "crust-brand.zip"));
  await savePackage(packed("second"), target);
  expect(await readdir(target)).toEqual(["crust-brand.zip"]);
  expect(await readFile(path.join(target, "crust-brand.zip"), "utf8")).toBe("second");
});

test("damaged bytes never become a file", async () => {
  await expect(savePackage(packed("text", "0".repeat(64)), folder)).rejects.toThrow("damaged");
  expect(await readdir(folder)).toEqual([]);
});

test("a folder that is a file is an error with its name", async () => {
  const file = path.join(folder, "file");
  await writeFile(file, "");
  await expect(savePackage(packed("text"), file)).rejects.toThrow(file);
});
