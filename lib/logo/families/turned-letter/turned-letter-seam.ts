import { type Contour, endOf, mirror, type Outline, rotate, type Segment } from "@/lib/geometry/outline";
import { intersect } from "@/lib/geometry/path-boolean";
import { rectangle } from "@/lib/geometry/shapes";

const FAR = 200;
const ON_AXIS = 1e-3;

/**
 * What lies right of x = 0 together with its mirror image. The half must reach across the axis where both grow
 * together; the lines are joined there instead of united, so that nothing of the seam is left behind.
 */
export function mirroredWhole(half: Outline): Outline {
  return intersect(half, rectangle(0, -FAR, FAR, FAR)).flatMap(closeOverAxis);
}

/** The same for what lies above y = 0 and its reflection. */
export function reflectedWhole(upper: Outline): Outline {
  return rotate(mirroredWhole(rotate(upper, 90)), -90);
}

function closeOverAxis(contour: Contour): Outline {
  const start = contour.findIndex(isSeam);
  if (start < 0) return [contour, mirror([contour])[0]!];
  const runs: Segment[][] = [[]];
  for (const segment of [...contour.slice(start + 1), ...contour.slice(0, start)]) {
    if (isSeam(segment)) runs.push([]);
    else runs.at(-1)!.push(segment);
  }
  return runs.filter((run) => run.length > 0).map((run) => joined([...run, ...mirror([run])[0]!]));
}

function isSeam(segment: Segment): boolean {
  return segment[0] === "L" && Math.abs(segment[1][0]) < ON_AXIS && Math.abs(segment[2][0]) < ON_AXIS;
}

/** Lines that go on straight over the axis become one. */
function joined(contour: readonly Segment[]): Contour {
  const result: Segment[] = [];
  for (const segment of contour) {
    const before = result.at(-1);
    if (before && goesOn(before, segment)) result[result.length - 1] = ["L", before[1], endOf(segment)];
    else result.push(segment);
  }
  const [first, last] = [result[0]!, result.at(-1)!];
  if (result.length < 3 || !goesOn(last, first)) return result;
  return [["L", last[1], endOf(first)], ...result.slice(1, -1)];
}

function goesOn(one: Segment, next: Segment): boolean {
  if (one[0] !== "L" || next[0] !== "L") return false;
  return Math.abs(one[1][1] - one[2][1]) < ON_AXIS && Math.abs(next[1][1] - next[2][1]) < ON_AXIS;
}
