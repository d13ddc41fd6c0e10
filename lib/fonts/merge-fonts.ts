import { type CharacterMap, readCharacterMap, writeCharacterMap } from "./character-map";
import { readSfnt, requireTable, type SfntTables, viewOf, writeSfnt } from "./sfnt";

/** Composite glyph flags (OpenType 1.9, `glyf`). */
const ARGS_ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_XY_SCALE = 0x0040;
const HAS_TWO_BY_TWO = 0x0080;
/** Tables that speak about glyphs by index and that only the first font's shaping needs. */
const DROPPED_WHEN_MERGED = ["vhea", "vmtx", "VORG", "hdmx", "LTSH", "VDMX", "DSIG"];

/**
 * One static TrueType font out of several that are slices of the same family at the same weight (same units per em
 * and same line metrics). The first one's layout tables (GSUB, GPOS, GDEF) are kept, since its glyph numbers do not
 * change; later slices add glyphs and characters.
 */
export function mergeFonts(fonts: readonly [Uint8Array, ...Uint8Array[]]): Uint8Array {
  if (fonts.length === 1) return fonts[0];
  const parts = fonts.map(readPart);
  const first = parts[0]!;
  const characters: CharacterMap = new Map();
  const glyphs: Uint8Array[] = [];
  const metrics: Uint8Array[] = [];

  parts.forEach((part, index) => {
    // Every slice starts with its own .notdef; only the first one is kept.
    const skipped = index === 0 ? 0 : 1;
    const shift = glyphs.length - skipped;
    part.glyphs.slice(skipped).forEach((glyph) => {
      glyphs.push(shift === 0 ? glyph : shiftComponents(glyph, shift));
    });
    metrics.push(...part.metrics.slice(skipped));
    for (const [code, glyph] of part.characters) {
      if (!characters.has(code)) characters.set(code, glyph + shift);
    }
  });

  const tables: SfntTables = new Map(first.tables);
  for (const tag of DROPPED_WHEN_MERGED) tables.delete(tag);
  tables.set("cmap", writeCharacterMap(characters));
  tables.set("hmtx", concat(metrics));
  const { glyf, loca } = writeGlyphs(glyphs);
  tables.set("glyf", glyf);
  tables.set("loca", loca);
  tables.set("head", mergeHead(parts));
  tables.set("hhea", mergeHorizontalHeader(parts, glyphs.length));
  tables.set("maxp", mergeMaximumProfile(parts, glyphs.length));
  tables.set("OS/2", mergeUnicodeRanges(parts, characters));
  return writeSfnt(tables);
}

interface Part {
  readonly tables: SfntTables;
  readonly characters: CharacterMap;
  readonly glyphs: Uint8Array[];
  /** Four bytes a glyph: advance width and left side bearing. */
  readonly metrics: Uint8Array[];
}

function readPart(font: Uint8Array): Part {
  const tables = readSfnt(font);
  const glyphCount = viewOf(requireTable(tables, "maxp")).getUint16(4);
  return {
    tables,
    characters: readCharacterMap(requireTable(tables, "cmap")),
    glyphs: readGlyphs(tables, glyphCount),
    metrics: readMetrics(tables, glyphCount),
  };
}

function readGlyphs(tables: SfntTables, glyphCount: number): Uint8Array[] {
  const isLong = viewOf(requireTable(tables, "head")).getInt16(50) === 1;
  const loca = viewOf(requireTable(tables, "loca"));
  const glyf = requireTable(tables, "glyf");
  const at = (index: number) => (isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2);
  return Array.from({ length: glyphCount }, (_, index) => glyf.subarray(at(index), at(index + 1)));
}

function readMetrics(tables: SfntTables, glyphCount: number): Uint8Array[] {
  const hmtx = viewOf(requireTable(tables, "hmtx"));
  const longCount = viewOf(requireTable(tables, "hhea")).getUint16(34);
  return Array.from({ length: glyphCount }, (_, index) => {
    const metric = new Uint8Array(4);
    const isLong = index < longCount;
    viewOf(metric).setUint16(0, hmtx.getUint16((isLong ? index : longCount - 1) * 4));
    const bearingAt = isLong ? index * 4 + 2 : longCount * 4 + (index - longCount) * 2;
    viewOf(metric).setInt16(2, hmtx.getInt16(bearingAt));
    return metric;
  });
}

function shiftComponents(glyph: Uint8Array, shift: number): Uint8Array {
  if (glyph.length === 0 || viewOf(glyph).getInt16(0) >= 0) return glyph;
  const copy = new Uint8Array(glyph);
  const view = viewOf(copy);
  let position = 10;
  for (;;) {
    const flags = view.getUint16(position);
    view.setUint16(position + 2, view.getUint16(position + 2) + shift);
    position += 4 + (flags & ARGS_ARE_WORDS ? 4 : 2);
    if (flags & HAS_SCALE) position += 2;
    else if (flags & HAS_XY_SCALE) position += 4;
    else if (flags & HAS_TWO_BY_TWO) position += 8;
    if (!(flags & MORE_COMPONENTS)) return copy;
  }
}

function writeGlyphs(glyphs: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const aligned = (length: number) => (length + 3) & ~3;
  const glyf = new Uint8Array(glyphs.reduce((total, glyph) => total + aligned(glyph.length), 0));
  const loca = new Uint8Array((glyphs.length + 1) * 4);
  let offset = 0;
  glyphs.forEach((glyph, index) => {
    glyf.set(glyph, offset);
    offset += aligned(glyph.length);
    viewOf(loca).setUint32((index + 1) * 4, offset);
  });
  return { glyf, loca };
}

function mergeHead(parts: readonly Part[]): Uint8Array {
  const heads = parts.map((part) => viewOf(requireTable(part.tables, "head")));
  const head = new Uint8Array(requireTable(parts[0]!.tables, "head"));
  const view = viewOf(head);
  view.setInt16(36, Math.min(...heads.map((other) => other.getInt16(36))));
  view.setInt16(38, Math.min(...heads.map((other) => other.getInt16(38))));
  view.setInt16(40, Math.max(...heads.map((other) => other.getInt16(40))));
  view.setInt16(42, Math.max(...heads.map((other) => other.getInt16(42))));
  view.setInt16(50, 1);
  return head;
}

function mergeHorizontalHeader(parts: readonly Part[], glyphCount: number): Uint8Array {
  const headers = parts.map((part) => viewOf(requireTable(part.tables, "hhea")));
  const hhea = new Uint8Array(requireTable(parts[0]!.tables, "hhea"));
  const view = viewOf(hhea);
  view.setUint16(10, Math.max(...headers.map((other) => other.getUint16(10))));
  view.setInt16(12, Math.min(...headers.map((other) => other.getInt16(12))));
  view.setInt16(14, Math.min(...headers.map((other) => other.getInt16(14))));
  view.setInt16(16, Math.max(...headers.map((other) => other.getInt16(16))));
  view.setUint16(34, glyphCount);
  return hhea;
}

function mergeMaximumProfile(parts: readonly Part[], glyphCount: number): Uint8Array {
  const maxp = new Uint8Array(requireTable(parts[0]!.tables, "maxp"));
  const profiles = parts.map((part) => viewOf(requireTable(part.tables, "maxp")));
  for (let offset = 6; offset < maxp.length; offset += 2) {
    viewOf(maxp).setUint16(offset, Math.max(...profiles.map((profile) => profile.getUint16(offset))));
  }
  viewOf(maxp).setUint16(4, glyphCount);
  return maxp;
}

function mergeUnicodeRanges(parts: readonly Part[], characters: CharacterMap): Uint8Array {
  const os2 = new Uint8Array(requireTable(parts[0]!.tables, "OS/2"));
  const view = viewOf(os2);
  for (const part of parts) {
    const other = viewOf(requireTable(part.tables, "OS/2"));
    for (let offset = 42; offset < 58; offset += 4) {
      view.setUint32(offset, (view.getUint32(offset) | other.getUint32(offset)) >>> 0);
    }
  }
  const codes = [...characters.keys()];
  view.setUint16(64, Math.min(0xffff, ...codes));
  view.setUint16(
    66,
    codes.reduce((highest, code) => Math.max(highest, Math.min(code, 0xffff)), 0),
  );
  return os2;
}

function concat(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
