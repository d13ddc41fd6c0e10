/** Bytes that the name of a family may take. */
export const PLACE_BYTES = 64;

/**
 * What is known from outside about the drawing in this thread: which family it is at, in memory that outlives the thread,
 * and which families are left out because a thread ended at them before.
 */
export interface FamilyWatch {
  readonly place: SharedArrayBuffer;
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
  const place = new Uint8Array(current.place);
  place.set(new TextEncoder().encode(family));
  try {
    return draw();
  } finally {
    place.fill(0);
  }
}

/** The family that is being drawn, or was when the thread ended; null when there is none. */
export function familyAt({ place }: Pick<FamilyWatch, "place">): string | null {
  const bytes = new Uint8Array(place).slice();
  const end = bytes.indexOf(0);
  return end === 0 ? null : new TextDecoder().decode(bytes.subarray(0, end));
}
