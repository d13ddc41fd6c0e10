import type { TextItem } from "pdfjs-dist/types/src/display/api";

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

/** Problems with a file are told by exceptions and by what is missing, not by lines on the console. */
const SILENT = 0;

/**
 * The text of every page, read by pdf.js: what a person can search for and copy.
 * @throws Error when it is no PDF that can be read to the end.
 */
export async function readPdfText(pdf: Uint8Array): Promise<PdfPageText[]> {
  const { getDocument } = await openReader();
  // The reader keeps the buffer that it is given.
  const data = Uint8Array.from(pdf);
  const task = getDocument({ data, verbosity: SILENT, disableFontFace: true, useSystemFonts: false });
  try {
    const document = await task.promise;
    const pages: PdfPageText[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ disableNormalization: true });
      pages.push(items.flatMap((item) => ("str" in item && item.str.trim() ? [runOf(item)] : [])));
    }
    return pages;
  } finally {
    await task.destroy();
  }
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

let reader: Promise<typeof import("pdfjs-dist")> | undefined;

/**
 * pdf.js parses in a worker of its own unless the worker's code is there already: this runs in a render thread, which is
 * one. Loaded when a PDF is read and not before, because the modules take a fifth of a second.
 */
function openReader(): Promise<typeof import("pdfjs-dist")> {
  reader ??= import("pdfjs-dist/legacy/build/pdf.worker.mjs").then((worker) => {
    (globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = worker;
    return import("pdfjs-dist/legacy/build/pdf.mjs");
  });
  return reader;
}
