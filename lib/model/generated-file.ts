import { safeJson } from "./safe-json";

/**
 * One file of a brand package, as a stage makes it.
 * `path` is relative to the package root, POSIX, lower case `[a-z0-9-_./]`, and never holds user text except a slug.
 */
export interface GeneratedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const utf8 = new TextEncoder();

/** A text file in UTF-8. A final newline is added when it is missing, so that diffs and terminals stay clean. */
export function textFile(path: string, text: string): GeneratedFile {
  return { path, bytes: utf8.encode(text.endsWith("\n") ? text : `${text}\n`) };
}

/**
 * A JSON file with two-space indentation; key order is the object's own, which makes the bytes reproducible.
 * `<`, `>`, `&`, U+2028 and U+2029 are escaped (`safeJson`).
 */
export function jsonFile(path: string, value: unknown): GeneratedFile {
  return textFile(path, safeJson(value));
}
