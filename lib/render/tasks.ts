import type { DocsInput } from "@/lib/docs-site/docs-input";
import { makeDocsSite } from "@/lib/docs-site/make-docs-site";
import { type GuidelinesInput, makeGuidelines } from "@/lib/guidelines/make-guidelines";
import { kitCatalog } from "@/lib/kit/catalog";
import { type KitRequest, kitFiles } from "@/lib/kit/kit-files";
import { logoFiles } from "@/lib/logo/logo-files";
import { makeLogo } from "@/lib/logo/make-logo";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { makePackage } from "@/lib/package/make-package";
import { makeReadme } from "@/lib/package/readme";
import { makePalette, makePalettes } from "@/lib/palette/make-palette";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import { brandCss } from "@/lib/tokens/brand-css";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { tokenFiles } from "@/lib/tokens/token-files";
import { coverText } from "@/lib/typography/cover-text";
import { makeSpecimenFiles, makeTypographyAlternatives } from "@/lib/typography/make-alternatives";
import { makeFontFiles } from "@/lib/typography/make-font-files";
import { makeTypography } from "@/lib/typography/make-typography";
import { verifyFiles } from "@/lib/verify/verify-files";
import { fontLibrary } from "./font-library";
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
  logoFiles: ([logo, name]: Parameters<typeof logoFiles>) => logoFiles(logo, name),
  tokens: (request: Parameters<typeof makeTokens>[0]): GeneratedFile[] => tokenFiles(makeTokens(request)),
  components: (request: Omit<KitRequest, "templates">): GeneratedFile[] =>
    kitFiles({ ...request, templates: kitTemplates() }),
  guidelines: (request: Omit<GuidelinesInput, "fonts" | "tokens">): Promise<GeneratedFile[]> =>
    makeGuidelines({ ...request, tokens: makeTokens(request).document, fonts: fontLibrary() }),
  docsSite(request: Omit<DocsInput, "tokens" | "tokensCss" | "catalog" | "kitCss" | "kitScript">) {
    const tokens = makeTokens(request);
    const { shared, html } = kitTemplates();
    return makeDocsSite({
      ...request,
      tokens: tokens.document,
      tokensCss: brandCss(tokens),
      catalog: kitCatalog,
      kitCss: templateText(shared, "styles/kit.css"),
      kitScript: templateText(html, "kit.js"),
    });
  },
  readme: makeReadme,
  verify: verifyFiles,
  package: makePackage,
  /** Loads the fonts and lets the compiler see the hot paths; the result is thrown away. */
  async warmUp(seed: number): Promise<void> {
    const { style } = WARM_UP_BRIEF;
    const strategy = makeStrategy({ brief: WARM_UP_BRIEF, seed });
    const palette = makePalette({ strategy, style, seed });
    const { typography } = await renderTasks.typography({ strategy, style, seed, text: strategy.name });
    const logo = await renderTasks.logo({ brief: WARM_UP_BRIEF, strategy, palette, typography, seed });
    await logoFiles(logo, strategy.name);
    renderTasks.tokens({ strategy, palette, typography });
    await renderTasks.guidelines({ brief: WARM_UP_BRIEF, strategy, palette, typography, logo });
  },
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
