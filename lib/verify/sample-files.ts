import { crc32, deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";

export const SAMPLE_SVG =
  '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>A &amp; B</title><path fill="#1f6f54" d="M4 4H60V60H4Z"/></svg>';

export function samplePng(width: number, height: number, drawn = true): Uint8Array {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  if (drawn) rows.fill(0xff, rows.length - 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...parts]));
}

export async function samplePdf(draw: (page: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const document = new PDFDocument({ size: [64, 64], margin: 0 });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on("end", resolve));
  draw(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
