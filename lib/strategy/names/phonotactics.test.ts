import { expect, test } from "vitest";
import { isSayable, joinsWell } from "./phonotactics";

test.each(["velora", "kneadow", "chamo", "silvanta", "cadenza"])("%s can be said", (word) => {
  expect(isSayable(word)).toBe(true);
});

test.each(["bcdfgra", "xylxq", "vigngror", "aeiou", "gaarn", "tkala", "malkd"])("%s cannot", (word) => {
  expect(isSayable(word)).toBe(false);
});

test.each([
  ["kiln", "bird"],
  ["spoke", "field"],
  ["crumb", "lane"],
])("%s joins %s", (first, second) => {
  expect(joinsWell(first, second)).toBe(true);
});

test.each([
  ["moss", "stone", "a letter doubled"],
  ["oat", "house", "a sound of two letters"],
  ["tea", "oak", "a vowel against a vowel"],
  ["bolt", "thread", "too many consonants"],
  ["leaf", "vine", "a pair to trip over"],
])("%s and %s do not join: %s", (first, second) => {
  expect(joinsWell(first, second)).toBe(false);
});
