import type { Matrix } from "./outline";

/** Where one copy of a square drawing stands: the corner of its cell, and the matrix from the drawing's own coordinates. */
export interface SquareTile {
  readonly x: number;
  readonly y: number;
  readonly matrix: Matrix;
}

/** Whole drawings in rows, every second row half a step aside. */
export function brickTiles(width: number, height: number, step: number, size: number): SquareTile[] {
  const scale = (step * 0.6) / size;
  const tiles: SquareTile[] = [];
  for (let row = 0; row * step < height; row++) {
    const aside = row % 2 === 0 ? 0 : -step / 2;
    for (let column = 0; column * step + aside < width; column++) {
      const [x, y] = [column * step + aside, row * step];
      tiles.push({ x, y, matrix: matrixOf(scale, x + step * 0.2, y + step * 0.2) });
    }
  }
  return tiles;
}

/**
 * Quarters of the drawing, one a cell. The four quarters take turns along rows and columns, so that curves of neighbouring
 * cells join into new figures. Each cell clips its quarter. The pattern repeats after four columns and two rows.
 */
export function quarterTiles(width: number, height: number, step: number, size: number): SquareTile[] {
  const scale = (step * 2) / size;
  const tiles: SquareTile[] = [];
  for (let row = 0; row * step < height; row++) {
    for (let column = 0; column * step < width; column++) {
      const [x, y] = [column * step, row * step];
      // The middle of the drawing stands on one corner of the cell.
      const turn = (column + row * 2 + (row % 2) * (column % 2)) % 4;
      const [cornerX, cornerY] = CORNERS[turn]!;
      const shift = [x + cornerX * step - step, y + cornerY * step - step] as const;
      tiles.push({ x, y, matrix: matrixOf(scale, shift[0], shift[1]) });
    }
  }
  return tiles;
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function matrixOf(scale: number, x: number, y: number): Matrix {
  return [round(scale), 0, 0, round(scale), round(x), round(y)];
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
