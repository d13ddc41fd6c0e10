import { expect, test } from "vitest";
import { withoutHype } from "./hype";

test.each([
  ["The world’s first AI-powered sock subscription", "A sock subscription"],
  ["A revolutionary app for bees", "An app for bees"],
  ["an innovative one-woman bakery", "a one-woman bakery"],
  ["a one-off shop and a European kitchen", "a one-off shop and a European kitchen"],
  ["Uber for combine harvesters", "combine harvesters"],
  ["platform disrupting the way people descale kettles", "platform to descale kettles"],
])("%s: %s", (said, plain) => {
  expect(withoutHype(said)).toBe(plain);
});
