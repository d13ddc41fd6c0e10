/** A `cubicBezier` token: the two control points between (0, 0) and (1, 1). */
export type CubicBezier = readonly [x1: number, y1: number, x2: number, y2: number];

const HALVINGS = 24;

/** Progress at a share of the time (CSS Easing Functions 2, §2.3): x is solved by halving, because it only grows. */
export function easingProgress([x1, y1, x2, y2]: CubicBezier, time: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (along(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return along(y1, y2, (low + high) / 2);
}

/** The curve as path data in a square of `side`, time to the right, progress upwards from the square's foot. */
export function easingPath([x1, y1, x2, y2]: CubicBezier, side: number): string {
  const at = (x: number, y: number) => `${round(x * side)} ${round((1 - y) * side)}`;
  return `M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`;
}

function along(first: number, second: number, t: number): number {
  return 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
