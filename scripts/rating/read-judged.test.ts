import { expect, it } from "vitest";
import { TRADE_LANGUAGES } from "@/lib/strategy/trade.schema";
import { readBlock, readJudged } from "./read-judged";

it("reads the grades of lines and names", () => {
  const block =
    "[en] tea, roasted to order ⏎ any day\nfor tea drinkers\n3 Roasted to order\n0 Tea, roasted to\n* Tea\n= Samovar 3, Crumb 0";
  expect(readBlock(block)).toEqual({
    language: "en",
    idea: "tea, roasted to order\nany day",
    audience: "tea drinkers",
    lines: [
      { text: "Roasted to order", grade: 3 },
      { text: "Tea, roasted to", grade: 0 },
    ],
    chosen: ["Tea"],
    names: [
      { name: "Samovar", grade: 3 },
      { name: "Crumb", grade: 0 },
    ],
  });
});

it.each(["tea\nfor all", "[en] tea\n4 Tea"])("says what a block must begin with: %j", (block) => {
  expect(() => readBlock(block)).toThrow('"[language] idea" and "for audience"');
});

it("has ideas in every language that lines are cut in", () => {
  const judged = readJudged();
  for (const code of TRADE_LANGUAGES) {
    expect(judged.filter(({ language }) => language === code).length, code).toBeGreaterThan(100);
  }
});
