import { expect, test } from "vitest";
import { answersOf } from "./labelled-notes";

test.each([
  [
    "Name: tbd. Type: lab service. What: test old paint for lead, 20 seconds an item. Where: library car parks. Price: pay what you can. Not: removal work",
    "Test old paint for lead, 20 seconds an item. Library car parks. Pay what you can.",
  ],
  [
    "Was: Kachelöfen neu setzen\nWer: mein Bruder und ich\nWie viele: 7 Öfen im Jahr\nWartezeit: lang",
    "Kachelöfen neu setzen. 7 Öfen im Jahr.",
  ],
  [
    "Settore: nautica lagunare. Pezzi: 35 l'anno. Problema: sembriamo un museo",
    "Nautica lagunare. 35 l'anno.",
  ],
])("%s: what is offered first, without the labels", (form, said) => {
  expect(answersOf(form)).toBe(said);
});

test.each([
  "What we do: lend ladders. Where it hurts: roofs.",
  "Harbour radio: news, weather, ships. Price: free.",
  "We repair: clocks, organs, bells. How: by hand. Where: on site.",
])("%s is no form", (idea) => {
  expect(answersOf(idea)).toBe(idea);
});
