import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "./make-check";
import type { VerificationCheck } from "./verification.schema";

const WOFF2_SIGNATURE = 0x774f4632;

interface FontFiles {
  faces: readonly { path: string }[];
  /** Package path. */
  license: string;
}

/** The part of a typography that names files; `fonts` of brand.json has it too. */
export interface FontSet {
  heading: FontFiles;
  body: FontFiles;
  mono: FontFiles;
  scriptFallbacks: readonly FontFiles[];
}

/** Every face that the typography names is there as WOFF2 of the length its header says, and so is each licence. */
export function checkFonts(typography: FontSet, files: readonly GeneratedFile[]): VerificationCheck {
  const present = new Map(files.map((file) => [file.path, file.bytes]));
  const fonts = [typography.heading, typography.body, typography.mono, ...typography.scriptFallbacks];
  const faces = [...new Set(fonts.flatMap((font) => font.faces.map((face) => face.path)))];
  const licenses = [...new Set(fonts.map((font) => font.license))];
  const failures = faces.flatMap((path) => {
    const bytes = present.get(path);
    if (!bytes) return [`missing: ${path}`];
    return isWoff2(bytes) ? [] : [`${path}: not a whole WOFF2 file`];
  });
  for (const path of licenses) {
    if ((present.get(path)?.length ?? 0) < 100) failures.push(`missing license: ${path}`);
  }
  return makeCheck(
    "fonts-present",
    "Typefaces are there, with their licenses",
    `${countOf(faces.length, "face")}, ${countOf(licenses.length, "license")}`,
    failures,
  );
}

/** W3C WOFF2, section 4.1: signature, flavor, length of the whole file. */
function isWoff2(bytes: Uint8Array): boolean {
  if (bytes.length < 48) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(0) === WOFF2_SIGNATURE && view.getUint32(8) === bytes.length;
}
