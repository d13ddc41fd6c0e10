import { describe, expect, it } from "vitest";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { makeStrategy } from "../make-strategy";
import { applyDraft } from "./apply-draft";
import { carryWords } from "./carry-words";
import { bakeryBrief, goodDraft } from "./draft-fixture";

const SEED = 7;
const byModel = (brief: DesignBrief) => {
  const strategy = makeStrategy({ brief, seed: SEED });
  const verdict = applyDraft({ brief, strategy, draft: goodDraft });
  if (verdict.kind !== "used") throw new Error(verdict.kind);
  return { brief, strategy: verdict.strategy };
};
const base = byModel(bakeryBrief);
const carry = (brief: DesignBrief, from = base) =>
  carryWords({ base: from, brief, builtIn: makeStrategy({ brief, seed: SEED }) });

describe("a model's words stay", () => {
  it("when nothing changed", () => {
    expect(carry(bakeryBrief)).toEqual(base.strategy);
  });

  it("when one sentence is edited", () => {
    const tagline = "Bread, early";
    expect(carry({ ...bakeryBrief, choices: { words: { tagline } } })).toEqual({ ...base.strategy, tagline });
  });

  it("under a name that the customer picked among the six", () => {
    const strategy = carry({ ...bakeryBrief, name: "Pedalina" });
    expect(strategy).toMatchObject({ name: "Pedalina", slug: "pedalina", nameSource: "customer" });
    expect(strategy.oneLiner).toBe(base.strategy.oneLiner.replace("Loafwheel", "Pedalina"));
    expect(strategy.nameIdeas.map(({ name }) => name)).toEqual([
      "Pedalina",
      ...base.strategy.nameIdeas.map(({ name }) => name).filter((name) => name !== "Pedalina"),
    ]);
    const { colorMood, typeVoice, personality } = base.strategy;
    expect(strategy).toMatchObject({ colorMood, typeVoice, personality });
  });

  it("under a new name when names are made again", () => {
    const brief: DesignBrief = { ...bakeryBrief, choices: { seeds: { name: 99 } } };
    const strategy = carry(brief);
    const { name, nameIdeas } = makeStrategy({ brief, seed: SEED });
    expect(strategy).toMatchObject({ name, nameIdeas });
    expect(strategy.mission).toBe(base.strategy.mission);
    expect(strategy.boilerplate).not.toContain("Loafwheel");
  });
});

it("a sentence that is no longer edited is the built-in one", () => {
  const edited = byModel({ ...bakeryBrief, choices: { words: { tagline: "Bread, early" } } });
  expect(carry(bakeryBrief, edited).tagline).toBe(makeStrategy({ brief: bakeryBrief, seed: SEED }).tagline);
});
