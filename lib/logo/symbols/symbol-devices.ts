import { halo } from "@/lib/geometry/halo";
import { hasNick } from "@/lib/geometry/nicks";
import {
  boundingBox,
  distance,
  flatten,
  type Outline,
  reverse,
  rotate,
  signedArea,
  translate,
} from "@/lib/geometry/outline";
import { intersect, pieces, subtract } from "@/lib/geometry/path-boolean";
import { rectangle } from "@/lib/geometry/shapes";
import { passesGates } from "../judge/gates";
import type { MarkSketch, Symmetry } from "../mark";

/** A piece or hole below this share of the square is a crumb. */
const CONTOUR_MIN = 130;
/** What the gates allow; dearer measures are left out for what has too much of these. */
const CONTOURS_MAX = 5;
const COMMANDS_MAX = 48;

/** Whether the gates let a drawing pass, so that one device after another is tried until one suits the thing. */
export function isSound({ parts }: MarkSketch, symmetry: Symmetry): boolean {
  const outline = parts.flatMap((part) => part.outline);
  if (outline.length === 0 || outline.length > CONTOURS_MAX) return false;
  if (outline.reduce((sum, contour) => sum + contour.length, 0) > COMMANDS_MAX) return false;
  if (flatten(outline, 0.4).some((points) => Math.abs(signedArea(points)) < CONTOUR_MIN)) return false;
  return passesGates(parts, symmetry);
}

/** Larger than any drawing. */
const FAR = 300;

/** All that lies to the right of a line through (x, 0), the line turned clockwise by `degrees` round the origin. */
export function rightOf(x: number, degrees = 0): Outline {
  return rotate(rectangle(x, -FAR, FAR, FAR), degrees);
}

/** All that lies below a level. */
export function below(y: number): Outline {
  return rectangle(-FAR, y, FAR, FAR);
}

/** The two sides of a gap through the origin: left of it, right of it. */
export function parted(outline: Outline, degrees: number, gap: number): readonly [Outline, Outline] {
  return [
    intersect(outline, rotate(rectangle(-FAR, -FAR, -gap / 2, FAR), degrees)),
    intersect(outline, rightOf(gap / 2, degrees)),
  ];
}

/** Its outer contours, without what is opened in them. */
export function solid(outline: Outline): Outline {
  const areas = flatten(outline, 0.4).map(signedArea);
  const outer = outline.filter((_, index) => areas[index]! > 0);
  return outer.length > 0 ? outer : outline.map(reverse);
}

/** What is opened inside its outer contours, as forms of their own. */
export function openings(outline: Outline): Outline {
  const areas = flatten(outline, 0.4).map(signedArea);
  return outline.filter((_, index) => areas[index]! < 0).map(reverse);
}

/** A contour of `width` that runs parallel round a thing at a distance of `gap`. */
export function echo(outline: Outline, gap: number, width: number): Outline {
  const outer = solid(outline);
  return subtract(halo(outer, gap + width), halo(outer, gap));
}

/** Its box in the middle of the square's width, its foot at `y`. */
export function standing(outline: Outline, y: number): Outline {
  const box = boundingBox(outline);
  if (!box) return outline;
  return translate(outline, -(box.minX + box.maxX) / 2, y - box.maxY);
}

/** A circle has 1, a square 1.3: below this a silhouette could be anything. */
const DISTINCT_FROM = 1.32;

/** Whether a thing is told by its silhouette alone. */
export function isDistinct(outline: Outline): boolean {
  return jaggedness(outline) >= DISTINCT_FROM;
}

/** Perimeter squared by 4π and area of the largest contour: 1 for a circle, more for what branches. */
export function jaggedness(outline: Outline): number {
  const [largest] = flatten(outline, 0.4)
    .map((points) => ({ points, area: Math.abs(signedArea(points)) }))
    .sort((one, other) => other.area - one.area);
  if (!largest) return 0;
  const around = largest.points.reduce(
    (sum, point, index) => sum + distance(point, largest.points[(index + 1) % largest.points.length]!),
    0,
  );
  return around ** 2 / (4 * Math.PI * largest.area);
}

/** Units of outline that what a slit leaves is long, which runs out at the edge as a leaf’s vein does. */
const CRUMB = 6;

/** Is what stands behind a thing in one piece, without the crumb that a slit in the thing leaves? */
export function isWholeBehind(behind: Outline): boolean {
  return pieces(behind).length === 1 && !hasNick(behind, CRUMB);
}

/** True when a cut through the origin would come within `clear` of what is opened inside the thing. */
export function crossesDetail(outline: Outline, degrees: number, clear: number): boolean {
  const angle = (degrees * Math.PI) / 180;
  return flatten(openings(outline), 0.4).some((points) => {
    const offsets = points.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle));
    return Math.min(...offsets) < clear && Math.max(...offsets) > -clear;
  });
}
