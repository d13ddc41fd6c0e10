import { describe, expect, test } from "vitest";
import { STYLES, type Style } from "@/lib/model/brief.schema";
import { createFontLibrary } from "@/lib/render/font-library";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { FAMILIES, familyNamed } from "./families";
import { makeFontFiles } from "./make-font-files";
import { makeTypography } from "./make-typography";
import { PAIRS, pairsFor, pairWithId } from "./pairs";
import { sampleStrategy as strategy } from "./sample-strategy";
import { typographySchema } from "./typography.schema";

const fonts = createFontLibrary();

describe("curated pairs", () => {
  test.each(STYLES)("%s has at least six, with different heading faces", (style) => {
    const pairs = pairsFor(style);
    expect(pairs.length).toBeGreaterThanOrEqual(6);
    expect(new Set(pairs.map((pair) => pair.heading)).size).toBe(pairs.length);
  });

  test("each has an id of its own, two families, and weights that the heading family has", () => {
    expect(new Set(PAIRS.map((pair) => pair.id)).size).toBe(PAIRS.length);
    for (const pair of PAIRS) {
      const [min, max] = familyNamed(pair.heading).weights;
      expect(pair.id).toMatch(/^[a-z0-9-]{3,80}$/);
      expect(pairWithId(pair.id)).toBe(pair);
      expect(pair.heading).not.toBe(pair.body);
      for (const weight of Object.values(pair.weights)) {
        expect(weight).toBeGreaterThanOrEqual(min);
        expect(weight).toBeLessThanOrEqual(max);
      }
    }
  });

  test("a pair differs in class, stroke contrast, width or weight of voice", () => {
    for (const pair of PAIRS) {
      const [heading, body] = [familyNamed(pair.heading), familyNamed(pair.body)];
      const differs =
        heading.category !== body.category ||
        Math.abs(heading.width - body.width) >= 0.01 ||
        Math.abs(heading.strokeContrast - body.strokeContrast) >= 0.1 ||
        Math.min(...Object.values(pair.weights)) >= 700;
      expect(differs, `${pair.heading} and ${pair.body}`).toBe(true);
    }
  });

  test("every family is installed and covers what it says", () => {
    const samples: Record<string, string> = { Latn: "Aß Łż", "Latn-vi": "ơạ", Cyrl: "Жя", Grek: "Ωα" };
    for (const { family, scripts } of FAMILIES) {
      for (const script of scripts)
        expect(fonts.covers(family, samples[script]!), `${family} ${script}`).toBe(true);
    }
  });
});

describe("a typography", () => {
  test.each(STYLES)("in style %s fits its schema and repeats for the same seed", (style: Style) => {
    for (let seed = 0; seed < 25; seed++) {
      const made = makeTypography({ strategy: strategy(), style, seed });
      expect(typographySchema.parse(made)).toEqual(made);
      expect(makeTypography({ strategy: strategy(), style, seed })).toEqual(made);
      const sizes = made.scale.map((step) => step.maxPx);
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
      expect(Math.min(...made.scale.map((step) => step.minPx))).toBeGreaterThanOrEqual(12);
      for (const step of made.scale) {
        expect(made[step.role].faces.map((face) => face.weight)).toContain(step.weight);
        expect(step.maxPx).toBeLessThanOrEqual(step.minPx * 2.5);
      }
    }
  });

  test("the seed varies the pair, and the voice steers it", () => {
    const headings = (voice: Strategy["typeVoice"]["voice"]) =>
      Array.from({ length: 60 }, (_, seed) => {
        const made = makeTypography({
          strategy: strategy({ typeVoice: { voice, why: "" } }),
          style: "modern",
          seed,
        });
        return made.heading.family;
      });
    expect(new Set(headings("geometric")).size).toBeGreaterThanOrEqual(3);
    expect(
      headings("editorial").filter((family) => ["Fraunces", "Newsreader"].includes(family)).length,
    ).toBeGreaterThan(45);
  });

  test.each([
    [["Arab", "Latn"], "ar", ["Noto Sans Arabic"]],
    [["Hebr"], "he", ["Noto Sans Hebrew"]],
    [["Hani", "Hira", "Kana"], "ja", ["Noto Sans JP"]],
    [["Hani"], "zh", ["Noto Sans SC"]],
    [["Hang", "Hani"], "ko", ["Noto Sans KR"]],
    [["Deva"], "hi", ["Noto Sans Devanagari"]],
    [["Thai"], "th", ["Noto Sans Thai"]],
    [["Latn", "Cyrl"], "ru", []],
    [["Geor"], "ka", []],
  ])("adds families for %j in %s", (scripts, language, families) => {
    const made = makeTypography({ strategy: strategy({ scripts, language }), style: "modern", seed: 1 });
    expect(made.scriptFallbacks.map((font) => font.family)).toEqual(families);
    if (scripts.includes("Arab")) expect(made.scale.every((step) => step.letterSpacing === 0)).toBe(true);
  });

  test("gives its reason with the measured figures", () => {
    const pair = "outfit-newsreader";
    expect(
      makeTypography({ strategy: strategy(), style: "classic", seed: 3, pair }).reason,
    ).toMatchInlineSnapshot(
      `"Outfit is simple and round, which suits a humanist voice; Newsreader, literate and steady, carries the reading text. They differ in stroke contrast 1.07 to 1.93; their x-heights stand 1.05 to 1, so both may share a line."`,
    );
  });
});

describe("font files", () => {
  test("are WOFF2 at each face's path with a licence for each family, small, and the same every time", async () => {
    const typography = makeTypography({ strategy: strategy(), style: "classic", seed: 3 });
    const make = () => makeFontFiles({ typography, strategy: strategy(), fonts, text: "Déjà vu — 100 €" });
    const files = await make();
    const all = [typography.heading, typography.body, typography.mono];
    const expected = all.flatMap((font) => [...font.faces.map((face) => face.path), font.license]);
    expect(files.map((file) => file.path)).toEqual([...new Set(expected)].sort());
    for (const { path, bytes } of files.filter((file) => file.path.endsWith(".woff2"))) {
      expect(Buffer.from(bytes.subarray(0, 4)).toString("latin1")).toBe("wOF2");
      expect(bytes.length, path).toBeLessThan(40_000);
    }
    expect(await make()).toEqual(files);
    expect(new TextDecoder().decode(files.find((file) => file.path.endsWith("OFL.txt"))!.bytes)).toContain(
      "SIL OPEN FONT LICENSE",
    );
  });

  test("hold the letters of the brand's own script", async () => {
    const japanese = strategy({
      name: "静茶",
      tagline: "京都の抹茶",
      language: "ja",
      scripts: ["Hani", "Hira", "Latn"],
    });
    const typography = makeTypography({ strategy: japanese, style: "minimal", seed: 5 });
    const files = await makeFontFiles({ typography, strategy: japanese, fonts, text: "薔薇" });
    const face = files.find((file) => file.path === "fonts/noto-sans-jp/noto-sans-jp-400.woff2");
    expect(face!.bytes.length).toBeGreaterThan(10_000);
    expect(face!.bytes.length).toBeLessThan(80_000);
  });
});
