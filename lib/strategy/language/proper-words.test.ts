import { expect, test } from "vitest";
import { uncapitalize } from "./phrase";
import { withCapitals } from "./proper-words";
import { spellAnd } from "./tidy";

test.each([
  ["nigerian small chops on tuesdays, for gen z", "Nigerian small chops on Tuesdays, for Gen Z"],
  ["polish your shoes, polish food", "polish your shoes, Polish food"],
])("%s: %s", (typed, written) => {
  expect(withCapitals(typed)).toBe(written);
});

test.each([
  ["Nigerian families", "Nigerian families"],
  ["Families from here", "families from here"],
])("in the middle of a sentence: %s, %s", (start, middle) => {
  expect(uncapitalize(start)).toBe(middle);
});

test.each([
  ["people on there feet, sewn by ourself", "people on their feet, sewn by ourselves"],
  ["fixed while u wait", "fixed while you wait"],
  ["a bar, and in there is soup", "a bar, and in there is soup"],
  ["U-bolts", "U-bolts"],
])("%s: %s", (typed, written) => {
  expect(spellAnd(typed, "en")).toBe(written);
});
