import { beforeAll, expect, test } from "vitest";
import { type GeneratedFile, jsonFile, textFile } from "@/lib/model/generated-file";
import { makePackage } from "@/lib/package/make-package";
import { MADE_BRIEF, type MadeBrand, makeBrand } from "@/lib/render/made-brand-fixture";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { inspectZip } from "./inspect-zip";

useRenderingHere();
let brand: MadeBrand;
let whole: Awaited<ReturnType<typeof inspectZip>>;
beforeAll(async () => {
  brand = await makeBrand({ ...MADE_BRIEF, name: "<script>alert(1)</script> & */ ](javascript:x)" });
  whole = await inspectZip((await pack()).zip);
});

const PASSED = [{ id: "x", label: "X", status: "passed" as const, figure: "", failures: [] }];
const pack = (change: (files: GeneratedFile[]) => GeneratedFile[] = (files) => files) =>
  makePackage({ ...brand, verification: { passed: true, checks: PASSED }, files: change(brand.files) });

test("a finished package, its own pages included, passes every check anew", () => {
  expect(whole.failures).toEqual([]);
  expect(whole.checks.length).toBeGreaterThan(15);
});

test("each file of the logo is named after the brand, in the ZIP", () => {
  const drawn = whole.files.map(({ path }) => path).filter((path) => /^logos\/[a-z]+\//.test(path));
  const own = drawn.filter((path) => !path.startsWith("logos/favicon/"));
  expect(own.length).toBe(4 * 4 * 5);
  for (const path of own) {
    const [, folder, name] = path.split("/");
    expect(name).toMatch(
      new RegExp(
        `^${brand.strategy.slug}-${folder}-(color|reversed|black|white)(\\.svg|\\.pdf|-(512|1024|2048)\\.png)$`,
      ),
    );
  }
  expect(drawn).toContain("logos/favicon/favicon.ico");
});

test("a package that only says that it passed is found out", async () => {
  const path = `logos/icon/${brand.strategy.slug}-icon-color.svg`;
  const { zip } = await pack((files) => [
    ...files.filter((file) => file.path !== path),
    textFile(path, "<svg viewBox='0 0 1 1'><text>A</text></svg>"),
  ]);
  const report = await inspectZip(zip);
  expect(report.ok).toBe(false);
  expect(report.failures).toContainEqual(`${path}: <text> is not allowed`);
});

test("a stranger's ZIP and no ZIP at all fail with words", async () => {
  expect((await inspectZip(jsonFile("a", {}).bytes)).failures).toEqual([
    "the ZIP: the file does not end as a ZIP does",
  ]);
});
