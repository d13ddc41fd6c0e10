import { expect, test } from "vitest";
import { SCENES, SIGNATURE_PATH } from "@/lib/applications/scenes.schema";
import { textFile } from "@/lib/model/generated-file";
import { checkApplications } from "./check-applications";
import { samplePng } from "./sample-files";
import { brand, failuresOf, good, having, textOf, useGoodFiles, without } from "./verify-test-kit";

useGoodFiles();

const [sign] = SCENES.filter(({ id }) => id === "sign");

test("a picture that is missing, of another size, or without a name", async () => {
  const { path, png } = sign!;
  expect(await failuresOf("applications-complete", without(path))).toEqual([`missing: ${path}`]);
  expect(await failuresOf("applications-complete", without(png.path))).toEqual([`missing: ${png.path}`]);
  const small = { path: png.path, bytes: samplePng(600, 450) };
  expect(await failuresOf("applications-complete", having(small))).toEqual([
    `${png.path}: 600 × 450 px instead of ${png.width} × ${png.height}`,
  ]);
  const nameless = textFile(path, textOf(path).replace(/<title>.*<\/title>/, "<title> </title>"));
  expect(await failuresOf("applications-complete", having(nameless))).toEqual([`${path}: has no title`]);
  const cropped = textFile(path, textOf(path).replace("0 0 1600 1200", "0 0 1600 1100"));
  expect(await failuresOf("applications-complete", having(cropped))).toEqual([`${path}: is not 1600 × 1200`]);
});

test("a picture that this brand should not have", async () => {
  const quiet = brand.scenes.filter((id) => id !== "tote");
  expect(await failuresOf("applications-complete", good, { scenes: quiet })).toEqual([
    "applications/tote.svg: is no picture that this brand has",
    "applications/tote.png: is no picture that this brand has",
  ]);
});

test("a signature whose picture is not there", async () => {
  const lost = textFile(SIGNATURE_PATH, textOf(SIGNATURE_PATH).replace("avatar-", "lost-"));
  expect(await failuresOf("applications-complete", having(lost))).toEqual([
    `${SIGNATURE_PATH}: shows no picture of the package`,
  ]);
});

test("of a finished package what is there decides, and a package from before has none", () => {
  expect(checkApplications(good, null).status).toBe("passed");
  expect(checkApplications([], null).figure).toBe("0 pictures, 0 files");
  const logoless = good.filter(({ path }) => path !== sign!.path);
  expect(checkApplications(logoless, null).failures).toEqual([`missing: ${sign!.path}`]);
});
