import { type SfntTables, viewOf } from "./sfnt";

const WINDOWS_UNICODE = [3, 1, 0x0409] as const;
const COPYRIGHT = 0;
const LICENSE = 13;
const LICENSE_URL = 14;
const WEIGHT_NAMES: Record<number, string> = {
  100: "Thin",
  200: "ExtraLight",
  300: "Light",
  400: "Regular",
  500: "Medium",
  600: "SemiBold",
  700: "Bold",
  800: "ExtraBold",
  900: "Black",
};

export interface InstanceName {
  readonly family: string;
  readonly weight: number;
  /** Distinguishes two subsets of one family and weight; `[a-z0-9]`. */
  readonly hash: string;
}

/**
 * A `name` table of its own for each instance: instances of one variable font share a PostScript name, and a PDF
 * writer that tells fonts apart by it would mix them up or embed them again and again. Copyright and licence stay.
 */
export function nameInstance(tables: SfntTables, { family, weight, hash }: InstanceName): void {
  const kept = readNames(tables.get("name") ?? new Uint8Array(6));
  const style = WEIGHT_NAMES[weight] ?? String(weight);
  const postscript = `${family.replace(/[^A-Za-z0-9]/g, "")}-${style}-${hash}`;
  const names = new Map<number, string>([
    [1, style === "Regular" || style === "Bold" ? family : `${family} ${style}`],
    [2, style === "Bold" ? "Bold" : "Regular"],
    [3, postscript],
    [4, `${family} ${style}`],
    [5, "Version 1.000"],
    [6, postscript],
    [16, family],
    [17, style],
  ]);
  for (const id of [COPYRIGHT, LICENSE, LICENSE_URL]) {
    const text = kept.get(id);
    if (text) names.set(id, text);
  }
  tables.set("name", writeNames(names));
}

/** The copyright line that a font states about itself. */
export function readCopyright(name: Uint8Array): string {
  return readNames(name).get(COPYRIGHT) ?? "";
}

function readNames(table: Uint8Array): Map<number, string> {
  const view = viewOf(table);
  const names = new Map<number, string>();
  const strings = view.getUint16(4);
  for (let index = 0; index < view.getUint16(2); index++) {
    const record = 6 + index * 12;
    if (view.getUint16(record) !== WINDOWS_UNICODE[0]) continue;
    const start = strings + view.getUint16(record + 10);
    let text = "";
    for (let offset = start; offset < start + view.getUint16(record + 8); offset += 2) {
      text += String.fromCharCode(view.getUint16(offset));
    }
    names.set(view.getUint16(record + 6), text);
  }
  return names;
}

function writeNames(names: Map<number, string>): Uint8Array {
  const entries = [...names].sort(([a], [b]) => a - b);
  const stringsAt = 6 + entries.length * 12;
  const table = new Uint8Array(stringsAt + entries.reduce((total, [, text]) => total + text.length * 2, 0));
  const view = viewOf(table);
  view.setUint16(2, entries.length);
  view.setUint16(4, stringsAt);
  let offset = 0;
  entries.forEach(([id, text], index) => {
    const record = 6 + index * 12;
    WINDOWS_UNICODE.forEach((value, field) => {
      view.setUint16(record + field * 2, value);
    });
    view.setUint16(record + 6, id);
    view.setUint16(record + 8, text.length * 2);
    view.setUint16(record + 10, offset);
    for (let letter = 0; letter < text.length; letter++) {
      view.setUint16(stringsAt + offset + letter * 2, text.charCodeAt(letter));
    }
    offset += text.length * 2;
  });
  return table;
}
