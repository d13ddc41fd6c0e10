import { expect, test } from "vitest";
import { TRADES } from "../../trades/recognize-trade";
import { MOOD_QUALITIES, QUALITIES } from "./qualities";
import { FIELDS, LEXICON_LANGUAGES, readWords } from "./read-field";
import { MOOD_FIELDS, TRADE_FIELDS } from "./trade-fields";

const known = new Set(FIELDS.map(({ id }) => id));

test("thousands of words in small letters a to z, the others with their meaning", () => {
  const words = FIELDS.flatMap((field) => field.words);
  expect(words.length).toBeGreaterThan(6_000);
  for (const { text, language, gloss, isPlain } of words) {
    expect(text).toMatch(/^[a-z]{2,12}$/);
    if (language !== "en") expect(gloss, text).not.toBe("");
    if (isPlain) expect(text.length).toBeLessThanOrEqual(8);
  }
});

test("every field has many words in each of the six languages", () => {
  for (const { id, words } of FIELDS)
    for (const code of LEXICON_LANGUAGES)
      expect(
        words.filter(({ language }) => language === code).length,
        `${id} ${code}`,
      ).toBeGreaterThanOrEqual(10);
});

test("the halves of a compound do not meet in one letter", () => {
  const compounds = FIELDS.flatMap(({ words }) => words).flatMap(({ parts }) => (parts ? [parts] : []));
  expect(compounds.length).toBeGreaterThan(500);
  for (const [first, second] of compounds) expect(first.at(-1), first + second).not.toBe(second[0]);
});

test("no field names a word twice in a language", () => {
  for (const { id, words } of FIELDS) {
    const keys = words.map(({ text, language }) => `${language} ${text}`);
    expect(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      id,
    ).toEqual([]);
  }
});

test("cues are folded and there are some in every language", () => {
  for (const { id, cues } of FIELDS) {
    for (const list of Object.values(cues)) {
      expect(list.length, id).toBeGreaterThan(0);
      for (const cue of list) expect(cue, id).toMatch(/^[a-z0-9-]{2,}$/);
    }
  }
});

test("trades and moods lend fields that exist; every trade lends one", () => {
  for (const ids of [...Object.values(TRADE_FIELDS), ...Object.values(MOOD_FIELDS)]) {
    for (const id of ids.split(" ")) expect(known.has(id), id).toBe(true);
  }
  expect(TRADES.filter(({ id }) => !(id in TRADE_FIELDS))).toEqual([]);
});

test("every picture of a quality has a meaning, every mood qualities", () => {
  for (const { id, images } of QUALITIES) {
    for (const { text, gloss } of readWords(images, "en")) expect(gloss, `${id}: ${text}`).not.toBe("");
  }
  const ids = new Set(QUALITIES.map(({ id }) => id));
  for (const id of Object.values(MOOD_QUALITIES).flat()) expect(ids.has(id), id).toBe(true);
});
