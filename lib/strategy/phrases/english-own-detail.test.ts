import { expect, test } from "vitest";
import { englishOwnDetail } from "./english-own-detail";

test.each([
  ["drone inspection of wind turbines with crack detection", "drone inspection", "the crack detection"],
  ["hiking boots made of cactus leather", "hiking boots", "the cactus leather"],
  ["ice cream from goat milk", "ice cream", "the goat milk"],
  ["cleaning products delivered by cargo bike in Lisbon", "cleaning products", "the cargo bike"],
  ["a festival of silent films with live piano", "festival of silent films", "the live piano"],
  ["tutoring in physics by PhD students", "tutoring", null],
  ["meal kit for people with celiac disease", "meal kit", null],
  ["an e-mail client with no notifications", "e-mail client", null],
  ["mentoring by the hour", "mentoring", null],
  ["letters from Lisbon", "letters", null],
  ["books of poetry", "books", null],
])("%s", (phrase, topic, expected) => {
  expect(englishOwnDetail({ phrase, topic })).toBe(expected);
});
