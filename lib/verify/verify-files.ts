import type { SceneId } from "@/lib/applications/scenes.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { Verification, VerificationCheck } from "@/lib/model/verification.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import { checkApplications } from "./check-applications";
import { checkContrast, checkHighContrast } from "./check-contrast";
import { checkDocs } from "./check-docs";
import { checkFonts, type FontSet, type ReadFont } from "./check-fonts";
import { checkGuidelines, checkGuidelinesText } from "./check-guidelines";
import { checkHosts } from "./check-hosts";
import { checkIcoFiles } from "./check-ico";
import { checkKit, type ExpectedKit } from "./check-kit";
import { checkLicenses } from "./check-licenses";
import { checkLogoSet } from "./check-logo-set";
import { checkPaletteTokens } from "./check-palette-tokens";
import { checkPdfVectors } from "./check-pdf";
import { checkPngFiles } from "./check-png";
import { checkRawMarkup } from "./check-raw-markup";
import { checkRegistry } from "./check-registry";
import { checkSvgOutlines } from "./check-svg";
import { checkTokenOutputs } from "./check-token-outputs";
import { checkTokenSchema } from "./check-tokens";
import { type ColorContext, colorContexts } from "./color-contexts";
import { textOf } from "./text-of";

export interface VerifyInput {
  /** What the files of the logo are named after. */
  readonly slug: string;
  readonly palette: Palette;
  readonly typography: FontSet;
  readonly kit: ExpectedKit;
  /** What a reader must find on each page of the guidelines; null when only the maker knew. */
  readonly guidelinesTexts: readonly (readonly string[])[] | null;
  /** The pictures of the brand in use that suit it; null when only the maker knew. */
  readonly scenes: readonly SceneId[] | null;
  /** All that is set in the brand's typefaces. */
  readonly setTexts: string;
  /** What a person typed (name, idea, audience, features), to find any of it unescaped. */
  readonly userTexts: readonly string[];
  /** Every file of the package so far, or of a finished package. */
  readonly files: readonly GeneratedFile[];
  readonly readFont: ReadFont;
}

const STYLE_SHEET = "tokens/brand.css";

/**
 * The machine checks on the final files. Everything is measured again from the bytes, apart from the code that made
 * them. A package is delivered only when `passed` is true. Never throws for what it finds.
 */
export async function verifyFiles(input: VerifyInput): Promise<Verification> {
  const { slug, palette, typography, kit, guidelinesTexts, scenes, setTexts, userTexts, files, readFont } =
    input;
  const { contexts, check: styleSheet } = readStyleSheet(files);
  const checks = [
    styleSheet,
    checkContrast(palette, contexts, "light"),
    checkContrast(palette, contexts, "dark"),
    checkHighContrast(palette, contexts),
    checkPaletteTokens(palette, contexts, files),
    checkTokenSchema(files),
    checkTokenOutputs(files, contexts),
    checkLogoSet(slug, files),
    checkApplications(files, scenes),
    checkSvgOutlines(files),
    checkPdfVectors(files),
    checkPngFiles(files),
    checkIcoFiles(files),
    await checkFonts(typography, files, setTexts, readFont),
    checkLicenses(files),
    checkKit(kit, files),
    checkRegistry(files),
    checkDocs(palette, files),
    checkGuidelines(files),
    await checkGuidelinesText(files, guidelinesTexts),
    checkRawMarkup(files, userTexts),
    checkHosts(files, userTexts),
  ];
  return { passed: checks.every((check) => check.status === "passed"), checks };
}

function readStyleSheet(files: readonly GeneratedFile[]): {
  contexts: ColorContext[];
  check: VerificationCheck;
} {
  let contexts: ColorContext[] = [];
  const failures: string[] = [];
  try {
    const file = files.find(({ path }) => path === STYLE_SHEET);
    if (!file) failures.push(`missing: ${STYLE_SHEET}`);
    else contexts = colorContexts(textOf(file));
  } catch (error) {
    failures.push(`${STYLE_SHEET}: ${error instanceof Error ? error.message : "unreadable"}`);
  }
  const figure = `${countOf(contexts.length, "setting")}, ${contexts[0]?.values.size ?? 0} custom properties`;
  return {
    contexts,
    check: makeCheck("style-sheet", "The style sheet can be resolved in every setting", figure, failures),
  };
}
