import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { readPng } from "./read-png";

/** "…-512.png" names the longer side or the width, "…-1200x630.png" both sides. */
const NAMED_SIZE = /(?:^|[^0-9])([0-9]{2,4})(?:x([0-9]{2,4}))?(?:-maskable)?\.png$/;

/** Every PNG is whole, has the size that its name says, and shows something. */
export function checkPngFiles(files: readonly GeneratedFile[]): VerificationCheck {
  const pngs = files.filter((file) => file.path.endsWith(".png"));
  const failures = pngs.flatMap((file) => {
    const failure = pngFailure(file);
    return failure ? [`${file.path}: ${failure}`] : [];
  });
  if (pngs.length === 0) failures.push("there is no PNG file");
  return makeCheck("png-valid", "PNG files are whole and not blank", countOf(pngs.length, "file"), failures);
}

function pngFailure(file: GeneratedFile): string | null {
  try {
    const { width, height, hasInk } = readPng(file.bytes);
    const named = NAMED_SIZE.exec(file.path.slice(file.path.lastIndexOf("/") + 1));
    if (named && !fits(width, height, Number(named[1]), named[2] ? Number(named[2]) : null)) {
      return `${width} × ${height} px does not fit its name`;
    }
    return hasInk ? null : "blank";
  } catch (error) {
    return error instanceof Error ? error.message : "unreadable";
  }
}

function fits(width: number, height: number, side: number, other: number | null): boolean {
  if (other !== null) return width === side && height === other;
  return width === side || Math.max(width, height) === side;
}
