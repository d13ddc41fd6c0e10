import { crc32, deflateRawSync } from "node:zlib";

/** One entry of a ZIP in its parts: the header with the name before the data, the data, the header in the directory. */
export interface ZipSegment {
  path: string;
  local: Buffer;
  data: Buffer;
  central: Buffer;
}

/** What lies around and between the entries. */
export interface ZipSurroundings {
  before?: Buffer;
  after?: Buffer;
  comment?: Buffer;
  /** Lies before the entry of this index; before the directory for the number of entries. */
  gap?: { at: number; bytes: Buffer };
  /** Offsets are told as if `before` were not there, as when bytes are put before a finished file. */
  keepsOffsets?: boolean;
  /** What the end record says of the number of entries. */
  count?: number;
}

const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

/** The entries of a package's ZIP, to be changed and put together again. */
export function readSegments(zip: Uint8Array): ZipSegment[] {
  const buffer = Buffer.from(zip);
  const end = buffer.length - END_BYTES;
  const segments: ZipSegment[] = [];
  for (let at = buffer.readUInt32LE(end + 16); at < end; ) {
    const nameBytes = buffer.readUInt16LE(at + 28);
    const offset = buffer.readUInt32LE(at + 42);
    const dataAt = offset + LOCAL_BYTES + nameBytes;
    segments.push({
      path: buffer.toString("utf8", at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes),
      local: Buffer.from(buffer.subarray(offset, dataAt)),
      data: Buffer.from(buffer.subarray(dataAt, dataAt + buffer.readUInt32LE(at + 20))),
      central: Buffer.from(buffer.subarray(at, at + CENTRAL_BYTES + nameBytes)),
    });
    at += CENTRAL_BYTES + nameBytes;
  }
  return segments;
}

/** A ZIP of these entries in this order. */
export function joinSegments(segments: readonly ZipSegment[], around: ZipSurroundings = {}): Uint8Array {
  const { before = Buffer.alloc(0), after = Buffer.alloc(0), comment = Buffer.alloc(0), gap } = around;
  const shift = around.keepsOffsets ? before.length : 0;
  const parts = [before];
  let at = before.length - shift;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  const directory: Buffer[] = [];
  for (const [index, { local, data, central }] of segments.entries()) {
    if (gap?.at === index) add(gap.bytes);
    const listed = Buffer.from(central);
    listed.writeUInt32LE(at, 42);
    directory.push(listed);
    add(local);
    add(data);
  }
  if (gap?.at === segments.length) add(gap.bytes);
  const directoryBytes = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(around.count ?? segments.length, 8);
  end.writeUInt16LE(around.count ?? segments.length, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end, comment, after]));
}

/** An entry as packages have them, for other bytes. */
export function makeSegment(path: string, bytes: Uint8Array, packed = deflateRawSync(bytes)): ZipSegment {
  const name = Buffer.from(path);
  const local = Buffer.concat([Buffer.alloc(LOCAL_BYTES), name]);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(10, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(0x21, 12);
  local.writeUInt32LE(crc32(bytes), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(bytes.length, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.concat([Buffer.alloc(CENTRAL_BYTES), name]);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(0x031e, 4);
  local.copy(central, 6, 4, LOCAL_BYTES);
  central.writeUInt32LE(0o100644 * 2 ** 16, 38);
  return { path, local, data: packed, central };
}

/** The entry with a field of both headers, or of the directory's alone, set. Places are those of the directory's header. */
export function setField(
  segment: ZipSegment,
  at: number,
  bytes: 2 | 4,
  value: number,
  where: "both" | "directory" = "both",
): ZipSegment {
  const changed = { ...segment, local: Buffer.from(segment.local), central: Buffer.from(segment.central) };
  changed.central.writeUIntLE(value, at, bytes);
  if (where === "both") changed.local.writeUIntLE(value, at - 2, bytes);
  return changed;
}
