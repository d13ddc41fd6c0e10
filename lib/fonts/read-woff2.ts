import { brotliDecompressSync } from "node:zlib";
import { readTag, viewOf } from "./sfnt";

const HEADER_BYTES = 48;
const KNOWN_TAGS =
  "cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
    .split(" ")
    .map((tag) => tag.replace("_", " "));

/**
 * Read tables out of a WOFF2 file without rebuilding the font, so that a coverage question can be answered at once
 * and synchronously (W3C WOFF File Format 2.0, §4 and §5). Only for tables that WOFF2 stores as they are:
 * not `glyf`, `loca` or `hmtx`.
 */
export function readWoff2Tables<Tag extends string>(woff2: Uint8Array, wanted: readonly Tag[]) {
  const view = viewOf(woff2);
  const compressedLength = view.getUint32(20);
  let position = HEADER_BYTES;
  let offset = 0;
  const ranges = new Map<string, { start: number; end: number }>();
  for (let index = 0; index < view.getUint16(12); index++) {
    const flags = woff2[position++]!;
    let tag = KNOWN_TAGS[flags & 63];
    if (tag === undefined) {
      tag = readTag(woff2, position);
      position += 4;
    }
    let length = readBase128();
    const version = flags >> 6;
    const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    if (isTransformed) length = readBase128();
    ranges.set(tag, { start: offset, end: offset + length });
    offset += length;
  }
  const data = brotliDecompressSync(woff2.subarray(position, position + compressedLength));
  return Object.fromEntries(
    wanted.map((tag) => {
      const range = ranges.get(tag);
      return [tag, range ? new Uint8Array(data.subarray(range.start, range.end)) : new Uint8Array()];
    }),
  ) as Record<Tag, Uint8Array>;

  function readBase128(): number {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = woff2[position++]!;
      value = value * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return value;
  }
}
