import { expect, test } from "vitest";
import type { Motif } from "../mark";
import { recipeOf } from "./recipe";

test.each<[string, string, Motif[], string]>([
  ["facet", "tiles", ["together"], "facet/tiles"],
  ["turned-letter", "m-woven-disc", ["letter"], "turned-letter/woven"],
  ["ligature", "ke-overlap-small", ["letter"], "ligature/overlap small"],
  ["dot-matrix", "pills-404-0", ["layers"], "dot-matrix/pills"],
  ["symbol-container", "gear soft square stands", ["symbol:gear"], "symbol-container/stands"],
  ["emblem", "shirt-alone", ["symbol:shirt"], "emblem/alone"],
  ["small-letter", "a", ["letter"], "small-letter/plain"],
])("%s %s is made by one recipe, whatever it shows and is set in", (family, variant, motifs, recipe) => {
  expect(recipeOf({ family, variant, motifs })).toBe(recipe);
});
