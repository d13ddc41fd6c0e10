import { expect, test } from "vitest";
import { designBriefSchema } from "@/lib/model/brief.schema";
import { readIdea } from "../read-idea";
import type { TradeLanguage } from "../trade.schema";
import { lineCandidates } from "./rate-lines";

function linesOf(businessIdea: string, language: string) {
  const brief = designBriefSchema.parse({
    businessIdea,
    targetAudience: "people",
    style: "modern",
    techStack: "html",
    features: [],
  });
  return lineCandidates(readIdea(brief), language as TradeLanguage);
}

test.each([
  [
    "We move pianos, safes, statues and one time a stuffed giraffe",
    "en",
    "We move pianos, safes",
    "We move pianos and safes",
  ],
  [
    "Doposcuola in fattoria: libri, galline, orto e una merenda vera",
    "it",
    "Doposcuola in fattoria: libri, galline",
    "Doposcuola in fattoria: libri e galline",
  ],
  [
    "Storm drain adoption with named drains, a cleaning kit by mail, and text alerts before rain",
    "en",
    "Storm drain adoption with named drains, a cleaning kit by mail",
    "Storm drain adoption with named drains and a cleaning kit by mail",
  ],
  // Whole, and no list of things.
  ["Zips in tents, boots, bags", "en", "Zips in tents, boots, bags", "Zips in tents, boots, bags"],
  [
    "A reading room, with coffee, open late, for students",
    "en",
    "A reading room, with coffee",
    "A reading room, with coffee",
  ],
])("%s (%s): %s is %s", (businessIdea, language, line, closed) => {
  const texts = linesOf(businessIdea, language).candidates.map(({ text }) => text);
  expect(texts).toContain(closed);
  expect(line === closed || !texts.includes(line)).toBe(true);
});

test.each([
  ["Puts the name, the diet and the allergies on every lid of every tray", "en", "the name, the diet"],
  ["App that tells cleaners which key, which alarm code, which cat must stay", "en", "which key"],
])("no line of %s (%s) ends with %j", (businessIdea, language, end) => {
  const { candidates } = linesOf(businessIdea, language);
  expect(candidates.length).toBeGreaterThan(0);
  expect(candidates.filter(({ text }) => text.endsWith(end))).toEqual([]);
});
