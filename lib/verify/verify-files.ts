import type { GeneratedFile } from "@/lib/model/generated-file";
import type { Palette } from "@/lib/palette/palette.schema";
import { checkContrast, checkHighContrast } from "./check-contrast";
import { checkFonts, type FontSet } from "./check-fonts";
import { checkGuidelines, isGuidelines } from "./check-guidelines";
import { checkHosts } from "./check-hosts";
import { checkLogoSet } from "./check-logo-set";
import { checkPdfVectors } from "./check-pdf";
import { checkPngFiles } from "./check-png";
import { checkRawMarkup } from "./check-raw-markup";
import { checkSvgOutlines } from "./check-svg";
import { checkPaletteTokens, checkTokenSchema } from "./check-tokens";
import type { Verification } from "./verification.schema";

export interface VerifyInput {
  palette: Palette;
  typography: FontSet;
  /** What a person typed (name, idea, audience, features), to find any of it unescaped. */
  userTexts: readonly string[];
  /** Every file of the package so far, or of a finished package. */
  files: readonly GeneratedFile[];
}

/**
 * The machine checks on the final files. Everything is measured again from the bytes, apart from the code that made
 * them. A package is delivered only when `passed` is true. Never throws for what it finds.
 */
export function verifyFiles({ palette, typography, userTexts, files }: VerifyInput): Verification {
  const checks = [
    checkContrast(palette, "light"),
    checkContrast(palette, "dark"),
    checkHighContrast(palette),
    checkPaletteTokens(palette, files),
    checkTokenSchema(files),
    checkLogoSet(files),
    checkSvgOutlines(files),
    checkPdfVectors(files),
    ...(files.some(isGuidelines) ? [checkGuidelines(files)] : []),
    checkPngFiles(files),
    checkFonts(typography, files),
    checkRawMarkup(files, userTexts),
    checkHosts(files, userTexts),
  ];
  return { passed: checks.every((check) => check.status === "passed"), checks };
}
