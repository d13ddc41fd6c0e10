/** Where one copy of the mark stands: the corner of its cell, and the matrix from the mark's own coordinates. */
export interface MarkTile {
  readonly x: number;
  readonly y: number;
  readonly matrix: string;
}

/** Whole marks in rows, every second row half a step aside. */
export function brickTiles(width: number, height: number, step: number, markSize: number): MarkTile[] {
  const scale = (step * 0.6) / markSize;
  const tiles: MarkTile[] = [];
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
 * Quarters of the mark, each filling its cell: which one goes round with the place, so that the mark's own curves meet
 * in figures that the mark alone does not show. Cells cut what reaches beyond them.
 */
export function quarterTiles(width: number, height: number, step: number, markSize: number): MarkTile[] {
  const scale = (step * 2) / markSize;
  const tiles: MarkTile[] = [];
  for (let row = 0; row * step < height; row++) {
    for (let column = 0; column * step < width; column++) {
      const [x, y] = [column * step, row * step];
      // The middle of the mark stands on one corner of the cell.
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

function matrixOf(scale: number, x: number, y: number): string {
  return `matrix(${[scale, 0, 0, scale, x, y].map(round).join(" ")})`;
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
