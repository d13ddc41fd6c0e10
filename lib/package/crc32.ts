const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The checksum of ZIP and PNG (ISO 3309), unsigned. */
export function crc32(bytes: Uint8Array): number {
  let rest = -1;
  for (let at = 0; at < bytes.length; at++) rest = TABLE[(rest ^ bytes[at]!) & 0xff]! ^ (rest >>> 8);
  return ~rest >>> 0;
}
