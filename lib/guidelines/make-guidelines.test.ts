import { describe, expect, it } from "vitest";
import { openScenes } from "@/lib/applications/open-scenes";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import type { Logo } from "@/lib/logo/logo.schema";
import { makeLogo } from "@/lib/logo/make-logo";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { makePalette } from "@/lib/palette/make-palette";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { sampleStrategy } from "@/lib/tokens/sample-strategy";
import { makeFontFiles } from "@/lib/typography/make-font-files";
import { makeTypography } from "@/lib/typography/make-typography";
import { findOverlaps } from "@/lib/verify/find-overlaps";
import { readPdf } from "@/lib/verify/read-pdf";
import { readPdfText } from "@/lib/verify/read-pdf-text";
import { GUIDELINE_PARTS } from "./guideline-pages";
import { type GuidelinesInput, makeGuidelines } from "./make-guidelines";

const latin = await brandOf({});
const arabic = await brandOf({
  name: "خبز الصباح",
  tagline: "خبز طازج على بابك كل صباح 🥐",
  mission: "نخبز الخبز كل صباح ونوصله إلى الجيران",
  slug: "brand",
  language: "ar",
  direction: "rtl",
  scripts: ["Arab"],
});
const tamil = await brandOf({
  name: "காலை",
  tagline: "சுடச்சுட இட்லி",
  mission: "காலையில் சுடச்சுட இட்லி தரும் சிறிய உணவகம்",
  slug: "brand",
  language: "ta",
  scripts: ["Taml"],
});
const long = await brandOf({
  name: "Lastenfahrradreparaturwerkstattgenossenschaft Donaudampfschifffahrtsgasse 👨‍👩‍👧",
  scripts: ["Latn"],
});

const made = new Map<GuidelinesInput, ReturnType<typeof makeGuidelines>>();

/** The guidelines of a brand, made once for all tests that only read them. */
async function filesOf(input: GuidelinesInput): Promise<readonly GeneratedFile[]> {
  const making = made.get(input) ?? makeGuidelines(input);
  made.set(input, making);
  return (await making).files;
}

const bookOf = async (input: GuidelinesInput) => (await filesOf(input))[0]!.bytes;

describe("makeGuidelines", () => {
  it.each([
    ["a short Latin name", latin],
    ["an Arabic name, with an emoji", arabic],
    ["a name of eighty characters", long],
  ])("makes the twenty pages for %s, every font embedded, no picture", async (_, input) => {
    const [file, ...others] = await filesOf(input);
    expect(others).toEqual([]);
    expect(file!.path).toBe(`guidelines/${input.strategy.slug}-brand-guidelines.pdf`);
    const facts = readPdf(file!.bytes);
    // Overflowing content would start another page.
    expect(facts).toMatchObject({ pages: 20, images: 0, hasActions: false });
    expect(facts.pathOperators).toBeGreaterThan(1000);
    const text = Buffer.from(file!.bytes).toString("latin1");
    expect(text).not.toContain("/Helvetica");
    expect(text.match(/\/FontFile[23]/g)?.length).toBe(text.match(/\/Type \/FontDescriptor/g)?.length);
  });

  it("gives the same bytes twice, whatever was made in between", async () => {
    const first = await bookOf(latin);
    await bookOf(arabic);
    const [second] = (await makeGuidelines(latin)).files;
    expect(Buffer.compare(first, second!.bytes)).toBe(0);
  });

  it.each([
    ["Latin", latin],
    ["Arabic, though its letters are drawn joined", arabic],
    ["Tamil, though some signs are drawn before their letter", tamil],
  ])("copies as it was written: %s", async (_, input) => {
    const copied = (await readPdfText(await bookOf(input)))
      .flat()
      .map(({ text }) => text)
      .join("\n");
    expect(copied).not.toContain("\ufffd");
    for (const word of `${input.strategy.name} ${input.strategy.mission}`.split(/[\s.,]+/)) {
      expect(copied).toContain(word);
    }
  });

  it.each([
    ["a short name", latin],
    ["a name of eighty characters", long],
  ])("sets each share's label under its bar, and cuts no specimen off: %s", async (_, input) => {
    const pages = await readPdfText(await bookOf(input));
    let left = 312;
    for (const [label, share] of SHARES) {
      const run = pages[12]!.find(({ text }) => text === `${label} ${share} %`)!;
      const right = left + share * 6;
      // The narrow last bar has a label that ends with it.
      const off = share < 5 ? run.right - right : run.left - left;
      expect(Math.abs(off), label).toBeLessThan(1.5);
      left = right;
    }
    const belowHeader = pages[14]!.filter(({ baseline }) => baseline < 480);
    expect(belowHeader.map(({ text }) => text).join(" ")).not.toContain("…");
    expect(pages.flatMap(findOverlaps)).toEqual([]);
  });

  it.each([
    ["Oswald 600 over Onest 600", "bold", "oswald-onest"],
    ["Literata 600 over Onest 600", "modern", "literata-onest"],
  ] as const)("sets its labels where headings fall back on the same weight: %s", async (_, style, pair) => {
    const [file] = (await makeGuidelines(await brandOf({}, style, pair))).files;
    const pages = await readPdfText(file!.bytes);
    const texts = pages.map((page) => page.map(({ text }) => text));
    for (const label of ["Mission", "Promise", "Positioning"]) expect(texts[2]).toContain(label);
    for (const part of GUIDELINE_PARTS) expect(texts[1]).toContain(part.title);
    expect(pages.flatMap(findOverlaps)).toEqual([]);
  });

  it("copies a comma that an apostrophe is made of, drawn before it", async () => {
    const strategy = makeStrategy({
      brief: {
        businessIdea: "Chambres d'hôtes dans une ancienne gare de montagne.",
        targetAudience: "Randonneurs et skieurs",
        style: "classic",
        features: [],
        name: "خبز الصباح",
      },
      seed: 1,
    });
    const [file] = (await makeGuidelines(await brandOf(strategy, "classic", "figtree-petrona"))).files;
    const page = (await readPdfText(file!.bytes))[15]!.map(({ text }) => text).join(" ");
    expect(page).toContain("Grid, space, corners, depth");
  });

  it("nests its bookmarks by part", async () => {
    const text = Buffer.from(await bookOf(latin)).toString("latin1");
    // Cover, contents and five parts on the upper level, eighteen pages below the parts.
    expect(text.match(/\/Title /g)!.length).toBeGreaterThanOrEqual(25);
    expect(text.match(/\/First /g)!.length).toBeGreaterThanOrEqual(6);
    expect(text).toContain("/Lang (en)");
  });
});

const SHARES = [
  ["Background", 50],
  ["Surface", 14],
  ["Text", 12],
  ["Primary", 14],
  ["Secondary", 6],
  ["Accent", 4],
] as const;

async function brandOf(
  changes: Parameters<typeof sampleStrategy>[0],
  style: DesignBrief["style"] = "modern",
  pair?: string,
): Promise<GuidelinesInput> {
  const strategy = sampleStrategy(changes);
  const brief: DesignBrief = {
    businessIdea: "Bread on your step before seven",
    targetAudience: "Families in the city",
    style,
    techStack: "react",
    features: [],
  };
  const seed = 7;
  const fonts = fontLibrary();
  const palette = makePalette({ strategy, style, seed });
  const typography = makeTypography({ strategy, style, seed, pair });
  const logo = (await makeLogo({ brief, strategy, palette, typography, fonts, seed })) as Logo;
  const tokens = makeTokens({ strategy, palette, typography }).document;
  const files = await makeFontFiles({ typography, strategy, fonts, text: brief.businessIdea });
  const scenes = await openScenes({
    strategy,
    palette,
    typography,
    logo,
    files,
    style,
    features: [],
    isGrave: false,
    place: "shelf",
  });
  return { brief, strategy, palette, typography, logo, tokens, scenes, fonts };
}
