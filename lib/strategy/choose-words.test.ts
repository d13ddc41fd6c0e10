import { describe, expect, test } from "vitest";
import { type DesignBrief, designBriefSchema } from "@/lib/model/brief.schema";
import { makeStrategy } from "./make-strategy";
import type { Strategy } from "./strategy.schema";
import { TRADES } from "./trades/recognize-trade";
import { ENGLISH_TRADE_WORDS } from "./words/trades/english";
import { FRENCH_TRADE_WORDS } from "./words/trades/french";
import { GERMAN_TRADE_WORDS } from "./words/trades/german";
import { ITALIAN_TRADE_WORDS } from "./words/trades/italian";
import { PORTUGUESE_TRADE_WORDS } from "./words/trades/portuguese";
import { SPANISH_TRADE_WORDS } from "./words/trades/spanish";

function strategyOf(businessIdea: string, targetAudience: string, seed = 1): Strategy {
  const brief: DesignBrief = designBriefSchema.parse({
    businessIdea,
    targetAudience,
    style: "modern",
    techStack: "react",
    features: [],
    name: "Zyx",
  });
  return makeStrategy({ brief, seed });
}

function linesOf(strategy: Strategy): string[] {
  const { oneLiner, mission, positioning, promise, audiencePicture, boilerplate, values, voice } = strategy;
  return [
    oneLiner,
    mission,
    positioning,
    promise,
    audiencePicture,
    boilerplate,
    ...values.flatMap(({ title, text }) => [title, text]),
    ...voice.flatMap((pair) => [pair.do, pair.dont]),
  ];
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe("every line holds a word of its idea, whatever the seed chooses", () => {
  test.each([
    ["A bakery that delivers sourdough by bike in Lyon", "Busy parents", /sourdough|bakery|bike|parents/iu],
    ["Bagel cart outside the law courts", "Lawyers", /bagel|cart|lawyers/iu],
    ["AI platform for analyzing legal documents", "Law firms", /platform|legal|documents|law firms/iu],
    ["Eine Bäckerei, die Sauerteigbrot liefert", "Junge Familien", /sauerteigbrot|bäckerei|familien/iu],
    ["Une librairie flottante sur le canal", "Promeneurs", /librairie|flottante|promeneurs/iu],
    ["Alpargatas hechas a mano con yute", "Viajeras", /alpargatas|viajeras/iu],
    ["Uma padaria que entrega pão de centeio", "Moradores", /pão|padaria|moradores/iu],
    ["Gelateria ambulante su una vecchia barca", "Turisti", /gelateria|turisti/iu],
    ["夜だけ開く小さな本屋", "眠れない大人", /本屋|大人/u],
    ["一家用云南咖啡豆的精品咖啡馆", "年轻人", /咖啡|年轻人/u],
    ["제주 동백으로 만든 비건 화장품", "여성", /화장품|여성/u],
    ["مزرعة تمور عضوية", "العائلات", /مزرعة|العائلات/u],
    ["Мастерская керамики ручной работы", "Любители дома", /керамики|мастерская|любители/iu],
    ["हाथ से बुनी खादी की साड़ियाँ", "महिलाएँ", /खादी|महिलाएँ/u],
  ])("%s", (idea, audience, own) => {
    for (const seed of SEEDS)
      for (const line of linesOf(strategyOf(idea, audience, seed))) expect(line).toMatch(own);
  });
});

describe("grammar of the frames", () => {
  const all = (idea: string, audience: string) =>
    SEEDS.flatMap((seed) => linesOf(strategyOf(idea, audience, seed))).join("\n");

  test("no article in the middle is a capital, and none is missing before a kind of business", () => {
    const text = all("A capsule hotel inside a decommissioned ferry", "Backpackers");
    expect(text).not.toMatch(/(?:is|was) A\b/u);
    expect(text).toMatch(/our capsule hotel/u);
    expect(all("Bagel cart outside the law courts", "Lawyers")).not.toMatch(
      /(?:about|with|call) bagel cart/iu,
    );
  });

  test("German cases follow their prepositions", () => {
    const text = all("Mobiler Friseur für Pflegeheime", "Menschen, die nicht reisen können");
    expect(text).not.toMatch(/(?:um|für|auf) (?:der|mobiler)\s/u);
    expect(text).not.toMatch(/Everyone/u);
  });

  test("French cuts its prepositions before a vowel", () => {
    const text = all("Huile d'olive pressée à froid", "Cuisiniers");
    expect(text).not.toMatch(/\bde huile|\bde olive/iu);
  });

  test("Italian and Spanish join their preposition with the article", () => {
    expect(all("Libreria per bambini", "Famiglie")).not.toMatch(/\bdi la\b|\bdi il\b/u);
    expect(all("Librería infantil", "Familias")).toMatch(/de nuestra librería/u);
  });
});

test("taglines of one trade and one seed differ", () => {
  const goods = [
    "rye bread",
    "bagels",
    "croissants",
    "flatbread",
    "brioche",
    "rolls",
    "pretzels",
    "focaccia",
  ];
  const taglines = goods.map((thing) => strategyOf(`We bake ${thing}`, "Neighbours", 7).tagline);
  const shapes = taglines.map((tagline, index) => tagline.toLowerCase().replace(goods[index]!, "_"));
  expect(new Set(shapes).size).toBeGreaterThan(3);
});

test("every trade has three details and its worn-out words in six languages", () => {
  const tables = {
    ENGLISH_TRADE_WORDS,
    GERMAN_TRADE_WORDS,
    FRENCH_TRADE_WORDS,
    SPANISH_TRADE_WORDS,
    PORTUGUESE_TRADE_WORDS,
    ITALIAN_TRADE_WORDS,
  };
  for (const [name, table] of Object.entries(tables)) {
    for (const id of [...TRADES.map((trade) => trade.id), "general"]) {
      const words = table[id];
      expect([name, id, words?.details.length, (words?.taboos.length ?? 0) >= 2]).toEqual([
        name,
        id,
        3,
        true,
      ]);
      if (table !== ENGLISH_TRADE_WORDS) expect([name, id, words?.closers.length]).toEqual([name, id, 2]);
    }
  }
});
