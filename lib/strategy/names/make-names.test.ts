import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readIdea } from "../read-idea";
import { isTradeWord, TRADES } from "../trades/recognize-trade";
import { isBlocked } from "./is-blocked";
import { makeNames, scoreCandidates } from "./make-names";
import { NAME_METHODS } from "./name-draft";

const idea = (businessIdea: string, targetAudience = "everyone") =>
  readIdea({ businessIdea, targetAudience, features: [] });
const bakery = {
  idea: idea("A bakery that delivers sourdough by bike"),
  mood: "calm",
  features: [],
  seed: 3,
} as const;

test("at least 200 candidates by at least nine methods, all of them usable", () => {
  const candidates = scoreCandidates(bakery);
  expect(candidates.length).toBeGreaterThanOrEqual(200);
  expect(new Set(candidates.map(({ method }) => method)).size).toBeGreaterThanOrEqual(9);
  expect(candidates.filter(({ name }) => isBlocked(name))).toEqual([]);
  expect(candidates.map(({ name }) => name)).toHaveLength(new Set(candidates.map(({ name }) => name)).size);
});

test("the same idea and seed give the same names, another seed another first name", () => {
  expect(makeNames(bakery)).toEqual(makeNames(bakery));
  const first = [1, 2, 3, 4, 5, 6].map((seed) => makeNames({ ...bakery, seed })[0]?.name);
  expect(new Set(first).size).toBeGreaterThanOrEqual(4);
});

test("two ideas of one trade with one seed get names of their own", () => {
  const names = ["with a library", "for shift workers", "on a boat", "that pays farmers twice"].map(
    (more) => makeNames({ ...bakery, idea: idea(`A bakery ${more}`) })[0]?.name,
  );
  expect(new Set(names).size).toBe(4);
});

test("ten ideas of one trade get ten first names, by several methods, hardly any of them a pair", () => {
  const people =
    "nurses,sailors,night owls,apprentices,retired teachers,twins,allotment gardeners,cyclists,poets,builders";
  const first = people.split(",").map((who) => {
    const names = makeNames({ ...bakery, idea: idea(`A small bakery for ${who}`) });
    if (!names[0]) throw new Error(`no name for ${who}`);
    return names[0];
  });
  expect(new Set(first.map(({ name }) => name)).size).toBe(10);
  expect(new Set(first.map(({ method }) => method)).size).toBeGreaterThanOrEqual(4);
  expect(first.filter(({ method }) => method === "pair").length).toBeLessThanOrEqual(2);
});

test("names come from the idea's own things, and say which", () => {
  const whys = scoreCandidates(bakery).map(({ why }) => why);
  expect(whys.some((why) => why.includes("“bike”"))).toBe(true);
  expect(whys.some((why) => why.includes("“sourdough”"))).toBe(true);
});

test("features and audience bring words of their own", () => {
  const fields = (audience: string, features: readonly string[]) =>
    scoreCandidates({
      ...bakery,
      idea: idea("A bakery in the old town", audience),
      features,
    }).map(({ why }) => why);
  expect(fields("Surfers and sailors", []).some((why) => why.includes("“surfers”"))).toBe(true);
  expect(fields("everyone", ["live jazz music"]).some((why) => why.includes("“live jazz music”"))).toBe(true);
});

test("every trade gives six names of different make, none of them its own plain word", () => {
  for (const trade of TRADES) {
    const word = trade.words.en?.split(" ")[0] ?? "";
    const names = makeNames({
      ...bakery,
      idea: idea(`A ${word} place for people in town`),
      mood: trade.moods[0],
    });
    expect(names, trade.id).toHaveLength(6);
    expect(new Set(names.map(({ method }) => method)).size, trade.id).toBeGreaterThanOrEqual(4);
    expect(new Set(names.map(({ name }) => name[0])).size, trade.id).toBeGreaterThanOrEqual(4);
    for (const { name, why } of names) {
      expect(name).toMatch(/^[A-Z][a-z]+(?: (?:& )?[A-Z][a-z]+)?$/);
      expect(name.length).toBeLessThanOrEqual(14);
      const isPlain = name.split(/[^A-Za-z]+/).every((part) => isTradeWord(trade, part));
      expect(isPlain, `${trade.id}: ${name}`).toBe(false);
      expect(why).toMatch(/^[\p{Lu}“].*\.$/u);
    }
  }
});

describe("an idea in another language gets names that work there", () => {
  test.each([
    ["Une librairie flottante sur le canal", /^(?:la|le|les|un|une)$/],
    ["Eine Bäckerei, die Sauerteigbrot mit dem Fahrrad liefert", /^(?:der|die|das)$/],
    ["Una panadería que reparte pan de masa madre en bicicleta", /^(?:el|la|los)$/],
    ["Uma padaria que entrega pão de fermentação natural", /^(?:o|a|os)$/],
    ["Una panetteria che consegna pane a domicilio", /^(?:il|la|lo)$/],
  ])("%s", (text, article) => {
    const candidates = scoreCandidates({ ...bakery, idea: idea(text) });
    expect(candidates.length).toBeGreaterThanOrEqual(200);
    const english = candidates.filter(({ method }) => method === "phrase" || method === "compound");
    expect(english).toEqual([]);
    expect(candidates.some(({ name }) => article.test(name))).toBe(false);
  });
});

test("an idea in another script gets names in that script and Latin ones", () => {
  const names = makeNames({ ...bakery, idea: idea("一家用云南咖啡豆的精品咖啡馆") }).map(({ name }) => name);
  expect(names.filter((name) => /\p{Script=Han}/u.test(name))).toHaveLength(4);
  expect(names.filter((name) => /^[A-Z][A-Za-z &]+$/.test(name))).toHaveLength(2);
});

test("whatever the text, there are six names by known methods", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 10, maxLength: 120 }), fc.nat(), (text, seed) => {
      const names = makeNames({ ...bakery, idea: idea(text), seed });
      expect(names).toHaveLength(6);
      for (const { method } of names) expect(NAME_METHODS).toContain(method);
    }),
    { numRuns: 60 },
  );
});
