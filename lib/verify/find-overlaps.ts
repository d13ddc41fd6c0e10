import type { PdfPageText, PdfRun } from "./read-pdf-text";

/** Of the size: what capitals take above the baseline, and what letters hang below it, a little less than most faces do. */
const ABOVE = 0.66;
const BELOW = 0.16;
/** Points that two boxes may share. */
const TOLERANCE = 0.6;
/** Of the size: how far kerning draws two runs of one line together, "7" and "." in most faces. */
const KERNING = 0.25;

/** Every two runs of a page of which one is set over the other. */
export function findOverlaps(page: PdfPageText): [PdfRun, PdfRun][] {
  return page.flatMap((run, index) =>
    page
      .slice(index + 1)
      .filter((other) => overlap(run, other))
      .map((other): [PdfRun, PdfRun] => [run, other]),
  );
}

function overlap(one: PdfRun, other: PdfRun): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const along = Math.min(top(one), top(other)) - Math.max(foot(one), foot(other));
  const isOneLine = one.size === other.size && Math.abs(one.baseline - other.baseline) < 0.1;
  return across > (isOneLine ? one.size * KERNING : TOLERANCE) && along > TOLERANCE;
}

const top = ({ baseline, size }: PdfRun) => baseline + size * ABOVE;
const foot = ({ baseline, size }: PdfRun) => baseline - size * BELOW;
