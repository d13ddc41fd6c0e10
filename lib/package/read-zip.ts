import { crc32, inflateRawSync } from "node:zlib";

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const MAX_TOTAL_BYTES = 1024 ** 3;
const MAX_ENTRIES = 20_000;

export interface ZipEntry {
  path: string;
  bytes: Uint8Array;
}

/**
 * The files of a ZIP as `zipFiles` writes it, read strictly: entries lie one after another with nothing before, between
 * or behind them, local and central headers agree, no name occurs twice, sizes and checksums hold. Every unpacker
 * therefore sees the same files that are checked here.
 * @throws Error with what is wrong; a ZIP may be a stranger's, so sizes are bounded before anything is unpacked.
 */
export function readZip(zip: Uint8Array): ZipEntry[] {
  const buffer = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = buffer.length - END_SIZE;
  if (end < 0 || buffer.readUInt32LE(end) !== END) throw new Error("the file does not end as a ZIP does");
  const count = buffer.readUInt16LE(end + 10);
  const directory = buffer.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) throw new Error(`it holds ${count} entries, more than ${MAX_ENTRIES}`);
  if (directory + buffer.readUInt32LE(end + 12) !== end)
    throw new Error("its directory is not where it says");

  const entries: ZipEntry[] = [];
  const seen = new Set<string>();
  let at = directory;
  let expectedOffset = 0;
  let total = 0;
  for (let index = 0; index < count; index++) {
    const header = readCentral(buffer, at, end);
    if (header.offset !== expectedOffset) throw new Error(`there are stray bytes before ${header.path}`);
    if (seen.has(header.path)) throw new Error(`${header.path} occurs twice`);
    seen.add(header.path);
    total += header.size;
    if (total > MAX_TOTAL_BYTES) throw new Error(`it unpacks to more than ${MAX_TOTAL_BYTES} bytes`);
    const dataStart = checkLocal(buffer, header, directory);
    expectedOffset = dataStart + header.packedSize;
    if (expectedOffset > directory) throw new Error(`${header.path} is cut off`);
    entries.push({ path: header.path, bytes: unpack(buffer.subarray(dataStart, expectedOffset), header) });
    at = header.next;
  }
  if (at !== end || expectedOffset !== directory) throw new Error("there are stray bytes in it");
  return entries;
}

interface Header {
  path: string;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  offset: number;
  next: number;
}

function readCentral(buffer: Buffer, at: number, end: number): Header {
  if (at + 46 > end || buffer.readUInt32LE(at) !== CENTRAL) throw new Error("its directory is damaged");
  const nameEnd = at + 46 + buffer.readUInt16LE(at + 28);
  const next = nameEnd + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  if (next > end) throw new Error("its directory is cut off");
  return {
    path: buffer.toString("utf8", at + 46, nameEnd),
    method: buffer.readUInt16LE(at + 10),
    crc: buffer.readUInt32LE(at + 16),
    packedSize: buffer.readUInt32LE(at + 20),
    size: buffer.readUInt32LE(at + 24),
    offset: buffer.readUInt32LE(at + 42),
    next,
  };
}

/** @returns where the entry's data starts. */
function checkLocal(buffer: Buffer, header: Header, directory: number): number {
  const { offset, path } = header;
  if (offset + 30 > directory || buffer.readUInt32LE(offset) !== LOCAL)
    throw new Error(`${path} has no header`);
  const nameEnd = offset + 30 + buffer.readUInt16LE(offset + 26);
  const agrees =
    buffer.toString("utf8", offset + 30, nameEnd) === path &&
    buffer.readUInt16LE(offset + 8) === header.method &&
    buffer.readUInt32LE(offset + 14) === header.crc &&
    buffer.readUInt32LE(offset + 18) === header.packedSize &&
    buffer.readUInt32LE(offset + 22) === header.size;
  if (!agrees) throw new Error(`the two headers of ${path} disagree`);
  return nameEnd + buffer.readUInt16LE(offset + 28);
}

function unpack(data: Buffer, { path, method, crc, size }: Header): Uint8Array {
  const bytes = method === 0 ? data : method === 8 ? inflate(data, path, size) : null;
  if (!bytes) throw new Error(`${path} is packed by a method other than stored and deflated`);
  if (bytes.length !== size) throw new Error(`${path} has ${bytes.length} bytes instead of ${size}`);
  if (crc32(bytes) !== crc) throw new Error(`the checksum of ${path} does not hold`);
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function inflate(data: Buffer, path: string, size: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  } catch (cause) {
    throw new Error(`${path} cannot be unpacked to ${size} bytes`, { cause });
  }
}
