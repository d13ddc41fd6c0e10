import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const NEWLINE = 10;
/** esbuild writes "// lib/palette/hues.ts" above what comes from that file. */
const MODULE = /^\/\/ (\S+\.(?:[cm]?[jt]sx?|vue))$/;

/**
 * Makes the error's stack say from which of our files each line of the bundle comes. By the bundle's own headings, read outside
 * the heap: a map of the bundle would fill most of what a thread may use, at the very moment when something is wrong.
 */
export function nameSources(error: unknown, bundleUrl: string): void {
  if (!(error instanceof Error) || !error.stack?.includes(bundleUrl)) return;
  const file = fileURLToPath(bundleUrl);
  if (!existsSync(file)) return;
  const bundle = readFileSync(file);
  error.stack = error.stack.replaceAll(/(file:\/\/[^\s()]+):(\d+):\d+/g, (place, url, line) => {
    const source = url === bundleUrl && sourceOf(bundle, Number(line));
    return source ? `${source}, ${place}` : place;
  });
}

/** The last heading above a line, counted from 1; undefined where there is none. */
function sourceOf(bundle: Buffer, line: number): string | undefined {
  let source: string | undefined;
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = bundle.indexOf(NEWLINE, start);
    if (end < 0) break;
    if (bundle[start] === 0x2f && bundle[start + 1] === 0x2f)
      source = MODULE.exec(bundle.toString("utf8", start, end))?.[1] ?? source;
    start = end + 1;
  }
  return source;
}
