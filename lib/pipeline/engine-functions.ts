// Made by `node scripts/run.mjs stages` from what the stages use.
import { applicationFiles } from "@/lib/applications/application-files";
import { scenesFor } from "@/lib/applications/draw-scene";
import { openScenes } from "@/lib/applications/open-scenes";
import { makeDocsSite } from "@/lib/docs-site/make-docs-site";
import { makeGuidelines } from "@/lib/guidelines/make-guidelines";
import { documentedKit } from "@/lib/kit/documented-kit";
import { kitFiles } from "@/lib/kit/kit-files";
import { registryFiles } from "@/lib/kit/registry/registry-files";
import { inOneColor } from "@/lib/logo/export/join-touching";
import { logoFiles } from "@/lib/logo/export/logo-files";
import { makeLogo } from "@/lib/logo/make-logo";
import { makePackage } from "@/lib/package/make-package";
import { makeReadme } from "@/lib/package/readme";
import { makePalette } from "@/lib/palette/make-palette";
import { inspectPackage } from "@/lib/pipeline/inspect-package";
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

export const engineFunctions = {
  PAIRS,
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
  openScenes,
  placeOfTrade,
  readIdea,
  registryFiles,
  scenesFor,
  tokenFiles,
  verifyFiles,
};
