import { crc32, deflateSync } from "node:zlib";

/** Pixels as numbers of colours; deflated once, however many palettes are put on them. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** zlib stream of the rows, each with its filter byte 0. */
  readonly data: Uint8Array;
}

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** @param indexes one byte a pixel, row by row. */
export function deflateIndexes(indexes: Uint8Array, width: number, height: number): IndexedImage {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return { width, height, data: deflateSync(rows, { level: 6 }) };
}

/**
 * A PNG of colour type 3 with transparency (PNG specification, 11.2 and 11.3.2). A logo has few colours and few
 * steps of edge smoothing, so an index a pixel loses nothing.
 * @throws RangeError for more than 256 colours.
 */
export function encodeIndexedPng(
  { width, height, data }: IndexedImage,
  palette: readonly Rgba[],
): Uint8Array {
  if (palette.length > 256) throw new RangeError("An indexed PNG holds at most 256 colors");
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      chunk("IHDR", header),
      chunk("PLTE", Buffer.from(palette.flatMap((color) => color.slice(0, 3)))),
      chunk("tRNS", Buffer.from(palette.map(([, , , alpha]) => alpha))),
      chunk("IDAT", data),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
