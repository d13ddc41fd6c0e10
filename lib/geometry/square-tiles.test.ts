import { expect, test } from "vitest";
import { brickTiles, quarterTiles } from "./square-tiles";

test("bricks take three fifths of their cells, every second row half a step aside", () => {
  const tiles = brickTiles(100, 100, 50, 256);
  expect(tiles.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [50, 0],
    [-25, 50],
    [25, 50],
    [75, 50],
  ]);
  const [scale] = tiles[0]!.matrix;
  expect(scale! * 256).toBeCloseTo(30, 1);
});

test("quarters fill the area, and each shows one quarter of a mark twice the cell's size", () => {
  const tiles = quarterTiles(100, 100, 25, 256);
  expect(tiles).toHaveLength(16);
  const corners = new Set<string>();
  for (const { x, y, matrix } of tiles) {
    const [scale, , , , left, top] = matrix;
    expect(scale * 256).toBeCloseTo(50, 1);
    // The mark's box ends or has its middle where the cell begins.
    expect([0, -25]).toContain(Math.round(left - x));
    expect([0, -25]).toContain(Math.round(top - y));
    corners.add(`${left - x} ${top - y}`);
  }
  expect(corners.size).toBe(4);
});
