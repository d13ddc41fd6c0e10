import { expect, test } from "vitest";
import { findTrades, isSure, TRADES } from "./find-trades";
import { isBlocked } from "./names/is-blocked";
import { NAME_LENGTH } from "./names/is-nameable";
import { isTradeWord } from "./trade-cues";

const find = (sentence: string, heads: readonly string[] = [], language = "en") =>
  findTrades([sentence], heads, language);

test("every name that a trade lends may be used: a brand, a long word or a bad one would never be shown", () => {
  const refused = TRADES.flatMap(({ id, names }) =>
    Object.values(names ?? {}).flatMap((ofLanguage) =>
      ofLanguage
        .filter(
          ({ name }) => isBlocked(name) || name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max,
        )
        .map(({ name }) => `${id}: ${name}`),
    ),
  );
  expect(refused).toEqual([]);
});

test.each([
  ["dog biscuits", "dog"],
  ["late night ramen food truck near the hospital", "restaurant"],
  ["bookkeeping for tattoo studios", "accounting"],
  ["A choir for people who work at night", "sing"],
  ["second hand school uniforms", "fashion"],
])("%s is about %s", (idea, trade) => {
  expect(find(idea, idea.split(" ").slice(-1))[0]?.trade.id).toBe(trade);
});

test.each([
  ["Sauerteigbrot mit dem Fahrrad", "de", "bakery"],
  ["cours de natation pour adultes", "fr", "swim"],
  ["asesoría legal para inquilinos", "es", "legal"],
  ["aulas de violão para idosos", "pt", "music"],
  ["restauro di mobili antichi", "it", "interior"],
])("%s (%s) is about %s", (idea, language, trade) => {
  expect(find(idea, [], language)[0]?.trade.id).toBe(trade);
});

test.each([
  ["Wir wollen Preise senken und brauchen Platz", "de"],
  ["Wir bringen, halten und schließen", "de"],
  ["Ein Geschäft in der kleinen Gesellschaft", "de"],
  ["Nous portons tout", "fr"],
  ["Portiamo tutto dentro", "it"],
])("%s (%s): verbs and others name no trade", (idea, language) => {
  expect(find(idea, [], language)).toEqual([]);
});

test.each([
  ["Naprawa starych zegarów", "pl", "clock"],
  ["Handgjorda keramikkoppar", "sv", "ceramics"],
  ["自転車で届けるパン屋", "ja", "bakery"],
  ["儿童绘本书店", "zh", "books"],
  ["متجر عطور عربية", "ar", "beauty"],
  ["Приложение для учёта домашних растений", "ru", "garden"],
  ["मसाला चाय की दुकान", "hi", "tea"],
])("%s (%s) is about %s, though no list speaks the language", (idea, language, trade) => {
  expect(find(idea, [], language)[0]?.trade.id).toBe(trade);
});

test("a few words of another language that were taken for English are found all the same", () => {
  expect(find("Bloemenwinkel in Gent")[0]?.trade.id).toBe("flowers");
});

test("a found word is told whole", () => {
  expect(find("Пекарня у дома", [], "ru")[0]?.words).toEqual(["пекарня"]);
});

test("what is offered decides, where it stands last and where it stands first", () => {
  expect(find("パンを届ける自転車屋", [], "ja")[0]?.trade.id).toBe("bicycle");
  expect(find("مخبز ودراجة", [], "ar")[0]?.trade.id).toBe("bakery");
});

test.each([
  ["A repair shop", "repair"],
  ["A repair shop for cameras", "photography"],
  ["An app for runners", "fitness"],
  ["An app", "software"],
])("a hint decides only where nothing is named: %s is about %s", (idea, trade) => {
  expect(find(idea, idea.split(" ").slice(1, 2))[0]?.trade.id).toBe(trade);
});

test.each([
  ["I keep hives on roofs and sell the honey", "en", "illness"],
  ["Weekly notes from parish councils", "en", "faith"],
  ["Ich grabe in alten Gärten", "de", "farewell"],
])("%s (%s): no word of %s", (idea, language, trade) => {
  expect(find(idea, [], language).map((found) => found.trade.id)).not.toContain(trade);
});

test("an article that is written onto its word hides nothing", () => {
  expect(find("Une plateforme qui compte l’eau perdue", [], "fr")[0]?.trade.id).toBe("water");
});

test("photos that one sends are no trade", () => {
  const trades = find("You send me photos of the crack, and I tell you if you need to worry");
  expect(trades.map(({ trade }) => trade.id)).not.toContain("photography");
});

test("a trade’s plain words are those that head its lists, and its hints", () => {
  const bakery = TRADES.find(({ id }) => id === "bakery")!;
  const isPlain = (word: string) => isTradeWord(bakery, word);
  expect(["bakery", "boulangerie", "rye", "crumb", "wafer"].map(isPlain)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ["A bakery that delivers sourdough", true],
  ["butchers, bakers and fishmongers", false],
  ["something else entirely", false],
])("%s: sure of its trade is %s", (idea, sure) => {
  expect(isSure(find(idea))).toBe(sure);
});
