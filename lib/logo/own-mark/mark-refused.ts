import { UnreadablePath } from "@/lib/geometry/svg-path";

/** A mark that a person brought cannot be used: what is wrong, in words for them that say what would be valid. */
export class MarkRefused extends Error {
  override readonly name = "MarkRefused";
}

/** What `read` gives, or what it refuses the mark for. */
export function orProblem<T extends object>(read: () => T): T | { problem: string } {
  try {
    return read();
  } catch (error) {
    if (error instanceof MarkRefused || error instanceof UnreadablePath) return { problem: error.message };
    throw error;
  }
}
