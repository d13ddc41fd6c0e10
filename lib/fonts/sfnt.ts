/** Tables of a font file by their four-character tag. */
export type SfntTables = Map<string, Uint8Array>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const TRUETYPE_VERSION = 0x00010000;
const CHECKSUM_MAGIC = 0xb1b0afba;

/**
 * Split a TrueType file into its tables (views on `font`, not copies).
 * @throws Error when a table reaches past the end, as in a file that was cut off
 */
export function readSfnt(font: Uint8Array): SfntTables {
  const view = viewOf(font);
  const tables: SfntTables = new Map();
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = HEADER_BYTES + index * RECORD_BYTES;
    const start = view.getUint32(record + 8);
    const end = start + view.getUint32(record + 12);
    const tag = readTag(font, record);
    if (end > font.length) throw new Error(`Its "${tag}" table ends at byte ${end} of ${font.length}`);
    tables.set(tag, font.subarray(start, end));
  }
  return tables;
}

/**
 * Put tables together as a TrueType file: sorted by tag, padded to four bytes, checksums recomputed
 * (OpenType 1.9, "Organization of an OpenType font"). The same tables give the same bytes.
 */
export function writeSfnt(tables: SfntTables): Uint8Array {
  const tags = [...tables.keys()].sort();
  const entrySelector = Math.floor(Math.log2(tags.length));
  const searchRange = 2 ** entrySelector * RECORD_BYTES;
  const dataStart = HEADER_BYTES + tags.length * RECORD_BYTES;
  const font = new Uint8Array(tags.reduce((end, tag) => end + padded(tables.get(tag)!.length), dataStart));
  const view = viewOf(font);
  view.setUint32(0, TRUETYPE_VERSION);
  view.setUint16(4, tags.length);
  view.setUint16(6, searchRange);
  view.setUint16(8, entrySelector);
  view.setUint16(10, tags.length * RECORD_BYTES - searchRange);

  let offset = dataStart;
  let headOffset = -1;
  tags.forEach((tag, index) => {
    const table = tables.get(tag)!;
    font.set(table, offset);
    if (tag === "head") {
      headOffset = offset;
      view.setUint32(offset + 8, 0);
    }
    const record = HEADER_BYTES + index * RECORD_BYTES;
    for (let letter = 0; letter < 4; letter++) font[record + letter] = tag.charCodeAt(letter);
    view.setUint32(record + 4, checksum(view, offset, padded(table.length)));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, table.length);
    offset += padded(table.length);
  });
  if (headOffset >= 0) {
    view.setUint32(headOffset + 8, (CHECKSUM_MAGIC - checksum(view, 0, font.length)) >>> 0);
  }
  return font;
}

/** Whether the sum over all bytes is the one that `head` was made to give: any lost or changed byte breaks it. */
export function isSumRight(font: Uint8Array): boolean {
  return font.length % 4 === 0 && checksum(viewOf(font), 0, font.length) === CHECKSUM_MAGIC;
}

/** A table that the font must have. */
export function requireTable(tables: SfntTables, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no "${tag}" table; a static TrueType font must have one`);
  return table;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function readTag(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let offset = start; offset < start + length; offset += 4) sum = (sum + view.getUint32(offset)) >>> 0;
  return sum;
}
