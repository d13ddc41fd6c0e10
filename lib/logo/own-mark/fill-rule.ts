import {
  type Box,
  boundingBox,
  flatten,
  type Outline,
  type Point,
  reverse,
  signedArea,
} from "@/lib/geometry/outline";

/** Chords stray at most by this share of the drawing's size: which side a line lies on does not hang on less. */
const TOLERANCE = 1 / 500;

/**
 * The same area under the non-zero rule, of contours that do not cross: those that lie in an odd number of others turn the
 * other way. Time grows with contours × points, both of which a mark's limits bound.
 */
export function nonZero(outline: Outline): Outline {
  const box = boundingBox(outline);
  if (!box) return outline;
  const tolerance = Math.max(box.maxX - box.minX, box.maxY - box.minY, 1e-9) * TOLERANCE;
  const polygons = flatten(outline, tolerance);
  const boxes = outline.map((contour) => boundingBox([contour])!);
  return outline.map((contour, index) => {
    const start = contour[0]![1];
    const depth = polygons.filter(
      (polygon, other) => other !== index && isInBox(boxes[other]!, start) && encloses(polygon, start),
    ).length;
    const isClockwise = signedArea(polygons[index]!) > 0;
    return isClockwise === (depth % 2 === 0) ? contour : reverse(contour);
  });
}

const isInBox = (box: Box, [x, y]: Point) => x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;

/** Counts the edges to the right of the point. Plain indexes: this is where hostile files would take their time. */
function encloses(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let before = polygon[polygon.length - 1]!;
  for (let index = 0; index < polygon.length; index++) {
    const at = polygon[index]!;
    if (
      at[1] > y !== before[1] > y &&
      x < ((before[0] - at[0]) * (y - at[1])) / (before[1] - at[1]) + at[0]
    ) {
      inside = !inside;
    }
    before = at;
  }
  return inside;
}
