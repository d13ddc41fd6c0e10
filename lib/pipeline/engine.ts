import { applicationFiles } from "@/lib/applications/application-files";
import { scenesFor } from "@/lib/applications/draw-scene";
import { openScenes } from "@/lib/applications/open-scenes";
import { makeDocsSite } from "@/lib/docs-site/make-docs-site";
import type { FontSource } from "@/lib/fonts/font-source";
import type { readFont } from "@/lib/fonts/read-font";
import { makeGuidelines } from "@/lib/guidelines/make-guidelines";
import { documentedKit } from "@/lib/kit/documented-kit";
import { kitFiles } from "@/lib/kit/kit-files";
import type { FontVersions } from "@/lib/kit/registry/font-packages";
import { registryFiles } from "@/lib/kit/registry/registry-files";
import type { KitTemplates } from "@/lib/kit/template-files";
import { inOneColor } from "@/lib/logo/export/join-touching";
import { logoFiles } from "@/lib/logo/export/logo-files";
import { makeLogo } from "@/lib/logo/make-logo";
import type { TechStack } from "@/lib/model/brief.schema";
import { makePackage } from "@/lib/package/make-package";
import { makeReadme } from "@/lib/package/readme";
import { makePalette } from "@/lib/palette/make-palette";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import { placeOfTrade } from "@/lib/strategy/place-of-trade";
import { readIdea } from "@/lib/strategy/read-idea";
import { brandCss } from "@/lib/tokens/brand-css";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { tokenFiles } from "@/lib/tokens/token-files";
import { brandText } from "@/lib/typography/brand-text";
import { coverText } from "@/lib/typography/cover-text";
import { makeFontFiles } from "@/lib/typography/make-font-files";
import { makeTypography } from "@/lib/typography/make-typography";
import { PAIRS } from "@/lib/typography/pairs";
import { verifyFiles } from "@/lib/verify/verify-files";
import { inspectPackage } from "./inspect-package";

/**
 * The design engine as the stages call it. It takes a second to load, so the stages get it as an argument: who only asks
 * for their names and inputs, as the process that answers requests does, never loads it.
 */
export const engineFunctions = {
  applicationFiles,
  brandCss,
  brandText,
  coverText,
  documentedKit,
  inOneColor,
  inspectPackage,
  kitFiles,
  logoFiles,
  makeDocsSite,
  makeFontFiles,
  makeGuidelines,
  makeLogo,
  makePackage,
  makePalette,
  makeReadme,
  makeStrategy,
  makeTokens,
  makeTypography,
  registryFiles,
  openScenes,
  placeOfTrade,
  readIdea,
  scenesFor,
  pairIds: PAIRS.map(({ id }) => id),
  tokenFiles,
  verifyFiles,
};

/** The engine with what lies on the disk. */
export type Engine = typeof engineFunctions & {
  readonly fonts: FontSource;
  readonly readFont: typeof readFont;
  readonly templates: () => KitTemplates;
  /** Versions of the typefaces' npm packages. */
  readonly fontVersions: () => FontVersions;
  /** SHA-256 by path of a stack's template files as they passed the type check. */
  readonly checkedKit: (stack: TechStack) => Record<string, string>;
};
