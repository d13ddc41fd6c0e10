import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "@/lib/model/random";
import { drawSeed } from "@/test-support/draw-seed";
import { recombinedBrief } from "@/test-support/recombined-briefs";
import { ELISION, TRADES } from "../find-trades";
import { fold } from "../language/fold";
import { tokenize } from "../language/tokenize";
import lists from "../names.json";
import { readIdea } from "../read-idea";
import { TRADE_LANGUAGES } from "../trade.schema";
import { findCue, isTradeWord } from "../trade-cues";
import { isBlocked } from "./is-blocked";
import { makeNames, scoreCandidates } from "./make-names";
import { NAME_METHODS } from "./name-draft";

const idea = (businessIdea: string, targetAudience = "everyone") =>
  readIdea({ businessIdea, targetAudience, features: [] });
const bakery = {
  idea: idea("A bakery that delivers sourdough by bike"),
  features: [],
  seed: 3,
} as const;

test("every candidate may be used, and none stands twice", () => {
  const names = scoreCandidates(bakery).map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(12);
  expect(names.filter(isBlocked)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("the same idea and seed give the same names, another seed another first name", () => {
  expect(makeNames(bakery)).toEqual(makeNames(bakery));
  const first = Array.from({ length: 24 }, (_, seed) => makeNames({ ...bakery, seed })[0]?.name);
  expect(new Set(first).size).toBeGreaterThanOrEqual(2);
});

test("names are words that people know, never a person, a pair or a word of another language", () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    for (const { name, method } of makeNames({ ...bakery, seed })) {
      expect(name).toMatch(/^[A-Z][a-z]{3,9}$/);
      expect(NAME_METHODS).toContain(method);
    }
  }
});

test("a name that readers took for harm is shown only where six others are wanting", () => {
  const read = idea("We print postcards and maps for tourists in a van");
  const candidates = scoreCandidates({ ...bakery, idea: read });
  const harmless = candidates.filter(({ rating }) => rating >= 0).map(({ name }) => name);
  expect(harmless.length).toBeGreaterThanOrEqual(6);
  for (const { name } of makeNames({ ...bakery, idea: read })) expect(harmless).toContain(name);
});

test("a thing of the idea is joined with what the business has or does", () => {
  const names = scoreCandidates({ ...bakery, idea: idea("We recalibrate pressure gauges for factories") });
  expect(names.filter(({ method }) => method === "compound").map(({ name }) => name)).toContain("Gaugemark");
});

test("a word of the idea’s own world that is a name comes first", () => {
  const sticks = idea("Walking sticks carved from storm-felled ash, yew and blackthorn");
  const names = [1, 2, 3].map((seed) => makeNames({ ...bakery, idea: sticks, seed })[0]?.name);
  expect(names).toEqual(["Blackthorn", "Blackthorn", "Blackthorn"]);
});

test("a word of the idea that is the plain word of its trade is no name", () => {
  const accordions = idea("Wir restaurieren Akkordeons");
  const names = scoreCandidates({ ...bakery, idea: accordions }).map(({ name }) => name);
  expect(names).toContain("Blasebalg");
  expect(names).not.toContain("Akkordeon");
});

test("readers’ favourite among the names for any business does not lead most of them, but where the matter is grave it does", () => {
  const most = (text: string) => {
    const leads = Array.from({ length: 60 }, (_, seed) =>
      makeNames({ ...bakery, idea: idea(text), seed }),
    ).map(([first]) => first?.name);
    return Math.max(...leads.map((name) => leads.filter((other) => other === name).length));
  };
  expect(most("Una scuola per fare telescopi per bambini")).toBeLessThan(30);
  expect(most("A helpline for people in debt")).toBeGreaterThan(30);
});

test("names come from the idea's own things, and say which", () => {
  const whys = scoreCandidates(bakery).map(({ why }) => why);
  expect(whys.some((why) => why.includes("“bakery”"))).toBe(true);
});

test("a name that is for some things only is given to an idea that says one of them", () => {
  const random = seededRandom(drawSeed(), "names-said");
  for (let index = 0; index < 200; index++) {
    const { businessIdea, targetAudience } = recombinedBrief(random, index);
    const read = idea(businessIdea, targetAudience);
    const language = TRADE_LANGUAGES.find((code) => code === read.language);
    const said = tokenize(read.text).map(({ text }) => fold(text.replace(ELISION, "")));
    for (const { name, method } of makeNames({ ...bakery, idea: read })) {
      if (!language || method !== "real word") continue;
      const lent = TRADES.flatMap(({ names }) => names?.[language] ?? []);
      const entries = [...lent, ...lists.matters[language]].filter((one) => one.name === name);
      const isSaid = entries.some(({ when }) => when === undefined || findCue(when, said, language) >= 0);
      expect(isSaid, `${name}: ${businessIdea}`).toBe(true);
    }
  }
});

test.each([
  ["piano moving", /^(?:Fretboard|Tuningfork)$/],
  ["Mobile sharpening for hairdressers", /^(?:Pegboard|Anvil)$/],
  ["Tea from an old hatch", /^(?:Whisky|Crema)$/],
])("%s has no name that is for something else", (text, other) => {
  for (const seed of [1, 2, 3, 4, 5])
    for (const { name } of makeNames({ ...bakery, idea: idea(text), seed })) expect(name).not.toMatch(other);
});

test.each([
  ["Custom orthopedic saddles for horses with odd backs", "Stirrup"],
  ["I re-tip pool cues in the back room", "Rematch"],
])("%s: a trade that is only mentioned lends a name to the thing itself", (text, name) => {
  expect(scoreCandidates({ ...bakery, idea: idea(text) }).map((one) => one.name)).toContain(name);
});

test("the word that a name goes with puts it before those of the trade at large", () => {
  for (const seed of [1, 2, 3])
    expect(makeNames({ ...bakery, idea: idea("Mobile sharpening of scissors"), seed })[0]?.name).toBe(
      "Whetstone",
    );
});

test.each(TRADE_LANGUAGES)(
  "%s: names for any business are enough where a trade refuses two of them",
  (language) => {
    for (const list of [lists["any-business"].usual, lists["any-business"].quiet]) {
      const bare = list[language].filter((entry) => !("when" in entry));
      expect(bare.filter(({ name }) => !isBlocked(name)).length).toBeGreaterThanOrEqual(8);
    }
  },
);

test("every trade gives six names, none of them its own plain word", () => {
  for (const trade of TRADES) {
    const word = trade.cues.en.split(" ")[0]?.replace(/[*?_]/gu, " ").trim() ?? "";
    const names = makeNames({
      ...bakery,
      idea: idea(`A ${word} place for people in town`),
    });
    expect(names, trade.id).toHaveLength(6);
    for (const { name, why } of names) {
      expect(isTradeWord(trade, name.toLowerCase()), `${trade.id}: ${name}`).toBe(false);
      expect(why).toMatch(/^[\p{Lu}“].*\.$/u);
    }
  }
});

describe("an idea in another language gets names of that language", () => {
  test.each([
    ["Une librairie flottante sur le canal", /^(?:la|le|les|un|une)$/],
    ["Eine Bäckerei, die Sauerteigbrot mit dem Fahrrad liefert", /^(?:der|die|das)$/],
    ["Una panadería que reparte pan de masa madre en bicicleta", /^(?:el|la|los)$/],
    ["Uma padaria que entrega pão de fermentação natural", /^(?:o|a|os)$/],
    ["Una panetteria che consegna pane a domicilio", /^(?:il|la|lo)$/],
  ])("%s", (text, article) => {
    const candidates = scoreCandidates({ ...bakery, idea: idea(text) });
    expect(candidates.length).toBeGreaterThanOrEqual(8);
    expect(candidates.some(({ name }) => article.test(name))).toBe(false);
  });
});

test("an idea in another script gets names in that script and Latin ones", () => {
  const names = makeNames({ ...bakery, idea: idea("一家用云南咖啡豆的精品咖啡馆") }).map(({ name }) => name);
  expect(names.filter((name) => /\p{Script=Han}/u.test(name))).toHaveLength(4);
  expect(names.filter((name) => /^[A-Z][a-z]+$/.test(name))).toHaveLength(2);
});

test("grave matters get quiet names in every language", () => {
  const merry = /risus|hilar|popcorn|jester|confetti|merry|carnival|marzipan|bonbon|rumpus/iu;
  for (const text of [
    "Children's hospice with a garden and a music room",
    "A funeral home run by two sisters",
    "Pompes funèbres écologiques en Bretagne",
    "Bestattungen im Wald, persönlich begleitet",
    "小さな葬儀を手伝う会社",
  ]) {
    for (const seed of [1, 2, 3]) {
      const names = makeNames({ ...bakery, idea: idea(text), seed });
      expect(names).toHaveLength(6);
      for (const { name } of names) expect(name).not.toMatch(merry);
    }
  }
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
