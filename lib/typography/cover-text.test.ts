import { describe, expect, test } from "vitest";
import { createFontLibrary } from "@/lib/fonts/installed/font-library";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { coverText } from "./cover-text";
import { makeTypography } from "./make-typography";
import { sampleStrategy } from "./sample-strategy";
import { typographySchema } from "./typography.schema";

const fonts = createFontLibrary();

function cover(text: string, changes: Partial<Strategy> = {}) {
  const strategy = sampleStrategy(changes);
  const typography = makeTypography({ strategy, style: "modern", seed: 2, pair: "sora-dm-sans" });
  const covered = coverText({ typography, strategy, fonts, text });
  expect(typographySchema.parse(covered)).toEqual(covered);
  return { typography, covered };
}

describe("the brand's words", () => {
  test("that heading and body cover leave the typography as it is", () => {
    const { typography, covered } = cover("Bread, by bike 🥖🚲");
    expect(covered).toEqual(typography);
  });

  test.each([
    ["a word in another script than the idea's", "with မြန်မာ tea", ["Noto Sans Myanmar"]],
    ["letters of Cyrillic", "Ж", ["Noto Sans"]],
    ["two scripts", "ქართული and հայերեն", ["Noto Sans Georgian", "Noto Sans Armenian"]],
  ])("get a family for %s", (_, text, families) => {
    const { covered } = cover(text);
    expect(covered.scriptFallbacks.map((font) => font.family)).toEqual(families);
    expect(covered.uncovered).toBeUndefined();
    for (const letter of text.replaceAll(" ", "")) {
      const having = [covered.heading, covered.body, ...covered.scriptFallbacks];
      expect(
        having.some(({ family }) => fonts.covers(family, letter)),
        letter,
      ).toBe(true);
    }
  });

  test("in a script that no installed family has are named, not passed over", () => {
    const { covered } = cover("ᏣᎳᎩ tea", { name: "ᏣᎳᎩ" });
    expect(covered.uncovered).toEqual(["Ꮳ", "Ꮃ", "Ꭹ"]);
    expect(covered.reason).toContain("No typeface here has Ꮳ Ꮃ Ꭹ:");
  });

  test("take the Han forms of their language, and others where those lack a letter", () => {
    const japanese = { name: "静茶", tagline: "抹茶", language: "ja", scripts: ["Hani", "Hira"] };
    expect(cover("让", japanese).covered.scriptFallbacks.map((font) => font.family)).toEqual([
      "Noto Sans JP",
      "Noto Sans SC",
    ]);
    const taiwanese = { name: "烏龍館", tagline: "麵與茶", language: "zh", scripts: ["Hani"] };
    expect(cover("臺灣", taiwanese).covered.scriptFallbacks.map((font) => font.family)).toEqual([
      "Noto Sans TC",
    ]);
  });
});
