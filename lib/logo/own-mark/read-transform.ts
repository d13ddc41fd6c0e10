import type { Matrix } from "@/lib/geometry/outline";
import { MarkRefused } from "./mark-refused";

const TRANSFORM = /\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)\s*,?/gy;

/** The matrix of a `transform` attribute. @throws MarkRefused when it is not understood. */
export function readTransform(text: string): Matrix {
  let result: Matrix = [1, 0, 0, 1, 0, 0];
  TRANSFORM.lastIndex = 0;
  let end = 0;
  for (let match = TRANSFORM.exec(text); match; match = TRANSFORM.exec(text)) {
    end = TRANSFORM.lastIndex;
    const values = match[2]!
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (!values.every(Number.isFinite)) break;
    result = multiply(result, matrixOf(match[1]!, values));
  }
  if (text.slice(end).trim() !== "") {
    throw new MarkRefused(
      `transform="${text.slice(0, 40)}" is not understood. Apply transforms before the export`,
    );
  }
  return result;
}

function matrixOf(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  const radians = (a * Math.PI) / 180;
  switch (name) {
    case "matrix":
      return [a, b ?? 0, c ?? 0, d, e, f];
    case "translate":
      return [1, 0, 0, 1, a, b ?? 0];
    case "scale":
      return [a, 0, 0, b ?? a, 0, 0];
    case "skewX":
      return [1, 0, Math.tan(radians), 1, 0, 0];
    case "skewY":
      return [1, Math.tan(radians), 0, 1, 0, 0];
    default: {
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
      const [x, y] = [b ?? 0, c ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
  }
}

/** First the second matrix, then the first. */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
