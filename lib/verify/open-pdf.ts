import type { PDFDocumentProxy } from "pdfjs-dist/types/src/display/api";

/** Problems with a file are told by exceptions and by what is missing, not by lines on the console. */
const SILENT = 0;

/**
 * What `read` makes of a PDF opened by pdf.js, which mends what it can: whether a file is whole is for `readPdf` to say.
 * @throws Error when it is no PDF that can be read to the end
 */
export async function withPdf<Result>(
  pdf: Uint8Array,
  read: (document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const { getDocument } = await openReader();
  // The reader keeps the buffer that it is given.
  const data = Uint8Array.from(pdf);
  const task = getDocument({ data, verbosity: SILENT, disableFontFace: true, useSystemFonts: false });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}

let reader: Promise<typeof import("pdfjs-dist")> | undefined;

/**
 * pdf.js parses in a worker of its own unless the worker's code is there already: this runs in a render thread, which is
 * one. Loaded when a PDF is read and not before, because the modules take a fifth of a second.
 */
export function openReader(): Promise<typeof import("pdfjs-dist")> {
  reader ??= import("pdfjs-dist/legacy/build/pdf.worker.mjs").then((worker) => {
    (globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = worker;
    return import("pdfjs-dist/legacy/build/pdf.mjs");
  });
  return reader;
}
