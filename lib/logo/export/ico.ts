/** A Windows icon file that holds PNGs, smallest first. @param images side length in px (≤ 256) and bytes. */
export function encodeIco(images: readonly { sizePx: number; png: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ sizePx, png }, index) => {
    const at = 6 + index * 16;
    header.writeUInt8(sizePx % 256, at);
    header.writeUInt8(sizePx % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return new Uint8Array(Buffer.concat([header, ...images.map(({ png }) => png)]));
}
