/** A drawing took more operations than it may. */
export class WorkExceeded extends Error {
  constructor(limit: WorkLimit) {
    super(`A drawing took more than ${limit.operations} operations or ${limit.segments} segments`);
    this.name = "WorkExceeded";
  }
}

/** Counted, not timed: a slow machine must draw what a fast one draws. */
export interface WorkLimit {
  readonly operations: number;
  /** Lines and curves that go into them, all together. */
  readonly segments: number;
}

let limit: WorkLimit | null = null;
let spent = { operations: 0, segments: 0 };

/**
 * What `draw` returns, if its operations on outlines keep within the limit.
 * @throws WorkExceeded from the operation that does not
 */
export function withinLimit<Result>(given: WorkLimit, draw: () => Result): Result {
  const before = { limit, spent };
  limit = given;
  spent = { operations: 0, segments: 0 };
  try {
    return draw();
  } finally {
    ({ limit, spent } = before);
  }
}

/** Counts one operation. @throws WorkExceeded beyond the limit that holds here, if one does */
export function spendWork(segments: number): void {
  spent.operations += 1;
  spent.segments += segments;
  if (!limit) return;
  if (spent.operations > limit.operations || spent.segments > limit.segments) throw new WorkExceeded(limit);
}
