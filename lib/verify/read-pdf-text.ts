import type { TextItem } from "pdfjs-dist/types/src/display/api";
import { withPdf } from "./open-pdf";

/** A run of characters in one face and size, as a reader of the PDF sees it. Points, y upwards from the foot of the page. */
export interface PdfRun {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/** Runs in the order in which they were written; none of white space alone. */
export type PdfPageText = readonly PdfRun[];

/**
 * The text of every page, read by pdf.js: what a person can search for and copy.
 * @throws Error when it is no PDF that can be read to the end.
 */
export async function readPdfText(pdf: Uint8Array): Promise<PdfPageText[]> {
  return withPdf(pdf, async (document) => {
    const pages: PdfPageText[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ disableNormalization: true });
      pages.push(items.flatMap((item) => ("str" in item && item.str.trim() ? [runOf(item)] : [])));
    }
    return pages;
  });
}

function runOf({ str, width, transform }: TextItem): PdfRun {
  const [, , skew, scale, left, baseline] = transform as number[];
  return {
    text: str,
    left: left!,
    right: left! + width,
    baseline: baseline!,
    size: Math.hypot(skew!, scale!),
  };
}
