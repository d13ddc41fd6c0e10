import { create, type Font } from "fontkit";

/** fontkit reads a glyph header even for an empty glyph at the very end of a file; room for that. */
const PADDING_BYTES = 16;

/** The bytes of a font as fontkit, and whoever reads with it, can open them whatever their last glyph is. */
export function padFont(bytes: Uint8Array): Buffer {
  const padded = Buffer.alloc(bytes.length + PADDING_BYTES);
  padded.set(bytes);
  return padded;
}

/**
 * @param padded see `padFont`
 * @throws TypeError naming the family when there are several fonts in the file
 */
export function openFont(padded: Buffer, family: string): Font {
  const opened = create(padded);
  if (!("layout" in opened)) throw new TypeError(`${family} is a font collection; a single font is needed`);
  return opened;
}
