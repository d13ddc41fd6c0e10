import { expect, it } from "vitest";
import { keptRatings, ratingHashes } from "./kept-ratings";

it("the ratings are those that were learned from what stands in the tree", () => {
  expect(ratingHashes(), "run node scripts/run.mjs rating").toEqual(keptRatings());
});
