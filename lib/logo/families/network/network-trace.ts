import type { Outline, Point } from "@/lib/geometry/outline";
import { circle, ring } from "@/lib/geometry/shapes";
import { readSvgPath } from "@/lib/geometry/svg-path";
import {
  along,
  angleOf,
  clockwise,
  hollow,
  type Join,
  type Knot,
  type Link,
  type Side,
  sideOf,
} from "./network-sides";

interface HalfLink {
  readonly from: number;
  readonly to: number;
  readonly side: Side;
  back: HalfLink | null;
}

/**
 * Nodes and links as one exact outline: link edges run into the nodes by hollow arcs of radius `fillet` that touch both.
 * The line is walked round node by node, without booleans, so that no join leaves a crumb; what links enclose becomes a
 * hole. Null when the arcs of two neighbouring links would overlap: fewer links, a larger node or a smaller fillet fit.
 */
export function traceNet(knots: readonly Knot[], links: readonly Link[], fillet: number): Outline | null {
  const halves = links.flatMap((link) => halvesOf(knots, link, fillet));
  if (halves.some(({ side }) => !Number.isFinite(side.leaving.rim[0] + side.arriving.rim[0]))) return null;
  const edges: string[] = [];
  const left = new Set(halves);
  for (const first of halves) {
    if (!left.has(first)) continue;
    let data = "";
    let current = first;
    let turn: Turn | null;
    do {
      left.delete(current);
      const next = nextHalf(halves, current);
      turn = turnAt(knots[current.to]!, current, next);
      if (turn === null) return null;
      data += current.side.data + turn.data;
      current = next;
    } while (current !== first && left.has(current));
    edges.push(`M${turn.end.join(" ")}${data}Z`);
  }
  const alone = knots.filter((_, index) => !links.some(({ from, to }) => from === index || to === index));
  const holes = knots.filter(({ hole }) => hole !== undefined && hole > 0);
  return [
    ...readSvgPath(edges.join("")),
    ...alone.flatMap(({ at, radius }) => circle(at[0], at[1], radius)),
    ...holes.map(({ at, radius, hole }) => ring(at[0], at[1], radius, hole!)[1]!),
  ];
}

function halvesOf(knots: readonly Knot[], link: Link, fillet: number): HalfLink[] {
  const [one, other] = [knots[link.from]!, knots[link.to]!];
  const there: HalfLink = {
    from: link.from,
    to: link.to,
    side: sideOf(one, other, link, fillet),
    back: null,
  };
  const turned = { ...link, rise: -(link.rise ?? 0), via: (link.via ?? []).toReversed() };
  const home: HalfLink = {
    from: link.to,
    to: link.from,
    side: sideOf(other, one, turned, fillet),
    back: there,
  };
  there.back = home;
  return [there, home];
}

/** The first link clockwise after the one that is arrived by, which is that one itself at a leaf. */
function nextHalf(halves: readonly HalfLink[], arrived: HalfLink): HalfLink {
  const back = arrived.back!;
  const away = (half: HalfLink) => (half === back ? 360 : clockwise(back.side.heading, half.side.heading));
  return halves
    .filter(({ from }) => from === arrived.to)
    .reduce((best, half) => (away(half) < away(best) ? half : best), back);
}

/** Degrees of free rim that must remain between the joins of two links. */
const FREE_RIM = 2;

interface Turn {
  readonly data: string;
  readonly end: Point;
}

/** From one link's edge round the node to the next link's. */
function turnAt({ at, radius }: Knot, arrived: HalfLink, next: HalfLink): Turn | null {
  const [one, other] = [arrived.side.arriving, next.side.leaving];
  if (radius === 0) return { data: `L${one.line.join(" ")}L${other.line.join(" ")}`, end: other.line };
  const back = arrived.back!.side.heading;
  const whole = next === arrived.back ? 360 : clockwise(back, next.side.heading);
  const taken = clockwise(back, angleOf(at, one.rim)) + clockwise(angleOf(at, other.rim), next.side.heading);
  const free = whole - taken;
  if (free < FREE_RIM) return crotch(one, other);
  const round = `A${radius} ${radius} 0 ${free > 180 ? 1 : 0} 1 ${other.rim.join(" ")}`;
  const data = `L${one.line.join(" ")}${hollow(one.fillet, one.rim)}${round}${hollow(other.fillet, other.line)}`;
  return { data, end: other.line };
}

/** Two straight edges that meet before they reach the node, in a corner as sharp as a saw leaves it. */
function crotch(one: Join, other: Join): Turn | null {
  if (!one.way || !other.way) return null;
  const cross = one.way[0] * other.way[1] - one.way[1] * other.way[0];
  if (Math.abs(cross) < 0.1) return null;
  const [dx, dy] = [other.line[0] - one.line[0], other.line[1] - one.line[1]];
  const tip = along(one.line, one.way, (dx * other.way[1] - dy * other.way[0]) / cross);
  return { data: `L${tip.join(" ")}`, end: tip };
}
