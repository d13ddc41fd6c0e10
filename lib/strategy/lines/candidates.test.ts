import { expect, it } from "vitest";
import { readBrief } from "../read-idea";
import { TRADE_LANGUAGES } from "../trade.schema";
import { candidatesOf } from "./candidates";
import { LINE_LENGTH_MAX } from "./line";
import { readSentences } from "./reading";

const textsOf = (businessIdea: string, targetAudience = "everyone") => {
  const idea = readBrief({ businessIdea, targetAudience, features: [] });
  const language = TRADE_LANGUAGES.find((code) => code === idea.language) ?? "en";
  return candidatesOf(idea, readSentences(idea, language)).map(({ text }) => text);
};

it.each([
  ["A shop that sells left shoes and right gloves", "Left shoes and right gloves"],
  ["An app that reminds you to move the car", "Reminds you to move the car"],
  ["I lost two fingers, so I design guards for band saws", "I design guards for band saws"],
  ["Gravel, sand, bark. Delivered up the stairs.", "Gravel, sand, bark"],
  ["Bell ropes, spun by hand, any length", "Bell ropes, any length"],
  ["A quiet gym. No music.", "Quiet gym. No music."],
  [
    "An app that tells which lifts are broken right now, before you leave",
    "Which lifts are broken right now",
  ],
  ["Vendo miel de azahar en la plaza", "Miel de azahar en la plaza"],
  ["Una bottega che riveste paralumi", "Riveste paralumi"],
])("%s may be cut to %j", (idea, line) => {
  expect(textsOf(idea)).toContain(line);
});

it.each([
  ["Wir holen alte Gartenmöbel ab, schleifen sie und bringen sie zurück", "Wir holen alte Gartenmöbel"],
  ["Eine App, die Wanderern zeigt, welche Hütten offen haben", "Die Wanderern zeigt"],
  ["We leave you with a swept, empty room", "We leave you with a swept"],
  [
    "We take the stove apart, number every tile, clean the channels and build it again",
    "We take the stove apart, number every tile",
  ],
  [
    "Quarries, grain stores, scrap yards and ports sell by the tonne",
    "Scrap yards and ports sell by the tonne",
  ],
  ["Tests from one hand: ladders, shelves, gates, lifts", "Tests from one hand: ladders"],
  [
    "I come to the customer, make the repair the same day",
    "I come to the customer. Make the repair the same day.",
  ],
  ["We buy unclaimed keys, match them to rooms and sell them framed", "We buy unclaimed keys"],
  ["Wir holen alte Klaviere ab und bauen daraus Möbel", "Wir holen alte Klaviere ab"],
  ["We sharpen knives from door to door in Leith", "We sharpen knives from door"],
  ["I come to your kitchen, open the post with you", "I come to your kitchen"],
  [
    "Wir fahren Sie zurück an die Stelle, an der die Urne versenkt wurde",
    "Wir fahren Sie zurück an die Stelle",
  ],
  ["Sheet music that choirs have already paid for", "Sheet music that choirs have already paid"],
])("%s is not cut to %j", (idea, line) => {
  expect(textsOf(idea)).not.toContain(line);
});

it("names whom a thing is for, but not twice", () => {
  expect(textsOf("moss", "architects")).toContain("Moss for architects");
  expect(textsOf("cat hotel", "cat owners").filter((text) => text.includes("owners"))).toEqual([]);
  expect(textsOf("wasp nests", "homeowners")).toContain("Help with wasp nests for homeowners");
});

it("has no line that is too long, and none twice", () => {
  const texts = textsOf(
    `We mend ${"old and very old ".repeat(12)}umbrellas. ${"One, two, three. ".repeat(9)}`,
  );
  expect(texts.filter((text) => text.length > LINE_LENGTH_MAX)).toEqual([]);
  expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
});
