import { expect, test } from "vitest";
import { answersOf } from "./labelled-notes";

test.each([
  [
    "Produit : cartables en toile. Atelier : Pau. Garantie : du CP au CM2",
    "Cartables en toile. Pau. Du CP au CM2.",
  ],
  [
    "Product: batter mix in 5 kg sacks. Made in: Grimsby. Price: 14.50. Not for: supermarkets",
    "Batter mix in 5 kg sacks. Made in Grimsby. 14.50.",
  ],
  [
    "Problem: no fridge engineer on a Sunday. Solution: 9 engineers on a rota. Price: £45",
    "9 engineers on a rota. £45.",
  ],
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
