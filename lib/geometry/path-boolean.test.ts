import fc from "fast-check";
import { expect, test } from "vitest";
import { boundingBox, inkArea, type Outline, rotate, scale, translate } from "./outline";
import { intersect, pieces, subtract, unite } from "./path-boolean";
import cases from "./path-boolean.cases.json";
import { fromPathData } from "./path-data";
import { rasterize } from "./raster";
import { circle, polygon, rectangle } from "./shapes";
import { WorkExceeded, withinLimit } from "./work-limit";

const OPERATIONS = {
  union: unite,
  difference: subtract,
  intersection: (one: Outline, other: Outline) => intersect(one, other),
};

test.each(cases.map((entry, index) => [index, entry] as const))("recorded case %i", (_, entry) => {
  const outlines = entry.outlines.map(fromPathData);
  const operation = entry.operation as keyof typeof OPERATIONS;
  const [first, ...others] = outlines;
  const result = (OPERATIONS[operation] as (...given: Outline[]) => Outline)(first!, ...others);
  const { maxX, minX, maxY, minY } = boundingBox(outlines.flat())!;
  const half = Math.max(maxX, -minX, maxY, -minY);
  const ink = outlines.map((outline) => rasterize(outline, 200, half).ink);
  const wanted = ink[0]!.map((own, index) => {
    const covered = ink.slice(1).some((other) => other[index] === 1);
    return operation === "union" ? Number(own === 1 || covered) : Number(own === 1 && !covered);
  });
  const drawn = rasterize(result, 200, half).ink;
  const different = wanted.filter((value, index) => value !== drawn[index]).length;
  // Along edges, where halves of a pixel are counted.
  expect(different / wanted.length).toBeLessThan(0.002);
});

const shape = fc
  .record({
    points: fc.array(fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 })), {
      minLength: 3,
      maxLength: 7,
    }),
    turn: fc.constantFrom(0, 15, 45, 90),
    disc: fc.boolean(),
  })
  .map(({ points, turn, disc }) => {
    const [[x, y]] = points as [[number, number]];
    return rotate(disc ? circle(x, y, 20) : polygon(...points), turn);
  });

test("areas satisfy inclusion and exclusion, whatever crosses whatever", () => {
  fc.assert(
    fc.property(shape, shape, (one, other) => {
      const area = (outline: Outline) => inkArea(outline, 0.01);
      const [either, both] = [area(unite(one, other)), area(intersect(one, other))];
      // Debris below four ten-thousandths of a result's largest piece is left out.
      const slack = 0.05 + 0.002 * either;
      expect(Math.abs(either + both - area(unite(one)) - area(unite(other)))).toBeLessThan(slack);
      expect(Math.abs(area(subtract(one, other)) + both - area(unite(one)))).toBeLessThan(slack);
    }),
    { numRuns: 150 },
  );
});

test("pieces that touch in a point are pieces of their own", () => {
  const touching = unite(rectangle(-40, -40, 0, 0), polygon([0, 0], [40, 0], [40, 40], [0, 40]));
  expect(pieces(touching).map((piece) => piece.length)).toEqual([1, 1]);
  const pinched = subtract(
    rectangle(-40, -40, 40, 40),
    polygon([0, 0], [60, -30], [60, 30]),
    polygon([0, 0], [-60, 30], [-60, -30]),
  );
  expect(pieces(pinched)).toHaveLength(2);
});

test("the size of a drawing does not matter", () => {
  const [ring, bar] = [subtract(circle(0, 0, 40), circle(0, 0, 20)), rectangle(-50, -5, 50, 5)];
  const expected = inkArea(unite(ring, bar), 0.01);
  for (const factor of [0.001, 0.01, 30]) {
    const united = unite(scale(ring, factor), scale(bar, factor));
    expect(inkArea(united, 0.01 * factor) / factor ** 2).toBeCloseTo(expected, 0);
  }
});

test("a drawing ends at the operation that goes beyond its limit, and the next one starts afresh", () => {
  const limit = { operations: 3, segments: 1000 };
  const unions = (count: number) => () => {
    for (let index = 0; index < count; index++)
      unite(circle(0, 0, 10), translate(circle(0, 0, 10), index, 0));
  };
  withinLimit(limit, unions(3));
  expect(() => withinLimit(limit, unions(4))).toThrow(WorkExceeded);
  withinLimit(limit, unions(3));
  expect(() => withinLimit({ operations: 3, segments: 20 }, unions(3))).toThrow("20 segments");
  unions(4)();
});
