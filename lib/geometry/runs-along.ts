import { flatten, type Outline } from "./outline";

/** Distance below which two lines that run along each other leave a crack between them. */
const CRACK = 5;
/** A run this long is seen as one. */
const RUN = 9;
const STEP = 3;
/** Nothing of a mark lies further from the middle. */
const REACH = 60;
/** Sine of the angle up to which two lines count as running along each other. */
const ALONG = 0.3;

/** True where the edges of two outlines keep nearly together for a while: there they would cut a sliver. */
export function runsAlong(one: Outline, other: Outline): boolean {
  const others = edgePoints(other);
  let run = 0;
  for (const [x, y, dx, dy] of edgePoints(one)) {
    const isNear = others.some(
      ([ox, oy, ex, ey]) =>
        Math.abs(ox - x) < CRACK &&
        Math.abs(oy - y) < CRACK &&
        Math.hypot(ox - x, oy - y) < CRACK &&
        Math.abs(dx * ey - dy * ex) < ALONG,
    );
    run = isNear ? run + STEP : 0;
    if (run >= RUN) return true;
  }
  return false;
}

type EdgePoint = readonly [x: number, y: number, dx: number, dy: number];

/** Points every few units along the edges that may lie within a mark, with the direction there. */
function edgePoints(outline: Outline): EdgePoint[] {
  const result: EdgePoint[] = [];
  for (const points of flatten(outline, 0.3)) {
    points.forEach(([x, y], index) => {
      const [toX, toY] = points[(index + 1) % points.length]!;
      const length = Math.hypot(toX - x, toY - y);
      if (length < 1e-6) return;
      const [dx, dy] = [(toX - x) / length, (toY - y) / length];
      const count = Math.ceil(length / STEP);
      for (let step = 0; step < count; step++) {
        const way = ((step + 0.5) / count) * length;
        const [px, py] = [x + dx * way, y + dy * way];
        if (Math.abs(px) < REACH && Math.abs(py) < REACH) result.push([px, py, dx, dy]);
      }
    });
  }
  return result;
}
