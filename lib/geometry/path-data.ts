import type { Contour, Outline, Point, Segment } from "./outline";

/** SVG path data in absolute M, L, H, V, C and Z, coordinates rounded to 3 decimals. */
export function toPathData(outline: Outline): string {
  return outline
    .map((contour) => {
      const start = contour[0]![1];
      const commands = contour.map((segment, index) => {
        if (segment[0] === "C") return `C${[segment[2], segment[3], segment[4]].map(pair).join(" ")}`;
        // A line that rounding leaves without length is none.
        const isNone = pair(segment[1]) === pair(segment[2]);
        return isNone || index === contour.length - 1 ? "" : `L${pair(segment[2])}`;
      });
      const written = commands.filter((command) => command !== "");
      // Z is the way back to the start.
      if (written.at(-1) === `L${pair(start)}`) written.pop();
      return `M${pair(start)}${written.join("")}Z`;
    })
    .join("");
}

/** Reads what `toPathData` wrote, and glyph paths with M, L, Q, C, Z. @throws on any other command. */
export function fromPathData(data: string): Outline {
  const contours: Contour[] = [];
  let current: Segment[] = [];
  let start: Point = [0, 0];
  let at: Point = [0, 0];
  const close = () => {
    if (current.length > 0) {
      if (Math.hypot(at[0] - start[0], at[1] - start[1]) > 1e-6) current.push(["L", at, start]);
      contours.push(current);
    }
    current = [];
  };
  for (const [, command, values] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (values!.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, index): Point => [numbers[index * 2]!, numbers[index * 2 + 1]!],
    );
    if (command === "Z") {
      close();
      at = start;
    } else if (command === "M") {
      close();
      start = at = points[0]!;
    } else {
      const segment = toSegment(command!, at, points);
      at = points.at(-1)!;
      current.push(segment);
    }
  }
  close();
  return contours;
}

/**
 * The same geometry in fewer bytes: relative commands, `h`/`v`, no needless separators. Exact, because the input's
 * coordinates are whole thousandths and the differences of those are too.
 */
export function compactPathData(data: string): string {
  let result = "";
  for (const contour of fromPathData(data)) {
    let at = grid(contour[0]![1]);
    result += `M${numbers(at)}`;
    contour.forEach((segment, index) => {
      const points = segment.slice(2).map((point) => grid(point as Point));
      const deltas = points.flatMap(([x, y]) => [x - at[0], y - at[1]]);
      at = points.at(-1)!;
      if (segment[0] === "C") result += `c${numbers(deltas)}`;
      else if (index === contour.length - 1) return;
      else if (deltas[1] === 0) result += `h${numbers([deltas[0]!])}`;
      else if (deltas[0] === 0) result += `v${numbers([deltas[1]!])}`;
      else result += `l${numbers(deltas)}`;
    });
    result += "z";
  }
  return result;
}

/** Commands in path data, closing ones included. */
export function countCommands(data: string): number {
  return data.match(/[A-Za-z]/g)?.length ?? 0;
}

function toSegment(command: string, from: Point, points: readonly Point[]): Segment {
  const [a, b, c] = points;
  if (command === "L" && a) return ["L", from, a];
  if (command === "C" && a && b && c) return ["C", from, a, b, c];
  if (command === "Q" && a && b) {
    const towards = (end: Point): Point => [
      end[0] + (2 / 3) * (a[0] - end[0]),
      end[1] + (2 / 3) * (a[1] - end[1]),
    ];
    return ["C", from, towards(from), towards(b), b];
  }
  throw new SyntaxError(`Path data may hold M, L, Q, C and Z with full coordinates, not "${command}"`);
}

function pair([x, y]: Point): string {
  return `${short(Math.round(x * 1000))} ${short(Math.round(y * 1000))}`;
}

/** Whole thousandths. */
function grid([x, y]: Point): [number, number] {
  return [Math.round(x * 1000), Math.round(y * 1000)];
}

function numbers(thousandths: readonly number[]): string {
  return thousandths.map(short).reduce((text, next) => {
    const separate = text !== "" && !next.startsWith("-");
    return text + (separate ? " " : "") + next;
  }, "");
}

function short(thousandths: number): string {
  const text = String(thousandths / 1000);
  return text.replace(/^(-?)0\./, "$1.");
}
