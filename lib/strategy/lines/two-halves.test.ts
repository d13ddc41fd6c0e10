import { expect, test } from "vitest";
import { GRAMMARS } from "./grammar";
import { twoHalves } from "./two-halves";

test.each([
  [
    "Debt letters: you bring the unopened envelopes, we open them with you and make a plan for the year",
    "You bring the unopened envelopes. We open them with you.",
  ],
  [
    "A mobile bike repair van, I come to the office car park on Tuesdays",
    "Mobile bike repair van. I come to the office car park on Tuesdays.",
  ],
  ["You have brambles, I have 22 goats", "You have brambles. I have 22 goats."],
  // What anybody does with it, what the business only has, one thing of several, one side alone.
  ["A library of borrowed wedding dresses, you wear it", undefined],
  ["Fixing lawnmowers, I got a van", undefined],
  ["Mending dolls, I sew the eyes, the arms, all of it", undefined],
  ["We mend dolls, we sell bears", undefined],
  ["Bread, butter and jam", undefined],
])("%s", (sentence, line) => {
  expect(twoHalves([sentence], GRAMMARS.en)[0]?.text).toBe(line);
});

test("verbs that say who acts by their ending, and pronouns, in other languages", () => {
  const first = (sentence: string, language: "es" | "de") =>
    twoHalves([sentence], GRAMMARS[language])[0]?.text;
  expect(first("Churrería para bodas, llegamos a las 5 de la mañana", "es")).toBe(
    "Churrería para bodas. Llegamos a las 5 de la mañana.",
  );
  expect(first("Trauerreden ohne Kirche, ich höre zwei Stunden zu", "de")).toBe(
    "Trauerreden ohne Kirche. Ich höre zwei Stunden zu.",
  );
});
