import { expect, test } from "vitest";
import { verifyFiles } from "./verify-files";
import { failuresOf, good, having, palette, typography, useGoodFiles, without } from "./verify-test-kit";

useGoodFiles();

test("a good set passes every check and says what was measured", () => {
  const result = verifyFiles({ palette, typography, userTexts: ["Harvest & Hearth"], files: good });
  expect(result.passed).toBe(true);
  expect(result.checks.map((check) => `${check.id}: ${check.figure}`)).toMatchInlineSnapshot(`
    [
      "contrast-light: 15 of 15 pairs, lowest text 5.12:1",
      "contrast-dark: 15 of 15 pairs, lowest text 6.78:1",
      "contrast-more: 30 of 30 pairs, lowest text 9.59:1",
      "palette-tokens: 60 colors",
      "token-schema: 65 tokens in 1 document",
      "logo-complete: 3 variations, 60 of 60 files",
      "svg-outlines: 12 files",
      "pdf-vector: 12 files, 36 path operators",
      "png-valid: 36 files",
      "fonts-present: 4 faces, 3 licenses",
      "no-raw-markup: 18 text files",
      "no-absolute-host: 15 text files",
    ]
  `);
});

test("an empty set fails with words, not with an exception", () => {
  const result = verifyFiles({ palette, typography, userTexts: [], files: [] });
  expect(result.checks.filter((check) => check.status === "failed").map((check) => check.id)).toEqual([
    "palette-tokens",
    "token-schema",
    "logo-complete",
    "svg-outlines",
    "pdf-vector",
    "png-valid",
    "fonts-present",
  ]);
});

test("bytes that are no text or picture fail with words", () => {
  const garbage = new Uint8Array(300).fill(0xc3);
  const result = verifyFiles({
    palette,
    typography,
    userTexts: [],
    files: good.map(({ path }) => ({ path, bytes: garbage })),
  });
  expect(result.checks.filter((check) => check.status === "passed").map((check) => check.id)).toEqual([
    "contrast-light",
    "contrast-dark",
    "contrast-more",
    "logo-complete",
  ]);
});

test("a missing, broken or unlicensed face", () => {
  const path = "fonts/inter/inter-400.woff2";
  expect(failuresOf("fonts-present", without(path))).toEqual([`missing: ${path}`]);
  const ttf = { path, bytes: new Uint8Array(64) };
  expect(failuresOf("fonts-present", having(ttf))).toEqual([`${path}: not a whole WOFF2 file`]);
  expect(failuresOf("fonts-present", without("LICENSES/inter.txt"))).toEqual([
    "missing license: LICENSES/inter.txt",
  ]);
});
