import { type Corner, offsetLine } from "@/lib/geometry/band";
import { distance, type Point } from "@/lib/geometry/outline";

/** A round node; with a radius of 0 it is the flat end of a link. */
export interface Knot {
  readonly at: Point;
  readonly radius: number;
  /** Radius of its hole, if it is a ring. */
  readonly hole?: number;
}

export interface Link {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  /** How far an arc rises to the left of its chord; 0 or none for a straight link. */
  readonly rise?: number;
  /** Corners on the way, with their radii. */
  readonly via?: readonly Corner[];
  /** Both sides are one hollow arc each, `width` apart at the narrowest. */
  readonly waisted?: boolean;
}

/** Where a hollow arc of `fillet` touches a node's rim and a link's edge. */
export interface Join {
  readonly rim: Point;
  readonly line: Point;
  readonly fillet: number;
  /** Direction of travel there, when the edge is straight: such edges may also meet each other before the node. */
  readonly way: Point | null;
}

/** One edge of a link, from where it leaves one node to where it meets the other. */
export interface Side {
  readonly leaving: Join;
  /** SVG path data from the first join's line to the second's, but for a last straight run. */
  readonly data: string;
  readonly arriving: Join;
  /** Direction in which the link's middle leaves its first node, in degrees. */
  readonly heading: number;
}

/** The edge of a link on the left of its way from one node to the other. */
export function sideOf(one: Knot, other: Knot, link: Link, fillet: number): Side {
  if (link.waisted) return waistSide(one, other, link.width / 2);
  if (link.rise) return arcSide(one, other, link.width / 2, link.rise, fillet);
  return routeSide(one, other, link.width / 2, link.via ?? [], fillet);
}

/** Straight runs, their corners rounded. */
function routeSide(one: Knot, other: Knot, half: number, via: readonly Corner[], fillet: number): Side {
  const middle: Corner[] = [[...one.at], ...via, [...other.at]];
  const edge = offsetLine(middle, half);
  const first = unit(point(middle[0]!), point(middle[1]!));
  const last = unit(point(middle.at(-1)!), point(middle.at(-2)!));
  const leaving = joinOf(one, first, leftOf(first), half, fillet);
  const arriving = joinOf(other, last, rightOf(last), half, fillet);
  let reached = leaving.line;
  let fits = true;
  const corners = edge.slice(1, -1).map((corner, index) => {
    const [a, b] = [unit(point(edge[index]!), point(corner)), unit(point(corner), point(edge[index + 2]!))];
    const radius = corner[2] ?? 0;
    const cross = a[0] * b[1] - a[1] * b[0];
    const turn = Math.atan2(Math.abs(cross), a[0] * b[0] + a[1] * b[1]);
    const reach = radius * Math.tan(turn / 2);
    const [from, to] = [along(point(corner), a, -reach), along(point(corner), b, reach)];
    fits &&= isAhead(reached, from, a);
    reached = to;
    return `L${from.join(" ")}A${radius} ${radius} 0 0 ${cross > 0 ? 1 : 0} ${to.join(" ")}`;
  });
  fits &&= isAhead(reached, arriving.line, opposite(last));
  return {
    leaving: { ...leaving, way: first, rim: fits ? leaving.rim : NOWHERE },
    data: corners.join(""),
    arriving: { ...arriving, way: opposite(last) },
    heading: angleOf([0, 0], first),
  };
}

/** Says that a link's joins and corners need more length than it has. */
const NOWHERE: Point = [Number.NaN, Number.NaN];

function isAhead(from: Point, to: Point, way: Point): boolean {
  return (to[0] - from[0]) * way[0] + (to[1] - from[1]) * way[1] > 0;
}

/** Where a hollow arc touches a node and the edge of a straight link that leaves it along `way`. */
function joinOf({ at, radius }: Knot, way: Point, normal: Point, half: number, fillet: number): Join {
  if (radius === 0) {
    const end = along(at, normal, half);
    return { rim: end, line: end, fillet, way: null };
  }
  const forth = Math.sqrt((radius + fillet) ** 2 - (half + fillet) ** 2);
  const centre = along(along(at, way, forth), normal, half + fillet);
  return {
    rim: mix(at, centre, radius / (radius + fillet)),
    line: along(along(at, way, forth), normal, half),
    fillet,
    way: null,
  };
}

/** Along a circle through both nodes' middles. */
function arcSide(one: Knot, other: Knot, half: number, rise: number, fillet: number): Side {
  const chord = distance(one.at, other.at);
  const height = Math.abs(rise);
  const radius = (chord * chord) / (8 * height) + height / 2;
  const left = leftOf(unit(one.at, other.at));
  const outside = rise > 0;
  const middle = mix(one.at, other.at, 0.5);
  const centre = along(middle, left, outside ? height - radius : radius - height);
  const edge = outside ? radius + half : radius - half;
  const round = outside ? edge + fillet : edge - fillet;
  const onward = (at: Point): Point => {
    const [x, y] = unit(centre, at);
    return outside ? [-y, x] : [y, -x];
  };
  const join = ({ at, radius: own }: Knot, way: Point): Join => {
    const spot = crossing(at, own + fillet, centre, round, way);
    return {
      rim: mix(at, spot, own / (own + fillet)),
      line: mix(centre, spot, edge / round),
      fillet,
      way: null,
    };
  };
  const forth = onward(one.at);
  const leaving = join(one, forth);
  const arriving = join(other, opposite(onward(other.at)));
  const [a, b] = [angleOf(centre, leaving.line), angleOf(centre, arriving.line)];
  const span = outside ? clockwise(a, b) : clockwise(b, a);
  const lead = (Math.asin(one.radius / (2 * radius)) * 180) / Math.PI;
  return {
    leaving,
    data: `A${edge} ${edge} 0 ${span > 180 ? 1 : 0} ${outside ? 1 : 0} ${arriving.line.join(" ")}`,
    arriving,
    heading: angleOf([0, 0], forth) + (outside ? lead : -lead),
  };
}

/** One hollow arc that touches both nodes and comes within `half` of the axis: solved for its radius by halving. */
function waistSide(one: Knot, other: Knot, half: number): Side {
  const way = unit(one.at, other.at);
  const length = distance(one.at, other.at);
  const reach = (radius: number, fillet: number) =>
    Math.sqrt(Math.max(0, (radius + fillet) ** 2 - (half + fillet) ** 2));
  let [low, high] = [0, 4000];
  for (let step = 0; step < 60; step++) {
    const fillet = (low + high) / 2;
    if (reach(one.radius, fillet) + reach(other.radius, fillet) < length) low = fillet;
    else high = fillet;
  }
  const fillet = (low + high) / 2;
  const centre = along(along(one.at, way, reach(one.radius, fillet)), leftOf(way), half + fillet);
  const start = mix(one.at, centre, one.radius / (one.radius + fillet));
  const end = mix(other.at, centre, other.radius / (other.radius + fillet));
  const sharp = { fillet: 0, way: null };
  return {
    leaving: { rim: start, line: start, ...sharp },
    data: hollow(fillet, end),
    arriving: { rim: end, line: end, ...sharp },
    heading: angleOf([0, 0], way),
  };
}

/** Where two circles meet, the point further along `way`. NaN when they do not. */
function crossing(one: Point, radius: number, other: Point, reach: number, way: Point): Point {
  const apart = distance(one, other);
  const axis = unit(one, other);
  const forth = (apart * apart + radius * radius - reach * reach) / (2 * apart);
  const aside = Math.sqrt(radius * radius - forth * forth);
  const normal = leftOf(axis);
  const sign = normal[0] * way[0] + normal[1] * way[1] > 0 ? 1 : -1;
  return along(along(one, axis, forth), normal, sign * aside);
}

export function hollow(radius: number, to: Point): string {
  return radius > 0 ? `A${radius} ${radius} 0 0 0 ${to.join(" ")}` : `L${to.join(" ")}`;
}

const point = (corner: Corner): Point => [corner[0], corner[1]];
const leftOf = ([x, y]: Point): Point => [y, -x];
const rightOf = ([x, y]: Point): Point => [-y, x];
const opposite = ([x, y]: Point): Point => [-x, -y];

export function along([x, y]: Point, [dx, dy]: Point, length: number): Point {
  return [x + dx * length, y + dy * length];
}

function mix(one: Point, other: Point, share: number): Point {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
}

function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

export function angleOf(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

/** Degrees from one direction clockwise to another, in [0, 360). */
export function clockwise(from: number, to: number): number {
  return (((to - from) % 360) + 360) % 360;
}

/** Points along a link's middle, for checks of what comes near it. */
export function placesAlong(knots: readonly Knot[], { from, to, rise, via }: Link): Point[] {
  const [one, other] = [knots[from]!.at, knots[to]!.at];
  if (!rise) {
    const stops: Point[] = [one, ...(via ?? []).map(point), other];
    return stops
      .slice(1)
      .flatMap((stop, index) => [0.15, 0.5, 0.85].map((share) => mix(stops[index]!, stop, share)));
  }
  const left = leftOf(unit(one, other));
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((share) =>
    along(mix(one, other, share), left, 4 * rise * share * (1 - share)),
  );
}
