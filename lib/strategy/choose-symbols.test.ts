import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { chooseSymbols } from "./choose-symbols";
import { GENERAL_TRADE, TRADES } from "./find-trades";
import { readIdea } from "./read-idea";
import words from "./words.json";

const symbolsOf = (businessIdea: string) =>
  chooseSymbols(readIdea({ businessIdea, targetAudience: "everyone", features: [] }));

test.each([
  ["A bakery that delivers sourdough by bike in Lyon", ["bread", "bicycle"]],
  ["Second life for sails: jackets sewn from used spinnakers", ["sailboat", "t-shirt", "needle"]],
  ["Eine Bäckerei, die Sauerteigbrot mit dem Fahrrad liefert", ["bread", "bicycle"]],
  ["Chambres d'hôtes dans une ancienne gare de montagne", ["bed", "train", "mountains"]],
  ["Gelateria ambulante su una vecchia barca", ["ice-cream", "boat"]],
  ["中小企业的太阳能充电桩", ["solar-panel", "plug"]],
])("the idea's own things come first: %s", (idea, expected) => {
  expect(symbolsOf(idea).slice(0, 5)).toEqual(expect.arrayContaining(expected));
});

test("a word is not found inside another one", () => {
  expect(symbolsOf("Portraits for teams and hotels")).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:anchor|tea-bag|fire)$/)]),
  );
});

test("the things of every trade are in the icon set or drawn by the logo engine alone", () => {
  const own = ["bee", "bottle", "vase"];
  const drawn = (symbol: string) =>
    own.includes(symbol) || existsSync(`node_modules/@phosphor-icons/core/assets/fill/${symbol}-fill.svg`);
  const all = [...TRADES, GENERAL_TRADE].flatMap(({ symbols }) => symbols);
  for (const symbol of [...all, ...Object.keys(words.symbols)]) {
    expect([symbol, drawn(symbol)]).toEqual([symbol, true]);
  }
});
