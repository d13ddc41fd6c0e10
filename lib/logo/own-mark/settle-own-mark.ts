import type { OwnMark } from "@/lib/model/choices.schema";
import { createMarkLimits, readLimitedPath } from "./mark-limits";
import { orProblem } from "./mark-refused";
import { readOwnMark } from "./own-mark";
import { readMarkFile } from "./read-mark-file";

/** A mark as a customer sends it: an SVG file, or its outlines. */
export type GivenMark = { svg: string } | OwnMark;

/** What is wrong with a mark: the field of the request, and what would be valid. */
export interface MarkProblem {
  field: "svg" | `paths.${number}` | "paths";
  problem: string;
}

/**
 * The mark that a customer sent, as a brief keeps it, or what is wrong with it. Takes up to a second: for a render thread.
 */
export function settleOwnMark(given: GivenMark): { mark: OwnMark } | MarkProblem {
  if ("svg" in given) {
    const read = readMarkFile(given.svg);
    return "problem" in read ? { field: "svg", ...read } : withArea(read.mark, "svg");
  }
  const limits = createMarkLimits();
  for (const [index, path] of given.paths.entries()) {
    const read = orProblem(() => readLimitedPath(path, limits));
    if ("problem" in read) return { field: `paths.${index}`, ...read };
  }
  return withArea(given, "paths");
}

function withArea(mark: OwnMark, field: MarkProblem["field"]): { mark: OwnMark } | MarkProblem {
  const read = orProblem(() => readOwnMark(mark));
  return "problem" in read ? { field, ...read } : { mark };
}
