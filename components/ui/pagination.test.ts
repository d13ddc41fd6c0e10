import { expect, test } from "vitest";
import { pagesAround } from "./pagination";

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, -9, 9]],
  [5, 9, [1, -4, 4, 5, 6, -9, 9]],
  [4, 9, [1, 2, 3, 4, 5, -9, 9]],
  [9, 9, [1, -8, 8, 9]],
  [3, 3, [1, 2, 3]],
])("page %i of %i", (page, totalPages, expected) => {
  expect(pagesAround(page, totalPages)).toEqual(expected);
});
