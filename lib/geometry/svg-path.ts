import type { Contour, Outline, Point, Segment } from "./outline";

/** Numbers that each command takes; in an arc's, 4 and 5 are flags of one digit. */
const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const GAP = /[\s,]*/y;

/** What was given is no path data. */
export class UnreadablePath extends Error {
  override readonly name = "UnreadablePath";
}

/**
 * Any SVG path data (SVG 2, 9.3) as closed contours: curves become cubics, open ends are closed by a line.
 * @throws UnreadablePath when it is no path data
 */
export function readSvgPath(data: string): Outline {
  const contours: Contour[] = [];
  let current: Segment[] = [];
  let [start, at, pull]: Point[] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  let before = "";
  const finish = () => {
    if (current.length > 0 && !same(at!, start!)) current.push(["L", at!, start!]);
    if (current.length > 1 || current[0]?.[0] === "C") contours.push(current);
    current = [];
  };
  const lineTo = (to: Point) => {
    if (!same(at!, to)) current.push(["L", at!, to]);
    at = to;
  };
  const curveTo = (one: Point, other: Point, to: Point) => {
    current.push(["C", at!, one, other, to]);
    [at, pull] = [to, other];
  };
  for (const { letter, values } of readCommands(data)) {
    const command = letter.toUpperCase();
    const [ox, oy] = letter === command ? [0, 0] : at!;
    const point = (index: number): Point => [values[index]! + ox!, values[index + 1]! + oy!];
    const mirrored = (family: string): Point =>
      family.includes(before) && before !== "" ? [2 * at![0] - pull![0], 2 * at![1] - pull![1]] : at!;
    if (command === "M") {
      finish();
      start = at = point(0);
    } else if (command === "Z") {
      finish();
      at = start;
    } else if (command === "L") lineTo(point(0));
    else if (command === "H") lineTo([values[0]! + ox!, at![1]]);
    else if (command === "V") lineTo([at![0], values[0]! + oy!]);
    else if (command === "C") curveTo(point(0), point(2), point(4));
    else if (command === "S") curveTo(mirrored("CS"), point(0), point(2));
    else if (command === "A") {
      const [rx, ry, turn, large, sweep] = values as [number, number, number, number, number];
      for (const [one, other, to] of arcCurves(at!, rx, ry, turn, large === 1, sweep === 1, point(5))) {
        curveTo(one, other, to);
      }
      at = point(5);
    } else {
      const control = command === "Q" ? point(0) : mirrored("QT");
      const to = point(command === "Q" ? 2 : 0);
      curveTo(towards(at!, control), towards(to, control), to);
      pull = control;
    }
    before = command;
  }
  finish();
  return contours;
}

/** One entry a command, repeated arguments included; a repeated move draws lines. */
function readCommands(data: string): { letter: string; values: number[] }[] {
  const commands: { letter: string; values: number[] }[] = [];
  let position = 0;
  const take = (pattern: RegExp): string => {
    GAP.lastIndex = position;
    position += GAP.exec(data)![0].length;
    pattern.lastIndex = position;
    const found = pattern.exec(data)?.[0] ?? "";
    position += found.length;
    return found;
  };
  let letter = "";
  for (;;) {
    const next = take(/[a-z]/iy);
    if (next === "" && position >= data.length) return commands;
    if (next !== "") letter = next;
    else letter = letter === "M" ? "L" : letter === "m" ? "l" : letter;
    const arity = ARITY[letter.toUpperCase()];
    const isFirst = commands.length === 0;
    if (arity === undefined || (isFirst && letter.toUpperCase() !== "M") || (next === "" && arity === 0)) {
      throw unreadable(data);
    }
    const isArc = arity === 7;
    const values = Array.from({ length: arity }, (_, index) => {
      const text = take(isArc && (index === 3 || index === 4) ? FLAG : NUMBER);
      const value = Number(text);
      if (text === "" || !Number.isFinite(value)) throw unreadable(data);
      return value;
    });
    commands.push({ letter, values });
  }
}

function unreadable(data: string): UnreadablePath {
  return new UnreadablePath(`SVG path data reads like "M0 0L8 0L4 7Z", not "${data.slice(0, 40)}"`);
}

/** An elliptical arc as cubics of at most 90° (SVG 2, B.2.4: from end points to centre). */
function arcCurves(
  from: Point,
  radiusX: number,
  radiusY: number,
  turnDegrees: number,
  large: boolean,
  sweep: boolean,
  to: Point,
): [Point, Point, Point][] {
  if (same(from, to)) return [];
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)];
  if (rx === 0 || ry === 0) return [[from, to, to]];
  const turn = (turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx];
  const stretch = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (stretch > 1) [rx, ry] = [rx * stretch, ry * stretch];
  const reach = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - reach) / reach)) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const first = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - first;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const centre: Point = [
    cos * qx - sin * qy + (from[0] + to[0]) / 2,
    sin * qx + cos * qy + (from[1] + to[1]) / 2,
  ];
  const onEllipse = (x: number, y: number): Point => [
    centre[0] + cos * rx * x - sin * ry * y,
    centre[1] + sin * rx * x + cos * ry * y,
  ];
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
  const step = span / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [first + index * step, first + (index + 1) * step];
    return [
      onEllipse(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      onEllipse(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      index === count - 1 ? to : onEllipse(Math.cos(b), Math.sin(b)),
    ];
  });
}

function towards([x, y]: Point, control: Point): Point {
  return [x + (2 / 3) * (control[0] - x), y + (2 / 3) * (control[1] - y)];
}

function same(one: Point, other: Point): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-9;
}
