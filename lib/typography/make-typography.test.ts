import { create, type Font } from "fontkit";
import { describe, expect, test } from "vitest";
import { createFontLibrary } from "@/lib/fonts/installed/font-library";
import { STYLES, type Style } from "@/lib/model/brief.schema";
import { type Strategy, TYPE_VOICES } from "@/lib/strategy/strategy.schema";
import { LINE_MATES } from "./explain-pair";
import { FAMILIES, type FamilyName, familyNamed } from "./families";
import { headingCharacter } from "./heading-characters";
import { makeFontFiles } from "./make-font-files";
import { makeTypography } from "./make-typography";
import { MEASURED_LETTERS, measureFace } from "./measure-face";
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

  test("a pair differs in one dimension: class, stroke contrast or width", () => {
    for (const pair of PAIRS) {
      const [heading, body] = [familyNamed(pair.heading), familyNamed(pair.body)];
      const differs =
        heading.category !== body.category ||
        ratio(heading.width, body.width) >= 1.03 ||
        ratio(heading.strokeContrast, body.strokeContrast) >= 1.08;
      expect(differs, pair.id).toBe(true);
    }
  });

  test("a pair is alike in another: two sans share a line, only a serif may keep to lines of its own", () => {
    const apart = PAIRS.filter((pair) => {
      const [heading, body] = [familyNamed(pair.heading), familyNamed(pair.body)];
      const xHeights = heading.xHeight / body.xHeight;
      return xHeights < LINE_MATES[0] || xHeights > LINE_MATES[1];
    });
    for (const pair of apart) {
      expect([familyNamed(pair.heading).category, familyNamed(pair.body).category], pair.id).toEqual([
        "serif",
        "sans-serif",
      ]);
    }
    expect(apart.length).toBeLessThanOrEqual(PAIRS.length / 8);
  });

  test("every heading face has a character, and every style has faces for each voice", () => {
    for (const pair of PAIRS) expect(headingCharacter(pair.heading).voices, pair.heading).not.toEqual([]);
    for (const style of STYLES) {
      const spoken = new Set(pairsFor(style).flatMap((pair) => headingCharacter(pair.heading).voices));
      expect([...spoken].sort(), style).toEqual([...TYPE_VOICES].sort());
    }
  });

  test("there are at least 24 pairs over at least 24 families, each of them in use", () => {
    expect(PAIRS.length).toBeGreaterThanOrEqual(24);
    expect(FAMILIES.length).toBeGreaterThanOrEqual(24);
    const used = new Set<string>(PAIRS.flatMap((pair) => [pair.heading, pair.body]));
    expect(FAMILIES.map(({ family }) => family).filter((family) => !used.has(family))).toEqual([]);
  });

  test.each(["Cyrl", "Grek", "Latn-vi", "Latn-ext"])("every style has pairs that cover %s", (script) => {
    const covers = (family: FamilyName) => familyNamed(family).scripts.includes(script);
    for (const style of STYLES) {
      const able = pairsFor(style).filter((pair) => covers(pair.heading) && covers(pair.body));
      expect(able.length, style).toBeGreaterThanOrEqual(1);
    }
  });
});

describe("families", () => {
  const samples: Record<string, string> = {
    Latn: "Aßçé",
    "Latn-ext": "ŁłĐđŐőŘřŠšĀāĞğİıŞşȘșȚț",
    "Latn-vi": "ơạỹ",
    Cyrl: "ЖяЇґ",
    Grek: "Ωαή",
  };

  test.each(FAMILIES.map(({ family }) => family))(
    "%s is installed, covers what it says, measures so",
    async (name) => {
      const known = familyNamed(name);
      for (const script of known.scripts) expect(fonts.covers(name, samples[script]!), script).toBe(true);
      const { xHeight, width, strokeContrast } = measureFace(
        await fonts.instance(name, 400, MEASURED_LETTERS),
      );
      expect(xHeight).toBeCloseTo(known.xHeight, 2);
      expect(width).toBeCloseTo(known.width, 2);
      expect(Math.abs(strokeContrast - known.strokeContrast)).toBeLessThan(0.02);
    },
  );

  test.each(FAMILIES.map(({ family }) => family))("%s may be subset: no Reserved Font Name", (name) => {
    const license = fonts.license(name);
    expect(license).toMatch(/SIL Open Font License/i);
    expect(license.split("SIL O")[0]).not.toMatch(/reserved\s*font\s*name/i);
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
    const editorial = headings("editorial").filter((family) =>
      headingCharacter(family as FamilyName).voices.includes("editorial"),
    );
    expect(editorial.length).toBeGreaterThan(45);
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
    [["Geor"], "ka", ["Noto Sans Georgian"]],
    [["Taml", "Latn"], "ta", ["Noto Sans Tamil"]],
    [["Hani"], "zh-Hant", ["Noto Sans TC"]],
    [["Hani"], "zh-HK", ["Noto Sans HK"]],
    [["Cher"], "chr", []],
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
      `"Outfit is simple and round, which suits the brand's sincerity; Newsreader, literate and steady, carries the reading text. They differ in stroke contrast 1.07 to 1.95; their x-heights stand 1.05 to 1, so both may share a line."`,
    );
  });
});

describe("font files", () => {
  test("are WOFF2 and TrueType of each face, with a licence for each family, small, and the same every time", async () => {
    const typography = makeTypography({ strategy: strategy(), style: "classic", seed: 3 });
    const make = () => makeFontFiles({ typography, strategy: strategy(), fonts, text: "Déjà vu — 100 €" });
    const files = await make();
    const all = [typography.heading, typography.body, typography.mono];
    const expected = all.flatMap((font) => [
      ...font.faces.flatMap(({ path }) => [path, path.replace(/woff2$/, "ttf")]),
      font.license,
      `fonts/${font.slug}/LICENSE.txt`,
    ]);
    expect(files.map((file) => file.path)).toEqual([...new Set(expected)].sort());
    for (const { path, bytes } of files.filter((file) => file.path.endsWith(".woff2"))) {
      expect(Buffer.from(bytes.subarray(0, 4)).toString("latin1")).toBe("wOF2");
      expect(bytes.length, path).toBeLessThan(40_000);
    }
    for (const { path, bytes } of files.filter((file) => file.path.endsWith(".ttf"))) {
      const installed = create(Buffer.from(bytes)) as Font;
      const face = all.flatMap((font) => font.faces.map((one) => ({ ...one, family: font.family })));
      const { family, weight } = face.find((one) => one.path === path.replace(/ttf$/, "woff2"))!;
      expect(bytes.subarray(0, 4), path).toEqual(Uint8Array.of(0, 1, 0, 0));
      expect(installed.getName("preferredFamily", "en") ?? installed.familyName, path).toContain(family);
      expect(installed["OS/2"].usWeightClass, path).toBe(weight);
      for (const character of "AZaz09éß€—") {
        expect(installed.hasGlyphForCodePoint(character.codePointAt(0)!), `${path} ${character}`).toBe(true);
      }
      expect(bytes.length, path).toBeLessThan(120_000);
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

function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.min(a, b);
}
