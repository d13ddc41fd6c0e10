import PDFDocument from "pdfkit";
import type { Drawing, FillRole } from "../logo.schema";

/** A fixed date makes the file, and the /ID that is derived from it, the same on every machine. */
const EPOCH = new Date(0);
const MARK = "Marque";

/** A drawing as a one-page vector PDF of its own size in points: the very path data, no font, no picture. */
export async function drawingToPdf(drawing: Drawing, fills: Record<FillRole, string>): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: [drawing.width, drawing.height],
    margin: 0,
    // pdfkit loads Helvetica unless it is told that there is no font.
    font: "",
    info: { CreationDate: EPOCH, ModDate: EPOCH, Producer: MARK, Creator: MARK },
  });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on("end", resolve);
    document.on("error", reject);
  });
  for (const { d, fill } of drawing.shapes) document.path(d).fill(fills[fill], "non-zero");
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
