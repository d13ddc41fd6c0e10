import { expect, test } from "vitest";
import { withPossessives } from "./possessives";

test.each([
  ["mens makeup counter", "men’s makeup counter"],
  ["toe boots in womens sizes", "toe boots in women’s sizes"],
  ["childrens books", "children’s books"],
  ["my dads sausage", "my dad’s sausage"],
  ["we sold it to the judges sister", "we sold it to the judge’s sister"],
  ["a kids school", "a kids’ school"],
  ["we sit with farmers families", "we sit with farmers’ families"],
  ["we go to peoples houses", "we go to people’s houses"],
])("%j becomes %j", (typed, right) => {
  expect(withPossessives(typed)).toBe(right);
});

test.each([
  "art of indigenous peoples homes",
  "for mums and dads with kids",
  "as our mums did",
  "the nurses and the boss mother",
  "free for kids on chemo",
])("%j stays", (text) => {
  expect(withPossessives(text)).toBe(text);
});
