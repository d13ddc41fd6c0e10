import { arcSegmentToCubics, type Path, pathFromPathData } from "path-bool";
import type { OwnMark } from "@/lib/model/choices.schema";
import type { MarkIdea } from "./family";
import {
  boundingBox,
  type Contour,
  endOf,
  fitSquare,
  flatten,
  type Outline,
  type Point,
  reverse,
  type Segment,
  signedArea,
} from "./outline";

export const CUSTOMER_FAMILY = "customer";

/**
 * The customer's own mark in the icon's square, its proportions kept. Any path data is read; curves become cubics.
 * @throws RangeError when the paths enclose no area
 */
export function readOwnMark({ paths }: OwnMark): MarkIdea {
  const outline = paths.flatMap((data) => clockwise(readPath(data)));
  const box = boundingBox(outline);
  const area = outline.length === 0 ? 0 : Math.abs(areaOf(outline));
  if (!box || area < 1e-6 * Math.max(box.maxX - box.minX, box.maxY - box.minY) ** 2) {
    throw new RangeError("A mark of your own needs at least one path that encloses an area");
  }
  return {
    family: CUSTOMER_FAMILY,
    variant: "own",
    concept: "the mark that the customer brought",
    motifs: [],
    roundness: 0.5,
    symmetry: "symmetric",
    parts: [{ outline: fitSquare(outline, 100), fill: "primary" }],
  };
}

function readPath(data: string): Outline {
  let path: Path;
  try {
    path = pathFromPathData(data);
  } catch (error) {
    throw new RangeError(
      `A mark of your own needs SVG path data such as "M0 0L8 0L4 7Z", not "${data.slice(0, 40)}"`,
      { cause: error },
    );
  }
  const contours: Segment[][] = [];
  let end: Point | null = null;
  for (const segment of path.flatMap(toSegments)) {
    const [, from] = segment;
    if (!end || Math.hypot(end[0] - from[0], end[1] - from[1]) > 1e-9) contours.push([]);
    contours.at(-1)!.push(segment);
    end = endOf(segment);
  }
  return contours.map(closed).filter((contour) => contour.length > 1);
}

function toSegments(source: Path[number]): Segment[] {
  const point = ([x, y]: readonly number[]): Point => [x!, y!];
  switch (source[0]) {
    case "L":
      return [["L", point(source[1]), point(source[2])]];
    case "C":
      return [["C", point(source[1]), point(source[2]), point(source[3]), point(source[4])]];
    case "Q": {
      const [from, pull, to] = [point(source[1]), point(source[2]), point(source[3])];
      const towards = ([x, y]: Point): Point => [x + (2 / 3) * (pull[0] - x), y + (2 / 3) * (pull[1] - y)];
      return [["C", from, towards(from), towards(to), to]];
    }
    case "A":
      return arcSegmentToCubics(source).flatMap(toSegments);
  }
}

function closed(contour: readonly Segment[]): Contour {
  const [start, end] = [contour[0]![1], endOf(contour.at(-1)!)];
  return Math.hypot(start[0] - end[0], start[1] - end[1]) > 1e-9 ? [...contour, ["L", end, start]] : contour;
}

/** Paths of one direction add up under the non-zero rule; against each other they would cut holes. */
function clockwise(outline: Outline): Outline {
  return areaOf(outline) < 0 ? outline.map(reverse) : outline;
}

function areaOf(outline: Outline): number {
  const box = boundingBox(outline);
  const size = box ? Math.max(box.maxX - box.minX, box.maxY - box.minY) : 1;
  return flatten(outline, size / 500).reduce((sum, polygon) => sum + signedArea(polygon), 0);
}
