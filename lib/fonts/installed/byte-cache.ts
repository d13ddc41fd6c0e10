/** Remembers byte arrays by key, oldest use forgotten first, within a limit of bytes. */
export interface ByteCache {
  /** The bytes of `key`, made once even when asked for several times at once; a failure is not remembered. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

export function createByteCache(maxBytes: number): ByteCache {
  const entries = new Map<string, { bytes: Promise<Uint8Array>; size: number }>();
  let total = 0;

  return {
    get(key, make) {
      const known = entries.get(key);
      if (known) {
        entries.delete(key);
        entries.set(key, known);
        return known.bytes;
      }
      const entry = { bytes: make(), size: 0 };
      entries.set(key, entry);
      entry.bytes.then(
        (bytes) => {
          entry.size = bytes.length;
          total += bytes.length;
          shrink();
        },
        () => entries.delete(key),
      );
      return entry.bytes;
    },
  };

  function shrink(): void {
    for (const [key, entry] of entries) {
      if (total <= maxBytes) return;
      // Size 0 is an entry that is still being made.
      if (entry.size === 0) continue;
      entries.delete(key);
      total -= entry.size;
    }
  }
}
