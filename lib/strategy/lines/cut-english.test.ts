import { expect, test } from "vitest";
import { readIdea } from "../read-idea";
import { cutEnglish } from "./cut-english";

function best(businessIdea: string): string | undefined {
  const cuts = cutEnglish(readIdea({ businessIdea, targetAudience: "everyone", features: [] }));
  return cuts.toSorted((a, b) => b.weight - a.weight)[0]?.text;
}

test.each([
  [
    "A service for siblings that divide an inherited house without going to court",
    "Divide an inherited house without going to court",
  ],
  ["A canteen: real soup, cooked daily", "Real soup, cooked daily"],
  ["Moving boxes rented by size and returned by post", "Rented by size. Returned by post."],
  [
    "We turn diesel delivery vans into electric ones in a single day",
    "From diesel to electric in a single day",
  ],
  ["A startup that turns meeting recordings into tasks and assigns them", "From meeting recordings to tasks"],
  [
    "Household cleaners in refillable aluminium cans and no solvents",
    "Refillable aluminium cans. No solvents.",
  ],
  [
    "Loans for street vendors, paid back by phone, no paperwork, no collateral",
    "No paperwork. No collateral.",
  ],
  ["A bakery that delivers sourdough by bike in Lyon", "Sourdough, delivered by bike in Lyon"],
  [
    "App that helps dyslexic children read by following the words with a finger",
    "Read by following the words with a finger",
  ],
  ["A workshop where you build your own frame in a weekend", "Build your own frame in a weekend"],
  ["Bagel cart outside the law courts", "Bagel cart outside the law courts"],
])("%s → %s", (idea, line) => {
  expect(best(idea)).toBe(line);
});

test.each([
  // Perfume cannot say "we".
  ["Perfume that smells like old bookshops", /^We /],
  // What people cannot do is nothing to invite them to.
  ["Candles for people who cannot sleep, made from beeswax of one valley", /^Sleep/],
  // "to order" says how, not what the customer does.
  ["Tea roasted to order and shipped the same day", /^Order/],
  ["Choir for people with dementia and their carers", /^Dementia|^Choir for people$/],
  // Who learns it is not the reader.
  ["Teaching dogs to find leaks by listening", /^Find leaks/],
  // What is missing today is no offer.
  ["Sailors sit on board because there’s no bus, no cash in port", /No bus|no cash$/],
  ["Insulation panels pressed from seagrass that washes up on Baltic beaches", /washes up$/],
])("%s has no line like %s", (idea, wrong) => {
  const cuts = cutEnglish(readIdea({ businessIdea: idea, targetAudience: "everyone", features: [] }));
  for (const { text } of cuts) expect(text).not.toMatch(wrong);
});
