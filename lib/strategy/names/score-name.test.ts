import { expect, test } from "vitest";
import { scoreForm, scoreName } from "./score-name";

const draft = { name: "Levain", method: "real word" as const, fit: 0.8, craft: 0.8 };

test("a name of four to ten letters has a score from 0 to 1", () => {
  const score = scoreName(draft);
  expect(score).toBeGreaterThan(0.5);
  expect(score).toBeLessThanOrEqual(1);
  expect(scoreName({ ...draft, name: "Rye" })).toBeNull();
  expect(scoreName({ ...draft, name: "Kaleidoscopes" })).toBeNull();
});

test("what plainly fits stands before what is merely well made", () => {
  const fitting = scoreName({ ...draft, fit: 1, craft: 0.4 });
  const made = scoreName({ ...draft, fit: 0.3, craft: 0.9 });
  expect(fitting).toBeGreaterThan(made ?? 1);
});

test("two syllables and open vowels sound better than a heap of consonants", () => {
  expect(scoreForm("levain")).toBeGreaterThan(scoreForm("strengths"));
});
