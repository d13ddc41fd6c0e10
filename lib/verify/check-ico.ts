import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { readPng } from "./read-png";

const ENTRY_BYTES = 16;
/** What browsers and Windows ask for. */
const LEAST_SIZES_PX = [16, 32];

/** There is a Windows icon file; each picture that its directory names is a whole PNG of the size it says, and shows something. */
export function checkIcoFiles(files: readonly GeneratedFile[]): VerificationCheck {
  const icons = files.filter(({ path }) => path.endsWith(".ico"));
  let pictures = 0;
  const failures = icons.flatMap((file) => {
    try {
      const sizes = readIcoSizes(file.bytes);
      pictures += sizes.length;
      return LEAST_SIZES_PX.filter((size) => !sizes.includes(size)).map(
        (size) => `${file.path}: has no picture of ${size} px`,
      );
    } catch (error) {
      return [`${file.path}: ${error instanceof Error ? error.message : "unreadable"}`];
    }
  });
  if (icons.length === 0) failures.push("there is no .ico file");
  const figure = `${countOf(icons.length, "file")}, ${countOf(pictures, "picture")}`;
  return makeCheck("ico-valid", "The icon file is whole", figure, failures);
}

/** Sides in px of the pictures of an icon file that holds PNGs. @throws Error with what is wrong */
function readIcoSizes(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 6 || view.getUint16(0, true) !== 0 || view.getUint16(2, true) !== 1)
    throw new Error("not an icon file");
  const count = view.getUint16(4, true);
  let expected = 6 + count * ENTRY_BYTES;
  if (expected > bytes.length) throw new Error("cut off");
  const sizes = Array.from({ length: count }, (_, index) => {
    const at = 6 + index * ENTRY_BYTES;
    const side = bytes[at] || 256;
    const length = view.getUint32(at + 8, true);
    const offset = view.getUint32(at + 12, true);
    if (offset !== expected || offset + length > bytes.length)
      throw new Error("its pictures are not where it says");
    expected += length;
    const { width, height, hasInk } = readPng(bytes.subarray(offset, offset + length));
    if (width !== side || height !== side)
      throw new Error(`a picture of ${width} × ${height} px is called ${side}`);
    if (!hasInk) throw new Error(`the picture of ${side} px is blank`);
    return side;
  });
  if (expected !== bytes.length) throw new Error("bytes behind the end");
  return sizes;
}
