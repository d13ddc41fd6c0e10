import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "./make-check";
import { readPdf } from "./read-pdf";
import type { VerificationCheck } from "./verification.schema";

const LEAST_PAGES = 8;

/** Whether a file is the guidelines PDF. */
export function isGuidelines({ path }: Pick<GeneratedFile, "path">): boolean {
  return /^guidelines\/.*\.pdf$/.test(path);
}

/** The guidelines have their pages and bookmarks, carry every font they use, and hold no picture and nothing that acts. */
export function checkGuidelines(files: readonly GeneratedFile[]): VerificationCheck {
  let pages = 0;
  let fonts = 0;
  const failures = files.filter(isGuidelines).flatMap((file) => {
    try {
      const facts = readPdf(file.bytes);
      pages += facts.pages;
      fonts += facts.embeddedFonts;
      return [
        ...(facts.pages >= LEAST_PAGES ? [] : [`${facts.pages} pages, at least ${LEAST_PAGES} are needed`]),
        ...(facts.fontFaces > 0 ? [] : ["holds no font"]),
        ...(facts.embeddedFonts >= facts.fontFaces
          ? []
          : [`${countOf(facts.fontFaces - facts.embeddedFonts, "font")} not embedded`]),
        ...(facts.bookmarks >= LEAST_PAGES ? [] : [countOf(facts.bookmarks, "bookmark")]),
        ...(facts.images === 0 ? [] : ["holds a picture"]),
        ...(facts.hasActions ? ["holds an action"] : []),
      ].map((failure) => `${file.path}: ${failure}`);
    } catch (error) {
      return [`${file.path}: ${error instanceof Error ? error.message : "unreadable"}`];
    }
  });
  const figure = `${countOf(pages, "page")}, ${countOf(fonts, "embedded font")}`;
  return makeCheck("guidelines-pdf", "Guidelines carry their fonts, and are vectors", figure, failures);
}
