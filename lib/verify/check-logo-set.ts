import { COLOR_VERSIONS, LOGO_VARIATIONS } from "@/lib/logo/logo.schema";
import { type LogoFile, logoPath } from "@/lib/logo/logo-path.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";

const REQUIRED_VARIATIONS = ["wordmark", "icon", "combination"];
const PNG_SIZES = [512, 1024, 2048];

/**
 * The three variations of the interface, and any other that has been begun, in every color version and format:
 * SVG, PDF, and PNG at three sizes, each where `logoPath` says.
 */
export function checkLogoSet(slug: string, files: readonly GeneratedFile[]): VerificationCheck {
  const present = new Set(files.map((file) => file.path));
  const variations = LOGO_VARIATIONS.filter(
    (variation) =>
      REQUIRED_VARIATIONS.includes(variation) ||
      [...present].some((path) => path.startsWith(`logos/${variation}/`)),
  );
  const expected = variations.flatMap((variation) =>
    COLOR_VERSIONS.flatMap((version) => {
      const of = (format: LogoFile["format"], sizePx?: number) =>
        logoPath(slug, { variation, version, format, sizePx });
      return [of("svg"), of("pdf"), ...PNG_SIZES.map((sizePx) => of("png", sizePx))];
    }),
  );
  const missing = expected.filter((path) => !present.has(path)).map((path) => `missing: ${path}`);
  return makeCheck(
    "logo-complete",
    "The logo is there in every variation, version and format",
    `${countOf(variations.length, "variation")}, ${expected.length - missing.length} of ${expected.length} files`,
    missing,
  );
}
