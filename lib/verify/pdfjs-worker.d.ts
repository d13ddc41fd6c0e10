/** The part of pdf.js that parses, when it is loaded into the thread that asks. The package has no types for it. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs" {
  export const WorkerMessageHandler: unknown;
}
