import { expect, test } from "vitest";
import { forWhom } from "./for-whom";
import { GRAMMARS } from "./grammar";

test.each([
  [
    "Phone coaching for people in chemotherapy who can’t taste anything",
    "Phone coaching for people in chemotherapy",
  ],
  [
    "Freelance CFO two days a month for games studios that just got an advance",
    "Freelance CFO two days a month for games studios",
  ],
  // Anybody, a purpose, and one item of several.
  ["Retreats in silence for people who lost their faith", undefined],
  ["Bike trailers by the hour for moving sofas", undefined],
  ["Trimming and first aid for donkeys, alpacas and pigs at home in the county", undefined],
])("%s", (sentence, line) => {
  expect(forWhom(sentence, GRAMMARS.en)[0]?.text).toBe(line);
});

test("in Spanish up to the clause", () => {
  expect(forWhom("Clases de cocina para viudos y divorciados que nunca frieron", GRAMMARS.es)[0]?.text).toBe(
    "Clases de cocina para viudos y divorciados",
  );
});
