const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
/** Kinds of entry, in the upper half of a header's external attributes. */
const KIND_MASK = 0o170000;
const LINK = 0o120000;
const FOLDER = 0o040000;

export interface ZipEnd {
  count: number;
  /** Where the directory begins and ends; the end record follows at once and is the last thing. */
  directory: number;
  end: number;
}

export interface ZipHeader {
  path: string;
  method: "stored" | "deflated";
  crc: number;
  packedSize: number;
  size: number;
  /** Where the entry begins, and where its data does. */
  offset: number;
  dataAt: number;
}

/** A field that is the same in every entry of a package: its name, place, length in bytes and value. */
type FixedField = readonly [name: string, at: number, bytes: 2 | 4, value: number];

/** 1980-01-01, the first day that a ZIP can name. */
const FIRST_DAY = 0x21;
const CENTRAL_FIELDS: readonly FixedField[] = [
  ["writer", 4, 2, 0x031e],
  ["needed version", 6, 2, 10],
  ["flags", 8, 2, 0],
  ["time", 12, 2, 0],
  ["date", 14, 2, FIRST_DAY],
  ["extra field", 30, 2, 0],
  ["comment", 32, 2, 0],
  ["disk", 34, 2, 0],
  ["internal attributes", 36, 2, 0],
  ["permissions", 38, 4, 0o100644 * 2 ** 16],
];
const LOCAL_FIELDS: readonly FixedField[] = [
  ["needed version", 4, 2, 10],
  ["flags", 6, 2, 0],
  ["time", 10, 2, 0],
  ["date", 12, 2, FIRST_DAY],
  ["extra field", 28, 2, 0],
];
const END_FIELDS: readonly FixedField[] = [
  ["disk", 4, 2, 0],
  ["directory's disk", 6, 2, 0],
];

/** Where the directory of a ZIP is. @throws Error unless the ZIP ends with its end record, and the directory lies before that */
export function findZipEnd(zip: Uint8Array): ZipEnd {
  const view = viewOf(zip);
  const end = lastEndRecord(view);
  if (end < 0) throw new Error("the file does not end as a ZIP does");
  const behind = zip.length - end - END_BYTES;
  const comment = view.getUint16(end + 20, true);
  if (behind > 0 && behind === comment) throw new Error(`it has a comment of ${comment} bytes`);
  if (behind > 0) throw new Error(`there are ${behind} bytes after its end`);
  if (comment > 0) throw new Error("its end is cut off");
  refuseOther(view, end, END_FIELDS, "the ZIP");
  const [here, count] = [view.getUint16(end + 8, true), view.getUint16(end + 10, true)];
  if (here !== count) throw new Error(`it says that it holds ${here} and ${count} entries`);
  const directory = view.getUint32(end + 16, true);
  const before = end - view.getUint32(end + 12, true) - directory;
  const isShifted = before > 0 && signatureAt(view, directory + before) === CENTRAL;
  if (isShifted) throw new Error(`there are ${before} bytes before its beginning`);
  if (before !== 0) throw new Error("its directory is not where it says");
  return { count, directory, end };
}

/** The headers of every entry, in the directory's order. @throws Error with the first thing that a package would not have */
export function* readHeaders(zip: Uint8Array, { count, directory, end }: ZipEnd): Generator<ZipHeader> {
  const view = viewOf(zip);
  let at = directory;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > end || signatureAt(view, at) !== CENTRAL)
      throw new Error("its directory is damaged");
    const pathAt = at + CENTRAL_BYTES;
    const next = pathAt + view.getUint16(at + 28, true);
    if (next > end) throw new Error("its directory is cut off");
    const path = textOf(zip.subarray(pathAt, next));
    refuseOtherKinds(view, at, path);
    const method = view.getUint16(at + 10, true);
    if (method !== 0 && method !== 8) {
      throw new Error(`${path} is packed by a method other than stored and deflated`);
    }
    refuseOther(view, at, CENTRAL_FIELDS, path);
    const header = {
      path,
      method: method === 0 ? ("stored" as const) : ("deflated" as const),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    refuseOtherLocal(zip, view, at, header.offset, directory, path);
    yield { ...header, dataAt: header.offset + LOCAL_BYTES + (next - pathAt) };
    at = next;
  }
  if (at !== end) throw new Error("there are stray bytes in its directory");
}

/** Says of an entry that is no plain file what it is. */
function refuseOtherKinds(view: DataView, at: number, path: string): void {
  const kind = (view.getUint32(at + 38, true) >>> 16) & KIND_MASK;
  if (kind === LINK) throw new Error(`${path} is a link`);
  if (kind === FOLDER || path.endsWith("/")) throw new Error(`${path} is a folder of its own`);
  if (view.getUint16(at + 8, true) & 1) throw new Error(`${path} is encrypted`);
}

/** The header before the data must say what the directory says. */
function refuseOtherLocal(
  zip: Uint8Array,
  view: DataView,
  central: number,
  local: number,
  directory: number,
  path: string,
): void {
  const nameBytes = view.getUint16(central + 28, true);
  const isThere = local + LOCAL_BYTES + nameBytes <= directory && signatureAt(view, local) === LOCAL;
  if (!isThere) throw new Error(`${path} has no header`);
  // Method; checksum, both sizes and the length of the name, which lie together in both.
  const pairs = [
    [8, 10, 2],
    [14, 16, 14],
    [LOCAL_BYTES, CENTRAL_BYTES, nameBytes],
  ] as const;
  for (const [inLocal, inCentral, length] of pairs) {
    const here = zip.subarray(local + inLocal, local + inLocal + length);
    const there = zip.subarray(central + inCentral, central + inCentral + length);
    if (here.some((byte, index) => byte !== there[index]))
      throw new Error(`the two headers of ${path} disagree`);
  }
  refuseOther(view, local, LOCAL_FIELDS, path);
}

function refuseOther(view: DataView, header: number, fields: readonly FixedField[], what: string): void {
  for (const [name, at, bytes, value] of fields) {
    const found = bytes === 2 ? view.getUint16(header + at, true) : view.getUint32(header + at, true);
    if (found !== value)
      throw new Error(`the header of ${what} gives its ${name} as ${found} instead of ${value}`);
  }
}

/** Where the last end record begins; -1 when there is none. */
function lastEndRecord(view: DataView): number {
  for (let at = view.byteLength - END_BYTES; at >= 0; at--) {
    if (view.getUint8(at) === 0x50 && signatureAt(view, at) === END) return at;
  }
  return -1;
}

const signatureAt = (view: DataView, at: number) =>
  at >= 0 && at + 4 <= view.byteLength ? view.getUint32(at, true) : 0;
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/** A byte order mark would be part of the name. */
const textOf = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
