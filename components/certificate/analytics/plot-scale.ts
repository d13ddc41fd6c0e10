/** Ticks of an axis that begins at nothing: three to six round values, the last at or above the largest. */
export function ticksUpTo(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(Number.isInteger(largest) ? 1 : 0, stepAbove(rough / power) * power);
  const count = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

function stepAbove(rough: number): number {
  return [1, 2, 2.5, 5, 10].find((step) => step >= rough - 1e-9) ?? 10;
}

/** Places of at most so many labels along an axis, the first and the last among them. */
export function labelPlaces(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}
