import { crc32, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Channels of each PNG color type; 3 (palette) has one index a pixel. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const MAX_SIDE_PX = 8192;

export interface PngFacts {
  width: number;
  height: number;
  /** True when not every pixel is the same. */
  hasInk: boolean;
}

/**
 * Reads a PNG to the end: chunk checksums, the complete pixel data, and whether anything is drawn.
 * Supports 8-bit images without interlacing, which is all that the product writes.
 * @throws Error with what is wrong.
 */
export function readPng(bytes: Uint8Array): PngFacts {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!buffer.subarray(0, 8).equals(SIGNATURE)) throw new Error("not a PNG");
  const data: Buffer[] = [];
  let header: Buffer | undefined;
  let ended = false;
  for (let at = 8; at < buffer.length; ) {
    if (ended || at + 12 > buffer.length) throw new Error("bytes behind the end");
    const end = at + 12 + buffer.readUInt32BE(at);
    if (end > buffer.length) throw new Error("cut off");
    const type = buffer.toString("latin1", at + 4, at + 8);
    if (crc32(buffer.subarray(at + 4, end - 4)) !== buffer.readUInt32BE(end - 4)) {
      throw new Error(`the checksum of ${type} does not hold`);
    }
    const content = buffer.subarray(at + 8, end - 4);
    if (type === "IHDR") header = content;
    if (type === "IDAT") data.push(content);
    ended = type === "IEND";
    at = end;
  }
  if (header?.length !== 13 || !ended) throw new Error("cut off");

  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const channels = CHANNELS[header[9] ?? -1];
  if (header[8] !== 8 || !channels || header[12] !== 0)
    throw new Error("not 8 bits a channel without interlacing");
  if (width < 1 || height < 1 || width > MAX_SIDE_PX || height > MAX_SIDE_PX)
    throw new Error("impossible size");
  const rowLength = width * channels;
  const size = (rowLength + 1) * height;
  // One output buffer of the right size: the default of 16 KiB pieces takes several times as long.
  const rows = inflateSync(Buffer.concat(data), {
    maxOutputLength: size + 1,
    chunkSize: Math.max(64, size + 1),
  });
  if (rows.length !== size) throw new Error(`${rows.length} bytes of pixels instead of ${size}`);
  return { width, height, hasInk: hasTwoColors(rows, rowLength, channels) };
}

/** Undoes the row filters (PNG specification, section 9) from the top until two pixels differ. */
function hasTwoColors(rows: Buffer, rowLength: number, channels: number): boolean {
  let above = new Uint8Array(rowLength);
  let current = new Uint8Array(rowLength);
  const first = new Uint8Array(channels);
  const empty = Buffer.alloc(rowLength);
  let aboveIsEmpty = true;
  for (let at = 0; at < rows.length; at += rowLength + 1) {
    // A margin of nothing: every filter turns zeros below zeros into zeros.
    aboveIsEmpty &&= rows.subarray(at + 1, at + 1 + rowLength).equals(empty);
    if (aboveIsEmpty) continue;
    unfilterRow(rows, at, channels, current, above);
    if (at === 0) first.set(current.subarray(0, channels));
    for (let x = 0; x < rowLength; x++) if (current[x] !== first[x % channels]) return true;
    [above, current] = [current, above];
  }
  return false;
}

function unfilterRow(rows: Buffer, at: number, channels: number, row: Uint8Array, above: Uint8Array): void {
  const filter = rows[at] ?? 0;
  if (filter > 4) throw new Error(`unknown row filter ${filter}`);
  for (let x = 0; x < row.length; x++) {
    const left = x < channels ? 0 : row[x - channels]!;
    const up = above[x]!;
    const corner = x < channels ? 0 : above[x - channels]!;
    const raw = rows[at + 1 + x]!;
    if (filter === 0) row[x] = raw;
    else if (filter === 1) row[x] = raw + left;
    else if (filter === 2) row[x] = raw + up;
    else if (filter === 3) row[x] = raw + ((left + up) >> 1);
    else row[x] = raw + paeth(left, up, corner);
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
