import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { create, type Font } from "fontkit";
import { describe, expect, test } from "vitest";
import type { FontSource } from "../font-source";
import { createFontLibrary } from "./font-library";

const fonts = createFontLibrary();
const open = (bytes: Uint8Array) => create(Buffer.from(bytes)) as Font;
const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const hasEvery = (font: Font, text: string) =>
  [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));

describe("a static instance", () => {
  test("holds the letters, the asked weight and the family's kerning", async () => {
    const font = open(await fonts.instance("Inter", 700, "AVATAR"));
    expect(hasEvery(font, "AVATR ")).toBe(true);
    expect(font.variationAxes).toEqual({});
    expect(font["OS/2"].usWeightClass).toBe(700);
    const [a] = font.layout("AV").positions;
    expect(a!.xAdvance).toBeLessThan(font.layout("A").positions[0]!.xAdvance);
  });

  test("differs by weight and by optical size, and clamps both", async () => {
    const area = async (weight: number, opticalSize?: number) => {
      const { bbox } = open(await fonts.instance("Fraunces", weight, "m", { opticalSize })).layout("m");
      return bbox.width;
    };
    expect(await area(400)).not.toBe(await area(800));
    expect(await area(400)).not.toBe(await area(400, 144));
    expect(await area(400, 144)).toBe(await area(400, 999));
    expect(digest(await fonts.instance("EB Garamond", 100, "m"))).toBe(
      digest(await fonts.instance("EB Garamond", 400, "m")),
    );
  });

  test.each([
    ["Latin and Latin Extended", "Manrope", "Łódź Příklad ñ"],
    ["Cyrillic and Latin", "Inter", "Кофе и Code"],
    ["Greek", "Noto Sans", "Καφές — brew"],
    ["Vietnamese", "Noto Sans", "Phở Nguyễn"],
    ["Japanese in many slices", "Noto Sans JP", "京都の抹茶カフェ「静」薔薇 Kyoto"],
    ["Simplified Chinese", "Noto Sans SC", "云端咖啡馆 2026"],
    ["Korean", "Noto Sans KR", "서울 커피 Seoul"],
    ["Arabic", "Noto Sans Arabic", "مقهى النخيل Palm"],
    ["Hebrew", "Noto Sans Hebrew", "בית קפה Cafe"],
    ["Thai", "Noto Sans Thai", "กาแฟดอย Doi"],
    ["Devanagari", "Noto Sans Devanagari", "चाय की दुकान Chai"],
    ["Tamil", "Noto Sans Tamil", "காலை இட்லி Kaalai"],
    ["Bengali", "Noto Sans Bengali", "মিষ্টি দোকান Mishti"],
    ["Telugu", "Noto Sans Telugu", "కాఫీ దుకాణం Coffee"],
    ["Gujarati", "Noto Sans Gujarati", "ચા ની દુકાન Chai"],
    ["Gurmukhi", "Noto Sans Gurmukhi", "ਚਾਹ ਦੀ ਦੁਕਾਨ Chah"],
    ["Kannada", "Noto Sans Kannada", "ಕಾಫಿ ಅಂಗಡಿ Kaapi"],
    ["Malayalam", "Noto Sans Malayalam", "ചായക്കട Chaya"],
    ["Sinhala", "Noto Sans Sinhala", "තේ කඩය Thé"],
    ["Odia", "Noto Sans Oriya", "ଚା ଦୋକାନ Cha"],
    ["Khmer", "Noto Sans Khmer", "ហាងកាហ្វេ Kafe"],
    ["Lao", "Noto Sans Lao", "ຮ້ານກາເຟ Kafe"],
    ["Burmese", "Noto Sans Myanmar", "လက်ဖက်ရည်ဆိုင် Tea"],
    ["Tibetan", "Noto Serif Tibetan", "ཇ་ཁང་ Ja"],
    ["Ethiopic", "Noto Sans Ethiopic", "ቡና ቤት Buna"],
    ["Georgian", "Noto Sans Georgian", "ყავის სახლი Qava"],
    ["Armenian", "Noto Sans Armenian", "Սուրճի տուն Surch"],
    ["Thaana", "Noto Sans Thaana", "ސައި ހޮޓާ Sai"],
    ["Traditional Chinese", "Noto Sans TC", "臺灣烏龍麵館 2026"],
    ["Cantonese", "Noto Sans HK", "我哋嘅茶餐廳"],
    ["a family of static files", "Instrument Serif", "Łódź Café"],
  ])("is one font for a text in several slices: %s", async (_, family, text) => {
    expect(fonts.covers(family, text)).toBe(true);
    const font = open(await fonts.instance(family, 600, text));
    expect(hasEvery(font, text)).toBe(true);
    for (const glyph of font.layout(text).glyphs) expect(glyph.id).not.toBe(0);
  });

  test("draws accented letters of a later slice from their own parts", async () => {
    const merged = open(await fonts.instance("Manrope", 500, "abcž"));
    const alone = open(await fonts.instance("Manrope", 500, "ž"));
    expect(merged.layout("ž").glyphs[0]!.path.toSVG()).toBe(alone.layout("ž").glyphs[0]!.path.toSVG());
  });

  test("joins Arabic letters", async () => {
    const font = open(await fonts.instance("Noto Sans Arabic", 400, "بيت Bayt"));
    const joined = font.layout("بيت").glyphs.map((glyph) => glyph.id);
    const isolated = [..."بيت"].map((letter) => font.layout(letter).glyphs[0]!.id);
    expect(joined).not.toEqual(isolated.reverse());
  });

  test("has a PostScript name of its own, and the copyright line stays", async () => {
    const names = await Promise.all(
      [
        ["Inter", 400, "abc"],
        ["Inter", 700, "abc"],
        ["Inter", 400, "abcd"],
      ].map(async ([family, weight, text]) =>
        open(await fonts.instance(family as string, weight as number, text as string)),
      ),
    );
    expect(new Set(names.map((font) => font.postscriptName)).size).toBe(3);
    expect(names[0]!.postscriptName).toMatch(/^Inter-Regular-[0-9a-f]{8}$/);
    expect(names[0]!.copyright).toContain("The Inter Project Authors");
  });

  test("survives a text that the family has nothing of", async () => {
    expect(fonts.covers("Figtree", "京都")).toBe(false);
    expect(open(await fonts.instance("Figtree", 400, "京都")).numGlyphs).toBeGreaterThan(0);
    expect(open(await fonts.instance("Figtree", 400, "")).numGlyphs).toBeGreaterThan(0);
  });
});

test("a family that is not installed is refused by name", () => {
  expect(() => fonts.covers("Comic Sans", "a")).toThrow('Unknown font family "Comic Sans"');
  expect(() => fonts.license("../../inter")).toThrow("Unknown font family");
});

test("coverage looks into the font, not only at its announced ranges", () => {
  expect(fonts.covers("Inter", "Größe  \u200d\ufe0f")).toBe(true);
  expect(fonts.covers("Inter", "日本")).toBe(false);
  expect(fonts.covers("Syne", "Ж")).toBe(false);
  expect(fonts.covers("Noto Emoji", "🚀")).toBe(true);
});

test("a licence stands under the font's own copyright line", () => {
  expect(fonts.license("Inter")).toMatch(/^Copyright 2016 The Inter Project Authors/);
  expect(fonts.license("Noto Sans JP")).toMatch(/Adobe.*\n\n[\s\S]*SIL Open Font License/i);
});

test("a webfont is WOFF2 and smaller than the static font", async () => {
  const text = "The quick brown fox jumps over the lazy dog";
  const web = await fonts.webfont("Manrope", 700, text);
  expect(Buffer.from(web.subarray(0, 4)).toString("ascii")).toBe("wOF2");
  expect(web.length).toBeLessThan((await fonts.instance("Manrope", 700, text)).length);
});

test("many fonts asked for at once, before any was read, are the same as one after the other", async () => {
  const wanted = ["Inter", "Fraunces", "Manrope", "Syne", "Noto Sans JP", "Noto Sans Arabic", "Unbounded"];
  const text = "Hamburgefonts Łódź 京都の抹茶 مقهى";
  const digests = async (library: FontSource, family: string) => [
    digest(await library.instance(family, 500, text)),
    digest(await library.webfont(family, 500, text)),
  ];
  const cold = createFontLibrary();
  const together = await Promise.all(wanted.map((family) => digests(cold, family)));
  for (const [index, family] of wanted.entries()) {
    expect(together[index], family).toEqual(await digests(fonts, family));
  }
});

test("bytes are the same in another process", async () => {
  const here = digest(await fonts.instance("Manrope", 600, "Łódź Ω"));
  const script = `
    const { createRequire } = await import("node:module");
    const { build } = createRequire("${import.meta.filename}")("esbuild");
    const { outputFiles } = await build({ entryPoints: ["lib/fonts/installed/font-library.ts"], bundle: true, platform: "node",
      format: "esm", packages: "external", write: false });
    const { writeFileSync, rmSync } = await import("node:fs");
    const file = process.cwd() + "/node_modules/.font-library-" + process.pid + ".mjs";
    writeFileSync(file, outputFiles[0].contents);
    try {
      const { createFontLibrary } = await import(file);
      const bytes = await createFontLibrary().instance("Manrope", 600, "Ω źdóŁ");
      const { createHash } = await import("node:crypto");
      console.log(createHash("sha256").update(bytes).digest("hex"));
    } finally { rmSync(file); }`;
  const there = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    env: { ...process.env, TZ: "Asia/Tokyo", LANG: "tr_TR.UTF-8" },
  });
  expect(there.trim()).toBe(here);
});
