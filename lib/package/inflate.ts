import { Inflate } from "pako/lib/inflate.js";

/** Deflate makes at most some 1,032 bytes of one. */
const MOST_OF_A_BYTE = 1_100;

/**
 * Unpacks a raw deflate stream to exactly `size` bytes. In plain JavaScript, because Node and browsers each pass over
 * something: bytes behind the end of the stream, or how much comes out.
 * @param name of the file, for the words of a failure
 * @throws Error with what is wrong; never holds much more than `size` bytes
 */
export function inflate(data: Uint8Array, size: number, name: string): Uint8Array {
  const impossible = new Error(`${name} cannot be unpacked to ${size} bytes`);
  if (size > data.length * MOST_OF_A_BYTE) throw impossible;
  // One byte more than there should be: what is too long then ends in a second piece.
  const stream = new Inflate({ raw: true, chunkSize: size + 1 });
  let bytes = new Uint8Array();
  stream.onData = (piece) => {
    if (bytes.length + piece.length > size) throw impossible;
    bytes = piece as Uint8Array<ArrayBuffer>;
  };
  if (!stream.push(data, false) || !stream.ended || bytes.length !== size) throw impossible;
  if (stream.strm.avail_in > 0) throw new Error(`there are stray bytes behind the data of ${name}`);
  return bytes;
}
