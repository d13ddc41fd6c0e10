import type { DocsInput } from "@/lib/docs-site/docs-input";
import { makeDocsSite } from "@/lib/docs-site/make-docs-site";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { readFont } from "@/lib/fonts/read-font";
import { type Guidelines, type GuidelinesInput, makeGuidelines } from "@/lib/guidelines/make-guidelines";
import { type KitRequest, kitFiles } from "@/lib/kit/kit-files";
import { stackCatalog } from "@/lib/kit/stack-catalog";
import { inOneColor } from "@/lib/logo/export/join-touching";
import { logoFiles } from "@/lib/logo/export/logo-files";
import { makeLogo } from "@/lib/logo/make-logo";
import { settleOwnMark } from "@/lib/logo/own-mark/settle-own-mark";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { makePackage } from "@/lib/package/make-package";
import { makeReadme } from "@/lib/package/readme";
import { makePalette, makePalettes } from "@/lib/palette/make-palette";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { brandCss } from "@/lib/tokens/brand-css";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { tokenFiles } from "@/lib/tokens/token-files";
import { brandText } from "@/lib/typography/brand-text";
import { coverText } from "@/lib/typography/cover-text";
import { makeSpecimenFiles, makeTypographyAlternatives } from "@/lib/typography/make-alternatives";
import { makeFontFiles } from "@/lib/typography/make-font-files";
import { makeTypography } from "@/lib/typography/make-typography";
import { readPdfText } from "@/lib/verify/read-pdf-text";
import { type VerifyInput, verifyFiles } from "@/lib/verify/verify-files";
import { checkedKit } from "./checked-kit";
import { inspectPackage } from "./inspect-package";
import { kitTemplates } from "./kit-templates";

/**
 * What a render worker can do, by name. Arguments and results are plain data and bytes, because they cross a thread.
 * Every task is the engine's own function: only fonts and templates are added here.
 */
export const renderTasks = {
  strategy: makeStrategy,
  palette: makePalette,
  /** Every palette that a person may choose from, for the same brief and seed. */
  palettes: makePalettes,
  async typography({ text, ...request }: Parameters<typeof makeTypography>[0] & { text: string }) {
    const { strategy } = request;
    const fonts = fontLibrary();
    const typography = coverText({ typography: makeTypography(request), strategy, fonts, text });
    return { typography, files: await makeFontFiles({ typography, strategy, fonts, text }) };
  },
  /** The typefaces without their files. */
  typefaces: makeTypography,
  async pairs({ text, ...request }: Parameters<typeof makeTypographyAlternatives>[0] & { text: string }) {
    const alternatives = makeTypographyAlternatives(request);
    return { alternatives, files: await makeSpecimenFiles(alternatives, text, fontLibrary()) };
  },
  logo: (request: Omit<Parameters<typeof makeLogo>[0], "fonts">) =>
    makeLogo({ ...request, fonts: fontLibrary() }),
  /** Reads what a customer sent as a mark. */
  ownMark: settleOwnMark,
  logoFiles: ([logo, brand]: Parameters<typeof logoFiles>) => logoFiles(logo, brand),
  tokens: (request: Parameters<typeof makeTokens>[0]): GeneratedFile[] => tokenFiles(makeTokens(request)),
  components: (request: Omit<KitRequest, "templates">): GeneratedFile[] =>
    kitFiles({ ...request, templates: kitTemplates() }),
  guidelines: (request: Omit<GuidelinesInput, "fonts" | "tokens">): Promise<Guidelines> =>
    makeGuidelines({ ...request, tokens: makeTokens(request).document, fonts: fontLibrary() }),
  docsSite(
    request: Omit<DocsInput, "plainMark" | "tokens" | "tokensCss" | "catalog" | "kitCss" | "kitScript">,
  ) {
    const tokens = makeTokens(request);
    const { shared, html } = kitTemplates();
    return makeDocsSite({
      ...request,
      plainMark: inOneColor(request.logo.variations.icon),
      tokens: tokens.document,
      tokensCss: brandCss(tokens),
      catalog: stackCatalog(request.brief.techStack),
      kitCss: templateText(shared, "styles/kit.css"),
      kitScript: templateText(html, "kit.js"),
    });
  },
  readme: makeReadme,
  verify({ brief, strategy, ...request }: VerifyRequest) {
    const { slug, name, tagline, language, direction } = strategy;
    const typed = [brief.businessIdea, brief.targetAudience, ...brief.features];
    return verifyFiles({
      ...request,
      slug,
      kit: {
        stack: brief.techStack,
        brand: { name, tagline, language, direction },
        checkedFiles: checkedKit(brief.techStack),
      },
      setTexts: brandText(strategy, typed.join(" ")),
      userTexts: [name, tagline, ...typed],
      readFont,
    });
  },
  package: makePackage,
  inspect: inspectPackage,
  /** Loads the fonts and lets the compiler see the hot paths; the result is thrown away. */
  async warmUp(seed: number): Promise<void> {
    const { style } = WARM_UP_BRIEF;
    const strategy = makeStrategy({ brief: WARM_UP_BRIEF, seed });
    const palette = makePalette({ strategy, style, seed });
    const { typography } = await renderTasks.typography({ strategy, style, seed, text: strategy.name });
    const logo = await renderTasks.logo({ brief: WARM_UP_BRIEF, strategy, palette, typography, seed });
    await logoFiles(logo, strategy);
    renderTasks.tokens({ strategy, palette, typography });
    const { files } = await renderTasks.guidelines({
      brief: WARM_UP_BRIEF,
      strategy,
      palette,
      typography,
      logo,
    });
    for (const { bytes } of files) await readPdfText(bytes);
  },
};

type VerifyRequest = Pick<VerifyInput, "palette" | "typography" | "guidelinesTexts" | "files"> & {
  brief: Pick<DesignBrief, "businessIdea" | "targetAudience" | "features" | "techStack">;
  strategy: Strategy;
};

const WARM_UP_BRIEF: DesignBrief = {
  businessIdea: "A workshop that mends clocks and teaches how it is done",
  targetAudience: "People with an old clock",
  style: "modern",
  techStack: "react",
  features: [],
};

function templateText(templates: readonly GeneratedFile[], path: string): string {
  const file = templates.find((template) => template.path === path);
  if (!file) throw new Error(`The component templates have no ${path}: the documentation shows them live.`);
  return new TextDecoder().decode(file.bytes);
}

export type RenderTasks = typeof renderTasks;
export type RenderTaskName = keyof RenderTasks;
export type RenderInput<Name extends RenderTaskName> = Parameters<RenderTasks[Name]>[0];
export type RenderOutput<Name extends RenderTaskName> = Awaited<ReturnType<RenderTasks[Name]>>;
