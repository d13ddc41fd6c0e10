import { quarter } from "./band";
import { distance, type Outline, type Point, type Segment } from "./outline";

/** How a free end is cut: square to its band, upright or level, or round. */
export type EndForm = "flat" | "axis" | "round";

/** A band's flat end at `at`, which looks along `way`, cut along `line` or, when free, as `form` says. */
export function finishEnd(
  outline: Outline,
  at: Point,
  way: Point,
  width: number,
  line: Point | null,
  form: EndForm,
): Outline {
  const half = width / 2;
  const side: Point = [way[1] * half, -way[0] * half];
  const [one, other]: [Point, Point] = [
    [at[0] + side[0], at[1] + side[1]],
    [at[0] - side[0], at[1] - side[1]],
  ];
  if (!line && form === "flat") return outline;
  if (!line && form === "round")
    return outline.map((contour) => contour.flatMap((segment) => capped(segment, one, other, way, half)));
  const level = Math.abs(way[0]) > Math.abs(way[1]);
  const edge: Point = line ?? (level ? [0, 1] : [1, 0]);
  const slide =
    (half * (edge[0] * way[0] + edge[1] * way[1])) / ((edge[0] * side[0] + edge[1] * side[1]) / half);
  const move = (point: Point): Point => {
    if (distance(point, one) < 1e-4) return [point[0] + way[0] * slide, point[1] + way[1] * slide];
    if (distance(point, other) < 1e-4) return [point[0] - way[0] * slide, point[1] - way[1] * slide];
    return point;
  };
  return outline.map((contour) =>
    contour.map(
      (segment): Segment => (segment[0] === "L" ? ["L", move(segment[1]), move(segment[2])] : segment),
    ),
  );
}

function capped(segment: Segment, one: Point, other: Point, way: Point, half: number): Segment[] {
  if (segment[0] === "C") return [segment];
  const [from, to] = [segment[1], segment[2]];
  const isEnd = [
    [one, other],
    [other, one],
  ].some(([a, b]) => distance(from, a!) < 1e-4 && distance(to, b!) < 1e-4);
  if (!isEnd) return [segment];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const tip: Point = [middle[0] + way[0] * half, middle[1] + way[1] * half];
  return [...quarter(from, tip, middle), ...quarter(tip, to, middle)];
}
