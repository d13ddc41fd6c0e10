import corpus from "./mark-corpus.json";
import type { MarkFingerprint } from "./mark-fingerprint";
import { openMarks } from "./mark-library";

let alike: ReturnType<typeof openMarks> | undefined;

/**
 * True when the mark would be confused with one of the brand marks that we know. This is a comparison of pictures with
 * a few thousand well-known marks, no search in any register.
 */
export function resemblesKnownMark(print: MarkFingerprint): boolean {
  alike ??= openMarks(corpus);
  return alike(print).length > 0;
}
