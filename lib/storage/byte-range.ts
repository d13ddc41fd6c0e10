import type { ByteRange } from "./storage";

/**
 * The range within a value of `size` bytes; an end past the last byte is moved to it, as HTTP does.
 * @throws RangeError when the range is not whole numbers in order, or starts past the end.
 */
export function clampRange(range: ByteRange, size: number): ByteRange {
  const { start, end } = range;
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end < start || start >= size) {
    throw new RangeError(`Range ${start}-${end} does not lie in a value of ${size} bytes.`);
  }
  return { start, end: Math.min(end, size - 1) };
}
