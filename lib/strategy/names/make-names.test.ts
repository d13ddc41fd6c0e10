import { describe, expect, test } from "vitest";
import { readIdea } from "../read-idea";
import { isTradeWord, TRADES } from "../trades/recognize-trade";
import { makeNames, scoreCandidates } from "./make-names";
import { isBlocked, scoreName } from "./score-name";

const idea = (businessIdea: string) => readIdea({ businessIdea, targetAudience: "everyone", features: [] });
const bakery = {
  idea: idea("A bakery that delivers sourdough by bike"),
  mood: "calm",
  features: [],
  seed: 3,
} as const;

test("at least 200 candidates by at least five methods", () => {
  const candidates = scoreCandidates(bakery);
  expect(candidates.length).toBeGreaterThanOrEqual(200);
  expect(new Set(candidates.map(({ method }) => method)).size).toBeGreaterThanOrEqual(5);
});

test("every trade gives six names of different make, none of them its own plain word", () => {
  for (const trade of TRADES) {
    const word = trade.words.en?.split(" ")[0] ?? "";
    const names = makeNames({
      ...bakery,
      idea: idea(`A ${word} place for people in town`),
      mood: trade.mood,
    });
    expect(names, trade.id).toHaveLength(6);
    expect(new Set(names.map(({ method }) => method)).size, trade.id).toBeGreaterThanOrEqual(3);
    for (const { name, why } of names) {
      expect(name).toMatch(/^[A-Z][a-z]{3,10}$/);
      expect(isTradeWord(trade, name), `${trade.id}: ${name}`).toBe(false);
      expect(why).not.toBe("");
    }
  }
});

describe("a name is refused", () => {
  test.each(["google", "gooogle", "starbuck", "shitake", "merdella", "bcdfgra", "aeiou", "xylxq", "abc"])(
    "%s",
    (name) => {
      expect(scoreName(name, 1, () => false)).toBeNull();
    },
  );
  test("when it is the plain word", () => {
    expect(scoreName("bakery", 1, (word) => word === "bakery")).toBeNull();
  });
});

test("a good name beats a clumsy one", () => {
  const score = (name: string) => scoreName(name, 0.5, () => false) ?? 0;
  expect(score("kneadora")).toBeGreaterThan(score("strengthly"));
  expect(isBlocked("daykiln")).toBe(false);
});

test("an idea in another script gets names in that script and Latin ones", () => {
  const names = makeNames({ ...bakery, idea: idea("一家用云南咖啡豆的精品咖啡馆") }).map(({ name }) => name);
  expect(names.filter((name) => /\p{Script=Han}/u.test(name))).toHaveLength(4);
  expect(names.filter((name) => /^[A-Z][a-z]+$/.test(name))).toHaveLength(2);
});
