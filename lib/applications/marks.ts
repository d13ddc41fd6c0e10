import { type Matrix, type Outline, transform } from "@/lib/geometry/outline";
import { intersect, whereResolved } from "@/lib/geometry/path-boolean";
import { fromPathData, toPathData } from "@/lib/geometry/path-data";
import { rectangle as rectangleOutline } from "@/lib/geometry/shapes";
import { brickTiles, quarterTiles, type SquareTile } from "@/lib/geometry/square-tiles";
import type { Drawing, FillRole } from "@/lib/logo/logo.schema";
import type { SceneNode } from "./scene.schema";
import { type Box, group, shape } from "./shapes";

/** Where in its box a drawing stands: 0 left or top, 1 right or bottom. */
export type Anchor = readonly [across: number, down: number];
export const MIDDLE: Anchor = [0.5, 0.5];

/** A logo as large as its box lets it be. */
export function placeLogo(
  drawing: Drawing,
  fills: Record<FillRole, string>,
  area: Box,
  [across, down]: Anchor = MIDDLE,
): SceneNode {
  const scale = Math.min(area.width / drawing.width, area.height / drawing.height);
  const x = area.x + (area.width - drawing.width * scale) * across;
  const y = area.y + (area.height - drawing.height * scale) * down;
  // Filled one by one, two shapes of one color that touch would show a line between them.
  const colors = [...new Set(drawing.shapes.map(({ fill }) => fills[fill]))];
  return group(
    colors.map((color) =>
      shape(
        dataOf(drawing, (fill) => fills[fill] === color),
        color,
      ),
    ),
    { matrix: [scale, 0, 0, scale, round(x), round(y)] },
  );
}

/** A part of the mark, so large that the edge cuts it. `x` and `y` are the middle of the whole mark. */
export function markCrop(
  icon: Drawing,
  edge: Outline,
  color: string,
  { x, y, size }: { x: number; y: number; size: number },
): SceneNode {
  const scale = size / Math.max(icon.width, icon.height);
  const matrix: Matrix = [scale, 0, 0, scale, x - (icon.width * scale) / 2, y - (icon.height * scale) / 2];
  return cut(transform(fromPathData(dataOf(icon)), matrix), edge, color);
}

/**
 * The mark's quarters in a grid of squares, a figure of their own. All of it is one path: between shapes that touch, a
 * hairline of the ground would show.
 */
export function markQuarters(icon: Drawing, area: Box, color: string, step: number): SceneNode[] {
  const size = Math.max(icon.width, icon.height);
  const half = size / 2;
  const mark = fromPathData(dataOf(icon));
  const quarters = new Map(
    QUARTERS.map(([across, down]) => {
      const [x, y] = [across * half, down * half];
      const cell = rectangleOutline(x, y, x + half, y + half);
      return [`${across} ${down}`, whereResolved(() => intersect(mark, cell)) ?? []];
    }),
  );
  const edge = edgeOf(area);
  const placed = quarterTiles(area.width, area.height, step, size).flatMap((tile) => {
    const corner = [(tile.x - tile.matrix[4]) / step, (tile.y - tile.matrix[5]) / step].map(Math.round);
    const outline = transform(quarters.get(corner.join(" "))!, placedIn(area, tile.matrix));
    if (isWithin(tile, step, area)) return outline;
    return whereResolved(() => intersect(outline, edge)) ?? [];
  });
  return placed.length === 0 ? [] : [shape(toPathData(placed), color)];
}

const QUARTERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Whole marks in rows, every second row half a step aside; those that reach beyond the area are cut at its edge. */
export function markBricks(icon: Drawing, area: Box, color: string, step: number): SceneNode[] {
  const tiles = brickTiles(area.width, area.height, step, Math.max(icon.width, icon.height));
  const d = dataOf(icon);
  const [whole, rest] = [true, false].map((within) =>
    tiles.filter((tile) => isWithin(tile, step, area) === within).map(({ matrix }) => placedIn(area, matrix)),
  ) as [Matrix[], Matrix[]];
  const outline = fromPathData(d);
  return [
    { kind: "copies", d, fill: color, matrices: whole },
    ...rest.map((matrix) => cut(transform(outline, matrix), edgeOf(area), color)),
  ];
}

function isWithin({ x, y }: SquareTile, step: number, { width, height }: Box): boolean {
  return x > -0.5 && y > -0.5 && x + step < width + 0.5 && y + step < height + 0.5;
}

function edgeOf({ x, y, width, height }: Box): Outline {
  return rectangleOutline(x, y, x + width, y + height);
}

/** What of an outline lies within an edge, cut for good: nothing that is drawn goes on unseen. */
function cut(outline: Outline, edge: Outline, color: string): SceneNode {
  const inner = whereResolved(() => intersect(outline, edge));
  if (inner) return shape(toPathData(inner), color);
  // A few outlines cannot be cut: what reaches beyond the edge is clipped instead.
  return group([shape(toPathData(outline), color)], { clip: toPathData(edge) });
}

function placedIn({ x, y }: Box, [a, b, c, d, e, f]: Matrix): Matrix {
  return [a, b, c, d, round(e + x), round(f + y)];
}

function dataOf(drawing: Drawing, isWanted: (fill: FillRole) => boolean = () => true): string {
  return drawing.shapes
    .filter(({ fill }) => isWanted(fill))
    .map(({ d }) => d)
    .join("");
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
