/**
 * What a thread says of itself to whoever gave it a task, in memory that outlives the thread: its id, and how many tasks it had
 * before this one.
 */
export type ThreadNote = SharedArrayBuffer;

/** Of 32 bits each. */
const NUMBERS = 2;

export function createThreadNote(): ThreadNote {
  return new SharedArrayBuffer(NUMBERS * Int32Array.BYTES_PER_ELEMENT);
}

export function writeThreadNote(note: ThreadNote, { id, tasksBefore }: { id: number; tasksBefore: number }) {
  const numbers = new Int32Array(note);
  Atomics.store(numbers, 1, tasksBefore);
  Atomics.store(numbers, 0, id);
}

/** The id is 0 before the task has begun. */
export function readThreadNote(note: ThreadNote): { id: number; tasksBefore: number } {
  const numbers = new Int32Array(note);
  return { id: Atomics.load(numbers, 0), tasksBefore: Atomics.load(numbers, 1) };
}
