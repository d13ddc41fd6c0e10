import { expect, test } from "vitest";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { readFont } from "@/lib/fonts/read-font";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { checkFonts } from "./check-fonts";
import {
  allFailures,
  brand,
  failuresOf,
  good,
  having,
  textOf,
  useGoodFiles,
  verify,
  without,
} from "./verify-test-kit";

useGoodFiles();

test("a brand that the engine made passes every check and says what was measured", async () => {
  const result = await verify();
  expect(result.checks.filter(({ status }) => status === "failed")).toEqual([]);
  expect(result.passed).toBe(true);
  for (const { figure } of result.checks) expect(figure).toMatch(/\d|no text covers/);
});

test("an empty set fails with words, not with an exception", async () => {
  const result = await verify([]);
  const passed = result.checks.filter((check) => check.status === "passed").map(({ id }) => id);
  expect(passed).toEqual(["no-raw-markup", "no-absolute-host"]);
});

test("bytes that are no text or picture fail with words", async () => {
  const garbage = new Uint8Array(300).fill(0xc3);
  const result = await verify(good.map(({ path }) => ({ path, bytes: garbage })));
  const passed = result.checks.filter((check) => check.status === "passed").map(({ id }) => id);
  expect(passed).toEqual(["logo-complete"]);
});

test("a missing, broken or unlicensed face, and one that lacks a letter", async () => {
  const { path } = brand.typography.body.faces[0]!;
  const { license } = brand.typography.body;
  const face = good.find((file) => file.path === path)!.bytes;
  expect((await allFailures(without(path)))["fonts-present"]).toEqual([`missing: ${path}`]);
  const cut = await allFailures(having({ path, bytes: face.subarray(0, -9) }));
  expect(cut["fonts-present"]).toEqual([expect.stringContaining(`${path}: not a whole font`)]);
  expect((await allFailures(without(license)))["fonts-present"]).toEqual([`missing license: ${license}`]);
  const lacking = await failuresOf("fonts-present", good, { setTexts: "Ж" });
  expect(lacking).toContain(`${path}: no glyph for Ж`);
});

test("a TrueType face that is missing, broken or not the same as its WOFF2", async () => {
  const { path, weight } = brand.typography.body.faces[0]!;
  const desktop = path.replace(/woff2$/, "ttf");
  const bytesOf = (name: string) => good.find((file) => file.path === name)!.bytes;
  const checked = async (files: readonly GeneratedFile[]) =>
    (await checkFonts(brand.typography, files, brand.strategy.name, readFont)).failures;
  const ttf = bytesOf(desktop);
  const flipped = ttf.slice();
  flipped[ttf.length >> 1]! ^= 1;
  for (const bytes of [
    ttf.subarray(0, 0),
    ttf.subarray(0, ttf.length >> 1),
    ttf.subarray(0, -9),
    flipped,
    new Uint8Array(ttf.length).fill(0xc3),
    bytesOf(path),
  ])
    expect(await checked(having({ path: desktop, bytes }))).toEqual([
      expect.stringContaining(`${desktop}: not a whole font`),
    ]);
  expect(await checked(having({ path, bytes: ttf }))).toEqual([
    expect.stringContaining(`${path}: not a whole font`),
  ]);
  expect(await checked(without(desktop))).toEqual([`missing: ${desktop}`]);
  const { family } = brand.typography.body;
  const poor = await fontLibrary().instance(family, weight, "ABC");
  const short = having({ path: desktop, bytes: poor });
  expect(await checked(short)).toEqual([expect.stringContaining(`${desktop}: no glyph for `)]);
  expect(await failuresOf("fonts-present", short)).toEqual(await checked(short));
});

test("a folder of faces without its license, or with another", async () => {
  const { slug, license } = brand.typography.body;
  const copy = `fonts/${slug}/LICENSE.txt`;
  expect(await failuresOf("fonts-present", without(copy))).toEqual([`missing license: ${copy}`]);
  const cut = textFile(copy, textOf(copy).slice(0, 2000));
  expect(await failuresOf("fonts-present", having(cut))).toEqual([`${copy}: is not ${license}`]);
});

test("a license that ends early", async () => {
  const { license } = brand.typography.body;
  const cut = textFile(license, textOf(license).slice(0, 2000));
  expect((await allFailures(having(cut)))["licenses-whole"]).toEqual([
    `${license}: is not the whole license`,
  ]);
});

test("components that are not what was type-checked", async () => {
  const button = "components/react/src/components/button.tsx";
  expect(await failuresOf("kit-checked", having(textFile(button, `${textOf(button)}\n`)))).toEqual([
    `${button}: is not the file that was type-checked`,
  ]);
  const extra = textFile("components/react/src/extra.ts", "export {};");
  expect(await failuresOf("kit-checked", having(extra))).toEqual([
    "components/react/src/extra.ts: is code that nobody checked",
  ]);
  const data = "components/react/src/brand.ts";
  const run = textFile(data, textOf(data).replace("} as const;", "} as const;\nalert(1);"));
  expect(await failuresOf("kit-checked", having(run))).toEqual([
    `${data}: is more or less than one constant`,
  ]);
  const other = textFile(data, textOf(data).replace('"direction": "ltr"', '"direction": "rtl"'));
  expect(await failuresOf("kit-checked", having(other))).toEqual([
    `${data}: says another direction than the strategy`,
  ]);
});

test("documentation that leads nowhere, ends early or hides a color", async () => {
  const home = "docs/index.html";
  const lost = textFile(home, textOf(home).replace('href="logo.html"', 'href="lost.html"'));
  expect(await failuresOf("docs-whole", having(lost))).toEqual([
    `${home}: leads to docs/lost.html, which is not there`,
  ]);
  const cut = textFile(home, textOf(home).slice(0, -20));
  expect(await failuresOf("docs-whole", having(cut))).toEqual([`${home}: does not end as a page does`]);
  const plain = await failuresOf("docs-whole", having(textFile("README.md", "# Brand")));
  expect(plain).toContain(`README.md does not show ${brand.palette.light.roles.primary.hex}`);
});

test("an icon file whose picture is damaged, or of another size", async () => {
  const path = good.find((file) => file.path.endsWith(".ico"))!.path;
  const bytes = good.find((file) => file.path === path)!.bytes;
  const damaged = bytes.slice();
  damaged[damaged.length - 20]! ^= 1;
  expect(await failuresOf("ico-valid", having({ path, bytes: damaged }))).toHaveLength(1);
  expect(await failuresOf("ico-valid", having({ path, bytes: bytes.subarray(0, -5) }))).toHaveLength(1);
  expect(await failuresOf("ico-valid", without(path))).toEqual(["there is no .ico file"]);
});
