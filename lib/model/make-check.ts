import type { VerificationCheck } from "@/lib/model/verification.schema";

const MOST_FAILURES = 100;

/** A check with its measured figure; it failed when there is any failure. Very long lists are cut, and say so. */
export function makeCheck(
  id: string,
  label: string,
  figure: string,
  failures: readonly string[],
): VerificationCheck {
  const shown = failures.slice(0, MOST_FAILURES);
  const more = failures.length - shown.length;
  return {
    id,
    label,
    status: failures.length === 0 ? "passed" : "failed",
    figure,
    failures: more > 0 ? [...shown, `and ${more} more`] : shown,
  };
}

/** "1 file", "2 files". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
