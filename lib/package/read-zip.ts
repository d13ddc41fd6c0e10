import { crc32 } from "./crc32";
import { inflate } from "./inflate";
import { findZipEnd, readHeaders, type ZipHeader } from "./zip-headers";

/** A ZIP and what it unpacks to may have this many bytes; packages have some ten million. */
export const MAX_PACKAGE_BYTES = 256 * 1024 ** 2;
const MAX_ENTRIES = 20_000;

export interface ZipEntry {
  path: string;
  bytes: Uint8Array;
}

/**
 * The files of a ZIP as `zipFiles` writes it, read strictly: entries lie one after another with nothing before, between
 * or behind them, each is a plain file with the one header that a package has, local and central headers agree, no name
 * occurs twice, sizes and checksums hold. Every unpacker therefore sees the same files that are checked here.
 * @throws Error with what is wrong; a ZIP may be a stranger's, so sizes are bounded before anything is unpacked.
 */
export function readZip(zip: Uint8Array): ZipEntry[] {
  if (zip.length > MAX_PACKAGE_BYTES) throw new Error(`it has more than ${MAX_PACKAGE_BYTES} bytes`);
  const { count, directory, end } = findZipEnd(zip);
  if (count > MAX_ENTRIES) throw new Error(`it holds ${count} entries, more than ${MAX_ENTRIES}`);
  const entries: ZipEntry[] = [];
  const seen = new Set<string>();
  let expected = 0;
  let total = 0;
  for (const header of readHeaders(zip, { count, directory, end })) {
    const { path, offset, dataAt, packedSize, size } = header;
    if (offset !== expected) throw new Error(stray(offset - expected, entries.length, path));
    if (seen.has(path)) throw new Error(`${path} occurs twice`);
    seen.add(path);
    total += size;
    if (total > MAX_PACKAGE_BYTES) throw new Error(`it unpacks to more than ${MAX_PACKAGE_BYTES} bytes`);
    expected = dataAt + packedSize;
    if (expected > directory) throw new Error(`${path} is cut off`);
    entries.push({ path, bytes: unpack(zip.subarray(dataAt, expected), header) });
  }
  if (expected !== directory) throw new Error(stray(directory - expected, entries.length, "its directory"));
  return entries;
}

function stray(bytes: number, entriesBefore: number, what: string): string {
  if (bytes < 0) return `${what} lies within another file`;
  return entriesBefore === 0
    ? `there are ${bytes} bytes before its beginning`
    : `there are ${bytes} stray bytes before ${what}`;
}

function unpack(data: Uint8Array, { path, method, crc, size }: ZipHeader): Uint8Array {
  const bytes = method === "stored" ? data : inflate(data, size, path);
  if (bytes.length !== size) throw new Error(`${path} has ${bytes.length} bytes instead of ${size}`);
  if (crc32(bytes) !== crc) throw new Error(`the checksum of ${path} does not hold`);
  return bytes;
}
