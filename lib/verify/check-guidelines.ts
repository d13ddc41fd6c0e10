import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { findOverlaps } from "./find-overlaps";
import { missingTexts } from "./missing-texts";
import { readPdf } from "./read-pdf";
import { readPdfText } from "./read-pdf-text";

const PAGES = 20;

/** Whether a file is the guidelines PDF. */
function isGuidelines({ path }: Pick<GeneratedFile, "path">): boolean {
  return /^guidelines\/.*\.pdf$/.test(path);
}

/** The guidelines are there, with a bookmark for each page; they carry every font they use, and hold no picture and nothing that acts. */
export function checkGuidelines(files: readonly GeneratedFile[]): VerificationCheck {
  let pages = 0;
  let fonts = 0;
  const books = files.filter(isGuidelines);
  const failures = books.flatMap((file) => {
    try {
      const facts = readPdf(file.bytes);
      pages += facts.pages;
      fonts += facts.embeddedFonts;
      return [
        ...(facts.pages === PAGES ? [] : [`${facts.pages} pages instead of ${PAGES}`]),
        ...(facts.fontFaces > 0 ? [] : ["holds no font"]),
        ...(facts.embeddedFonts >= facts.fontFaces
          ? []
          : [`${countOf(facts.fontFaces - facts.embeddedFonts, "font")} not embedded`]),
        ...(facts.bookmarks >= PAGES ? [] : [countOf(facts.bookmarks, "bookmark")]),
        ...(facts.images === 0 ? [] : ["holds a picture"]),
        ...(facts.hasActions ? ["holds an action"] : []),
      ].map((failure) => `${file.path}: ${failure}`);
    } catch (error) {
      return [`${file.path}: ${error instanceof Error ? error.message : "unreadable"}`];
    }
  });
  if (books.length !== 1) failures.push(`${countOf(books.length, "book")} of guidelines instead of one`);
  const figure = `${countOf(pages, "page")}, ${countOf(fonts, "embedded font")}`;
  return makeCheck("guidelines-pdf", "Guidelines carry their fonts, and are vectors", figure, failures);
}

/**
 * A reader finds every text of every page, and none is set over another.
 * @param texts what each page must show; null when only the maker knew
 */
export async function checkGuidelinesText(
  files: readonly GeneratedFile[],
  texts: readonly (readonly string[])[] | null,
): Promise<VerificationCheck> {
  const failures: string[] = [];
  const books = files.filter(isGuidelines);
  if (books.length === 0) failures.push("there are no guidelines");
  for (const file of books) {
    try {
      const pages = await readPdfText(file.bytes);
      const blank = pages.findIndex((page) => page.length === 0);
      if (blank >= 0) failures.push(`page ${blank + 1} has no text`);
      pages.forEach((page, index) => {
        failures.push(
          ...missingTexts(page, texts?.[index] ?? []).map(
            (text) => `page ${index + 1} does not say ${JSON.stringify(text.slice(0, 80))}`,
          ),
          ...findOverlaps(page).map(
            ([one, other]) =>
              `page ${index + 1} sets ${JSON.stringify(one.text)} over ${JSON.stringify(other.text)}`,
          ),
        );
      });
    } catch (error) {
      failures.push(error instanceof Error ? error.message : "unreadable");
    }
  }
  const count = texts?.reduce((sum, page) => sum + page.length, 0) ?? 0;
  if (texts && (texts.length !== PAGES || texts.some((page) => page.length === 0)))
    failures.push(
      `it is known for ${texts.filter((page) => page.length > 0).length} of ${PAGES} pages what they must show`,
    );
  return makeCheck(
    "guidelines-text",
    "Guidelines say what they must, and no text covers another",
    texts ? `${countOf(count, "text")} on ${countOf(texts.length, "page")}` : "no text covers another",
    failures,
  );
}
