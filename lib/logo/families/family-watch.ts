/** Bytes of a watch's memory: the longest id of a family. */
export const WATCH_BYTES = 64;

/**
 * What is known from outside about the drawing in this thread: which family it is at, in memory that outlives the thread,
 * and which families are left out because a thread ended at them before.
 */
export interface FamilyWatch {
  readonly memory: SharedArrayBuffer;
  readonly without: readonly string[];
}

let current: FamilyWatch | null = null;

/** Begins to tell where the drawings of this thread are; null ends it. */
export function watchFamilies(watch: FamilyWatch | null): void {
  current = watch;
}

export function isLeftOut(family: string): boolean {
  return current?.without.includes(family) ?? false;
}

/** What `draw` returns; while it runs, `familyAt` of the watch is this family. */
export function drawWatched<Result>(family: string, draw: () => Result): Result {
  if (!current) return draw();
  const memory = new Uint8Array(current.memory);
  memory.set(new TextEncoder().encode(family));
  try {
    return draw();
  } finally {
    memory.fill(0);
  }
}

/** The family that is being drawn, or was when the thread ended; null when there is none. */
export function familyAt({ memory }: Pick<FamilyWatch, "memory">): string | null {
  const bytes = new Uint8Array(memory).slice();
  const end = bytes.indexOf(0);
  return end === 0 ? null : new TextDecoder().decode(bytes.subarray(0, end));
}
