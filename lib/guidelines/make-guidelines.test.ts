import { describe, expect, it } from "vitest";
import { makeLogo } from "@/lib/logo/make-logo";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { makePalette } from "@/lib/palette/make-palette";
import { fontLibrary } from "@/lib/render/font-library";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { sampleStrategy } from "@/lib/tokens/sample-strategy";
import { makeTypography } from "@/lib/typography/make-typography";
import { readPdf } from "@/lib/verify/read-pdf";
import { type GuidelinesInput, makeGuidelines } from "./make-guidelines";
import { readPdfText } from "./read-pdf-text";

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

describe("makeGuidelines", () => {
  it.each([
    ["a short Latin name", latin],
    ["an Arabic name, with an emoji", arabic],
    ["a name of eighty characters", long],
  ])("makes the twenty pages for %s, every font embedded, no picture", async (_, input) => {
    const [file, ...others] = await makeGuidelines(input);
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
    const [first] = await makeGuidelines(latin);
    await makeGuidelines(arabic);
    const [second] = await makeGuidelines(latin);
    expect(Buffer.compare(first!.bytes, second!.bytes)).toBe(0);
  });

  it.each([
    ["Latin", latin, (word: string) => word],
    ["Arabic, though its letters are drawn joined", arabic, (word: string) => [...word].reverse().join("")],
    ["Tamil, though some signs are drawn before their letter", tamil, (word: string) => word],
  ])("copies as it was written: %s", async (_, input, inVisualOrder) => {
    const [file] = await makeGuidelines(input);
    const copied = readPdfText(file!.bytes).join("\n");
    expect(copied).not.toContain("\ufffd");
    for (const word of `${input.strategy.name} ${input.strategy.mission}`.split(/[\s.,]+/)) {
      expect(copied).toContain(inVisualOrder(word));
    }
  });

  it("nests its bookmarks by part", async () => {
    const [file] = await makeGuidelines(latin);
    const text = Buffer.from(file!.bytes).toString("latin1");
    // Cover, contents and five parts on the upper level, eighteen pages below the parts.
    expect(text.match(/\/Title /g)!.length).toBeGreaterThanOrEqual(25);
    expect(text.match(/\/First /g)!.length).toBeGreaterThanOrEqual(6);
    expect(text).toContain("/Lang (en)");
  });
});

async function brandOf(changes: Parameters<typeof sampleStrategy>[0]): Promise<GuidelinesInput> {
  const strategy = sampleStrategy(changes);
  const brief: DesignBrief = {
    businessIdea: "Bread on your step before seven",
    targetAudience: "Families in the city",
    style: "modern",
    techStack: "react",
    features: [],
  };
  const seed = 7;
  const fonts = fontLibrary();
  const palette = makePalette({ strategy, style: brief.style, seed });
  const typography = makeTypography({ strategy, style: brief.style, seed });
  const logo = await makeLogo({ brief, strategy, palette, typography, fonts, seed });
  const tokens = makeTokens({ strategy, palette, typography }).document;
  return { brief, strategy, palette, typography, logo, tokens, fonts };
}
