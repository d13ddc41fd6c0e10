import type { Outline } from "@/lib/geometry/outline";
import { readSvgPath } from "@/lib/geometry/svg-path";
import { MAX_MARK_COORDINATE } from "@/lib/model/choices.schema";
import { MarkRefused } from "./mark-refused";

/** Of an SVG file, in characters. */
export const MAX_MARK_FILE_LENGTH = 100_000;
/** Of a mark: letters cut out of a seal need some hundred lines. */
const MAX_CONTOURS = 300;
const MAX_SEGMENTS = 6_000;

/**
 * Adds up what the shapes of a mark are made of.
 * @throws MarkRefused with words for the person, once they are too many or too far out to be drawn in time.
 */
export function createMarkLimits(): { count(outline: Outline): void } {
  let [contours, segments] = [0, 0];
  return {
    count(outline) {
      contours += outline.length;
      for (const contour of outline) segments += contour.length;
      if (contours > MAX_CONTOURS || segments > MAX_SEGMENTS) {
        throw new MarkRefused(
          `The mark has too many lines: at most ${MAX_CONTOURS} closed lines of ${MAX_SEGMENTS} pieces in all are taken. Simplify its paths`,
        );
      }
      const isFar = outline.some((contour) =>
        contour.some((segment) => segment.some((value) => typeof value !== "string" && !isNear(value))),
      );
      if (isFar)
        throw new MarkRefused(
          `Coordinates must lie between -${MAX_MARK_COORDINATE} and ${MAX_MARK_COORDINATE}`,
        );
    },
  };
}

/** Path data, read within the limits of a mark. @throws MarkRefused */
export function readLimitedPath(data: string, limits: { count(outline: Outline): void }): Outline {
  const outline = readSvgPath(data);
  limits.count(outline);
  return outline;
}

const isNear = (point: readonly [number, number]) =>
  Math.abs(point[0]) <= MAX_MARK_COORDINATE && Math.abs(point[1]) <= MAX_MARK_COORDINATE;
