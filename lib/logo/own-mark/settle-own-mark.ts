import type { OwnMark } from "@/lib/model/choices.schema";
import { createMarkLimits, readLimitedPath } from "./mark-limits";
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
  let field: MarkProblem["field"] = "svg";
  try {
    if ("svg" in given) {
      const mark = readMarkFile(given.svg);
      readOwnMark(mark);
      return { mark };
    }
    const limits = createMarkLimits();
    for (const [index, path] of given.paths.entries()) {
      field = `paths.${index}`;
      readLimitedPath(path, limits);
    }
    field = "paths";
    readOwnMark(given);
    return { mark: given };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { field, problem: error.message };
  }
}
