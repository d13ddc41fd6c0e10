import { expect, test } from "vitest";
import { jsonFile, textFile } from "@/lib/model/generated-file";
import { makePackage } from "@/lib/package/make-package";
import { makeReadme } from "@/lib/package/readme";
import { sampleBrand } from "@/lib/verify/sample-brand";
import { sampleFiles } from "@/lib/verify/sample-files";
import { verifyFiles } from "@/lib/verify/verify-files";
import { inspectZip } from "./inspect-zip";

const hostile = "<script>alert(1)</script> & */ ](javascript:x)";

async function pack(
  change: (files: Awaited<ReturnType<typeof sampleFiles>>) => typeof files = (files) => files,
) {
  const brand = sampleBrand({ name: hostile, tagline: hostile });
  const made = change(await sampleFiles(brand.palette, brand.typography));
  const files = [
    ...made.filter((file) => file.path !== "README.md"),
    makeReadme({ ...brand, paths: made.map((file) => file.path) }),
  ];
  const verification = verifyFiles({ ...brand, userTexts: [hostile], files });
  return makePackage({ ...brand, verification: { ...verification, passed: true, checks: PASSED }, files });
}
const PASSED = [{ id: "x", label: "X", status: "passed" as const, figure: "", failures: [] }];

test("a finished package, its own pages included, passes every check anew", async () => {
  const report = await inspectZip((await pack()).zip);
  expect(report.failures).toEqual([]);
  expect(report.checks.length).toBeGreaterThan(15);
});

test("a package that only says that it passed is found out", async () => {
  const { zip } = await pack((files) => [
    ...files.filter((file) => file.path !== "logos/icon/color.svg"),
    textFile("logos/icon/color.svg", "<svg viewBox='0 0 1 1'><text>A</text></svg>"),
  ]);
  const report = await inspectZip(zip);
  expect(report.ok).toBe(false);
  expect(report.failures).toContainEqual("logos/icon/color.svg: <text> is not allowed");
});

test("a stranger's ZIP and no ZIP at all fail with words", async () => {
  expect((await inspectZip(jsonFile("a", {}).bytes)).failures).toEqual([
    "the ZIP: the file does not end as a ZIP does",
  ]);
});
