import { inflateSync } from "node:zlib";

export interface PdfFacts {
  pages: number;
  images: number;
  fonts: number;
  /** Fonts with outlines (composite ones counted once), and font programs in the file. */
  fontFaces: number;
  embeddedFonts: number;
  bookmarks: number;
  /** True when anything could run or open by itself. */
  hasActions: boolean;
  /** Operators that build a path (m, l, c, v, y, re) and that paint one (f, F, f*, B, B*, b, b*, S, s). */
  pathOperators: number;
  paintOperators: number;
  textOperators: number;
}

const MAX_STREAM_BYTES = 64 * 1024 * 1024;
const STREAM = />>\s*stream\r?\n/g;

/**
 * Facts about a PDF with plain or deflated streams, object streams included.
 * @throws Error with what is wrong when it is no such file.
 */
export function readPdf(bytes: Uint8Array): PdfFacts {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!text.startsWith("%PDF-")) throw new Error("not a PDF");
  if (!/%%EOF\s*$/.test(text)) throw new Error("cut off");
  const structure: string[] = [];
  const content: string[] = [];
  let end = 0;
  for (const match of text.matchAll(STREAM)) {
    if (match.index < end) continue;
    const start = match.index + match[0].length;
    const dictionary = text.slice(text.lastIndexOf(" obj", match.index) + 4, match.index);
    structure.push(text.slice(end, start));
    end = endOfStream(text, start, dictionary);
    if (/\/Subtype\s*\/Image\b|\/Type\s*\/(?:Metadata|XRef)\b/.test(dictionary)) continue;
    const data = unpack(Buffer.from(text.slice(start, end), "latin1"), dictionary);
    (/\/Type\s*\/ObjStm\b/.test(dictionary) ? structure : content).push(data);
  }
  structure.push(text.slice(end));
  const objects = structure.join("\n");
  const operators = content.join("\n").replace(/\((?:\\.|[^\\()])*\)/g, "()");
  return {
    pages: count(objects, /\/Type\s*\/Page(?![A-Za-z])/g),
    images: count(objects, /\/Subtype\s*\/Image\b/g) + count(operators, /(?<=^|\s)BI(?=\s)/g),
    fonts: count(objects, /\/Type\s*\/Font(?![A-Za-z])/g),
    fontFaces: count(objects, /\/Subtype\s*\/(?:Type1|MMType1|TrueType|CIDFontType[02])(?![A-Za-z])/g),
    embeddedFonts: count(objects, /\/FontFile[23]?\s+\d/g),
    bookmarks: objects
      .split("endobj")
      .filter((object) => /\/Title\b/.test(object) && /\/Parent\b/.test(object)).length,
    hasActions: /\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile)(?![A-Za-z])/.test(objects),
    pathOperators: count(operators, /(?<=[\d.]\s+)(?:m|l|c|v|y|re)(?=\s|$)/g),
    paintOperators: count(operators, /(?<=^|\s)(?:f\*?|F|B\*?|b\*?|S|s)(?=\s|$)/g),
    textOperators: count(operators, /(?<=\s)T[jJ](?=\s|$)/g),
  };
}

function endOfStream(text: string, start: number, dictionary: string): number {
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary);
  const declared = length ? start + Number(length[1]) : -1;
  if (declared >= start && /^\s*endstream/.test(text.slice(declared, declared + 12))) return declared;
  const found = text.indexOf("endstream", start);
  if (found === -1) throw new Error("a stream does not end");
  return found;
}

function unpack(data: Buffer, dictionary: string): string {
  if (!/\/Filter\b/.test(dictionary)) return data.toString("latin1");
  if (!/\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(dictionary))
    throw new Error("unknown stream filter");
  return inflateSync(data, { maxOutputLength: MAX_STREAM_BYTES }).toString("latin1");
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
