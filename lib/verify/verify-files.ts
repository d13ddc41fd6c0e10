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

/** What a check is given: the files, what is known of their brand, and the colors that the style sheet resolves to. */
export interface Measured extends VerifyInput {
  readonly styleSheet: StyleSheet;
}

interface StyleSheet {
  readonly contexts: ColorContext[];
  readonly check: VerificationCheck;
}

/** The machine checks, in the order of the report. What one says depends on nothing but what it reads of its input. */
export const CHECKS: readonly ((input: Measured) => VerificationCheck | Promise<VerificationCheck>)[] = [
  ({ styleSheet }) => styleSheet.check,
  ({ palette, styleSheet }) => checkContrast(palette, styleSheet.contexts, "light"),
  ({ palette, styleSheet }) => checkContrast(palette, styleSheet.contexts, "dark"),
  ({ palette, styleSheet }) => checkHighContrast(palette, styleSheet.contexts),
  ({ palette, styleSheet, files }) => checkPaletteTokens(palette, styleSheet.contexts, files),
  ({ files }) => checkTokenSchema(files),
  ({ files, styleSheet }) => checkTokenOutputs(files, styleSheet.contexts),
  ({ slug, files }) => checkLogoSet(slug, files),
  ({ files, scenes }) => checkApplications(files, scenes),
  ({ files }) => checkSvgOutlines(files),
  ({ files }) => checkPdfVectors(files),
  ({ files }) => checkPngFiles(files),
  ({ files }) => checkIcoFiles(files),
  ({ typography, files, setTexts, readFont }) => checkFonts(typography, files, setTexts, readFont),
  ({ files }) => checkLicenses(files),
  ({ kit, files }) => checkKit(kit, files),
  ({ files }) => checkRegistry(files),
  ({ palette, files }) => checkDocs(palette, files),
  ({ files }) => checkGuidelines(files),
  ({ files, guidelinesTexts }) => checkGuidelinesText(files, guidelinesTexts),
  ({ files, userTexts }) => checkRawMarkup(files, userTexts),
  ({ files, userTexts }) => checkHosts(files, userTexts),
];

/**
 * The machine checks on the final files. Everything is measured again from the bytes, apart from the code that made
 * them. A package is delivered only when `passed` is true. Never throws for what it finds.
 */
export async function verifyFiles(input: VerifyInput): Promise<Verification> {
  const measured = { ...input, styleSheet: readStyleSheet(input.files) };
  const checks: VerificationCheck[] = [];
  for (const check of CHECKS) checks.push(await check(measured));
  return { passed: checks.every((check) => check.status === "passed"), checks };
}

/** The colors of every setting, and the check that says whether they could be read. */
export function readStyleSheet(files: readonly GeneratedFile[]): StyleSheet {
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
