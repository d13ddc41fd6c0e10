import fc from "fast-check";
import { expect, test } from "vitest";
import { initials } from "./templates/shared/behaviours/avatar";
import { foldedItems } from "./templates/shared/behaviours/breadcrumb";
import { shownPages } from "./templates/shared/behaviours/pagination";

test.each([
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, "gap", 12]],
  [5, 12, [1, "gap", 4, 5, 6, "gap", 12]],
  [12, 12, [1, "gap", 8, 9, 10, 11, 12]],
] as const)("at page %i of %i the row shows %j", (page, count, shown) => {
  expect(shownPages(page, count)).toEqual(shown);
});

test("a row of pages keeps its length, holds the first, the current and the last, and leaves out two or more", () => {
  const counts = fc.record({
    count: fc.integer({ min: 1, max: 60 }),
    siblings: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(counts, fc.nat(), ({ count, siblings }, any) => {
      const page = (any % count) + 1;
      const shown = shownPages(page, count, siblings);
      expect(shown).toHaveLength(Math.min(count, 2 * siblings + 5));
      expect(shown).toEqual(expect.arrayContaining([1, page, count]));
      for (const [at, entry] of shown.entries()) {
        const [before, after] = [Number(shown[at - 1]), Number(shown[at + 1])];
        if (entry === "gap") expect(after - before).toBeGreaterThan(2);
        else if (at > 0 && shown[at - 1] !== "gap") expect(entry).toBe(before + 1);
      }
    }),
  );
});

test("initials are the first letters of the first and the last word", () => {
  expect(
    ["Reading Room", "reception", "  The old town hall ", "", "éva Ős", "👩‍👩‍👧 Team"].map(initials),
  ).toEqual(["RR", "R", "TH", "", "ÉŐ", "👩‍👩‍👧T"]);
});

test("the pages between the first and the last ones fold when there are too many", () => {
  expect([foldedItems(6, 3), foldedItems(3, 3), foldedItems(6), foldedItems(6, 1)]).toEqual([
    { from: 1, to: 4 },
    { from: 0, to: 0 },
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ]);
});
