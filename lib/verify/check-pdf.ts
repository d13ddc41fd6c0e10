import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { readPdf } from "./read-pdf";

/** Every PDF of a logo is drawn by paths: no picture in it, no font, no text, nothing that acts. */
export function checkPdfVectors(files: readonly GeneratedFile[]): VerificationCheck {
  const pdfs = files.filter((file) => /^logos\/.*\.pdf$/.test(file.path));
  let operators = 0;
  const failures = pdfs.flatMap((file) => {
    try {
      const facts = readPdf(file.bytes);
      operators += facts.pathOperators;
      return [
        ...(facts.pages === 1 ? [] : [`${facts.pages} pages instead of one`]),
        ...(facts.images === 0 ? [] : ["holds a picture"]),
        ...(facts.fonts + facts.textOperators === 0 ? [] : ["holds a font or text"]),
        ...(facts.hasActions ? ["holds an action"] : []),
        ...(facts.pathOperators > 0 && facts.paintOperators > 0 ? [] : ["draws nothing"]),
      ].map((failure) => `${file.path}: ${failure}`);
    } catch (error) {
      return [`${file.path}: ${error instanceof Error ? error.message : "unreadable"}`];
    }
  });
  if (pdfs.length === 0) failures.push("there is no PDF of the logo");
  const figure = `${countOf(pdfs.length, "file")}, ${operators} path operators`;
  return makeCheck("pdf-vector", "Logo PDFs are vectors", figure, failures);
}
