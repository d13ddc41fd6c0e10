import { distance, flatten, type Outline, type Point } from "./outline";

/** Chords stray so little that a curve turns by less than a corner. */
const TOLERANCE = 0.2;
/** Points nearer than this are one. */
const LEAST = 0.2;
/** Degrees from which a turn is a corner. */
const CORNER = 35;

/**
 * Do two corners that turn opposite ways stand at most `longest` units of the outline apart: a step that a cut left beside a
 * stroke?
 */
export function hasNick(outline: Outline, longest: number): boolean {
  return flatten(outline, TOLERANCE).some((all) => {
    const points = all.filter((point, index) => distance(point, all[(index + 1) % all.length]!) >= LEAST);
    const at = (index: number) => points[(index + points.length) % points.length]!;
    const turns = points.map((point, index) => turn(at(index - 1), point, at(index + 1)));
    return turns.some((first, index) => {
      if (Math.abs(first) < CORNER) return false;
      let walked = 0;
      for (let step = index + 1; walked <= longest && step < index + points.length; step++) {
        walked += distance(at(step - 1), at(step));
        const next = turns[step % turns.length]!;
        if (Math.abs(next) >= CORNER) return walked <= longest && first * next < 0;
      }
      return false;
    });
  });
}

/** Degrees by which the way from one point over another to the next turns; negative against the clock. */
function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  const degrees = ((Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax)) * 180) / Math.PI;
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
