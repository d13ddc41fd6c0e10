import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { logoFiles } from "@/lib/logo/export/logo-files";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { comparePaths } from "@/lib/package/package-path";
import { firstView, TESTED_SCRIPT, testedPage, testedStyle } from "@/lib/showcase/landing/tested-page";
import { wordsFonts } from "@/lib/showcase/landing/words-fonts";
import type { LandingDress } from "@/lib/showcase/showcase-input";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { tokenFiles } from "@/lib/tokens/token-files";
import { makeFontFiles } from "@/lib/typography/make-font-files";
import type { DesignFacts } from "@/lib/variants/variants.schema";

export interface VariantTask extends LandingDress {
  /** Everything else that is set in the typefaces, as the idea and the audience. */
  text: string;
}

/** Every file of a design: its landing with what it loads, all of its logo, its tokens and its typefaces; and what it shows first. */
export async function variantFiles({ text, ...dress }: VariantTask): Promise<{
  files: GeneratedFile[];
  facts: DesignFacts;
}> {
  const { strategy, palette, typography, logo } = dress;
  const fonts = fontLibrary();
  const wordFonts = wordsFonts(dress).map(async ({ family, weight, text: letters }) => ({
    path: `words-${weight}.woff2`,
    bytes: await fonts.webfont(family, weight, letters),
  }));
  const files = [
    textFile("index.html", testedPage(dress)),
    textFile("landing.css", testedStyle(dress)),
    textFile("landing.js", TESTED_SCRIPT),
    ...(await Promise.all(wordFonts)),
    ...tokenFiles(makeTokens({ strategy, palette, typography })),
    ...(await logoFiles(logo, strategy)),
    ...(await makeFontFiles({ typography, strategy, fonts, text })),
  ];
  // Each family's licence lies beside its files, too.
  const own = files.filter(({ path }) => !path.startsWith("LICENSES/"));
  return { files: own.sort((a, b) => comparePaths(a.path, b.path)), facts: firstView(dress) };
}
