import { createHash } from "node:crypto";
import { storage } from "./current-storage";
import type { ByteRange } from "./storage";

/** The store gave other bytes than were written: a broken disk, or somebody's hand. Asking again does not help. */
export class DamagedBytes extends Error {
  constructor(key: string) {
    super(`the store gives other bytes for ${key} than were written`);
  }
}

/**
 * The bytes of a key, as they were written.
 * @param sha256 64 lower-case hex digits, noted when they were written
 * @throws Error when they are gone, DamagedBytes when they are others
 */
export async function readStored(key: string, sha256: string): Promise<Uint8Array> {
  const bytes = await storage().get(key);
  if (!bytes) throw new Error(`the store has lost ${key}`);
  if (createHash("sha256").update(bytes).digest("hex") !== sha256) throw new DamagedBytes(key);
  return bytes;
}

/**
 * The same as a stream, which breaks before its end when the bytes are others: whoever receives it has no complete file.
 * A part of the bytes cannot be compared.
 */
export async function streamStored(
  key: string,
  sha256: string,
  range?: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  const stream = await storage().stream(key, range);
  if (!stream) throw new Error(`the store has lost ${key}`);
  return range ? stream : stream.pipeThrough(compared(key, sha256));
}

/** Passes everything on but for the last piece, which waits for the comparison. */
function compared(key: string, sha256: string): TransformStream<Uint8Array, Uint8Array> {
  const hash = createHash("sha256");
  let held: Uint8Array | undefined;
  return new TransformStream({
    transform(chunk, controller) {
      hash.update(chunk);
      if (held) controller.enqueue(held);
      held = chunk;
    },
    flush(controller) {
      if (hash.digest("hex") !== sha256) controller.error(new DamagedBytes(key));
      else if (held) controller.enqueue(held);
    },
  });
}
