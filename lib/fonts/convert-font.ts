import { convert } from "fontverter";

/**
 * A font in another container, in memory of its own.
 *
 * The WOFF2 codec hands out a view on its own WebAssembly memory, and its caller copies that view a moment later: a
 * second conversion begun in between overwrites the first one's bytes. So one waits for the other.
 */
export function convertFont(font: Uint8Array, format: "sfnt" | "woff2"): Promise<Buffer> {
  const converted = queue.then(() => convert(Buffer.from(font), format));
  queue = converted.catch(() => undefined);
  return converted;
}

let queue: Promise<unknown> = Promise.resolve();
