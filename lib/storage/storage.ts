export interface ByteRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/**
 * Where artifact bytes live. Keys are POSIX paths of `[A-Za-z0-9._-]` segments, e.g.
 * "brands/<id>/<version>/logos/icon/brewly-icon-color.svg"; anything else throws before it reaches the driver.
 * A key holds one whole value: a reader sees the old bytes or the new ones, never a part.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Gives the value of `from` to `to` as well, without its bytes passing through this process. What happens to one key
   * afterwards does not reach the other. False when there is no such key.
   */
  copy(from: string, to: string): Promise<boolean>;
  /** null when there is no such key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Size in bytes, null when there is no such key. */
  size(key: string): Promise<number | null>;
  /** The bytes, or a part of them, as a stream; null when there is no such key. */
  stream(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Every key that starts with `prefix`, in no particular order. */
  list(prefix: string): AsyncIterable<string>;
  /** Removes every key that starts with `prefix`; succeeds when there is none. */
  deletePrefix(prefix: string): Promise<void>;
  /** Resolves when the store can be written. @throws with the reason otherwise. */
  check(): Promise<void>;
}

/** Key of a file of a brand's version. */
export function artifactKey(brandId: string, version: number, path: string): string {
  return `brands/${brandId}/${version}/${path}`;
}
