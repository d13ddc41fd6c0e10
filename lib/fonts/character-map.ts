import { viewOf } from "./sfnt";

/** Unicode code point → glyph index. */
export type CharacterMap = Map<number, number>;

const WINDOWS = 3;
const BMP_ENCODING = 1;
const FULL_ENCODING = 10;

/** Read the Unicode mapping of a `cmap` table: format 12 where there is one, else format 4. */
export function readCharacterMap(cmap: Uint8Array): CharacterMap {
  const view = viewOf(cmap);
  const characters: CharacterMap = new Map();
  const subtables = Array.from({ length: view.getUint16(2) }, (_, index) =>
    view.getUint32(4 + index * 8 + 4),
  );
  const byFormat = (format: number) => subtables.find((offset) => view.getUint16(offset) === format);
  const segmented = byFormat(12);
  if (segmented !== undefined) readFormat12(view, segmented, characters);
  else {
    const basic = byFormat(4);
    if (basic !== undefined) readFormat4(view, basic, characters);
  }
  return characters;
}

/** Write a `cmap` table: format 4 for the basic plane, and format 12 as well when there are characters beyond it. */
export function writeCharacterMap(characters: CharacterMap): Uint8Array {
  const entries = [...characters].sort(([a], [b]) => a - b);
  const basic = writeFormat4(groupRuns(entries.filter(([code]) => code < 0xffff)));
  const hasAstral = entries.some(([code]) => code > 0xffff);
  const full = hasAstral ? writeFormat12(groupRuns(entries)) : undefined;

  const headerBytes = 4 + 8 * (full ? 2 : 1);
  const table = new Uint8Array(headerBytes + basic.length + (full?.length ?? 0));
  const view = viewOf(table);
  view.setUint16(2, full ? 2 : 1);
  const record = (index: number, encoding: number, offset: number) => {
    view.setUint16(4 + index * 8, WINDOWS);
    view.setUint16(6 + index * 8, encoding);
    view.setUint32(8 + index * 8, offset);
  };
  record(0, BMP_ENCODING, headerBytes);
  table.set(basic, headerBytes);
  if (full) {
    record(1, FULL_ENCODING, headerBytes + basic.length);
    table.set(full, headerBytes + basic.length);
  }
  return table;
}

interface Run {
  readonly start: number;
  end: number;
  readonly glyph: number;
}

function groupRuns(entries: readonly (readonly [number, number])[]): Run[] {
  const runs: Run[] = [];
  for (const [code, glyph] of entries) {
    const last = runs.at(-1);
    if (last && code === last.end + 1 && glyph === last.glyph + (code - last.start)) last.end = code;
    else runs.push({ start: code, end: code, glyph });
  }
  return runs;
}

function writeFormat4(runs: readonly Run[]): Uint8Array {
  const segments = [...runs, { start: 0xffff, end: 0xffff, glyph: 0 }];
  const count = segments.length;
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 2 ** (entrySelector + 1);
  const table = new Uint8Array(16 + count * 8);
  const view = viewOf(table);
  view.setUint16(0, 4);
  view.setUint16(2, table.length);
  view.setUint16(6, count * 2);
  view.setUint16(8, searchRange);
  view.setUint16(10, entrySelector);
  view.setUint16(12, count * 2 - searchRange);
  segments.forEach((segment, index) => {
    view.setUint16(14 + index * 2, segment.end);
    view.setUint16(16 + (count + index) * 2, segment.start);
    view.setUint16(16 + (2 * count + index) * 2, (segment.glyph - segment.start) & 0xffff);
  });
  return table;
}

function writeFormat12(runs: readonly Run[]): Uint8Array {
  const table = new Uint8Array(16 + runs.length * 12);
  const view = viewOf(table);
  view.setUint16(0, 12);
  view.setUint32(4, table.length);
  view.setUint32(12, runs.length);
  runs.forEach((run, index) => {
    view.setUint32(16 + index * 12, run.start);
    view.setUint32(20 + index * 12, run.end);
    view.setUint32(24 + index * 12, run.glyph);
  });
  return table;
}

function readFormat4(view: DataView, offset: number, characters: CharacterMap): void {
  const count = view.getUint16(offset + 6) / 2;
  const ends = offset + 14;
  const starts = ends + count * 2 + 2;
  const deltas = starts + count * 2;
  const rangeOffsets = deltas + count * 2;
  for (let segment = 0; segment < count; segment++) {
    const rangeOffset = view.getUint16(rangeOffsets + segment * 2);
    const delta = view.getUint16(deltas + segment * 2);
    const start = view.getUint16(starts + segment * 2);
    const end = view.getUint16(ends + segment * 2);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const address = rangeOffsets + segment * 2 + rangeOffset + (code - start) * 2;
      const raw = rangeOffset === 0 ? code : view.getUint16(address);
      const glyph = rangeOffset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) characters.set(code, glyph);
    }
  }
}

function readFormat12(view: DataView, offset: number, characters: CharacterMap): void {
  for (let group = 0; group < view.getUint32(offset + 12); group++) {
    const record = offset + 16 + group * 12;
    const start = view.getUint32(record);
    const end = view.getUint32(record + 4);
    for (let code = start; code <= end; code++) {
      const glyph = view.getUint32(record + 8) + code - start;
      if (glyph !== 0) characters.set(code, glyph);
    }
  }
}
