import { expect, test } from "vitest";
import { readIdea } from "./read-idea";
import { sayMore } from "./say-more";

test.each([
  [
    "Lost ring finder, i come with a detector and search your lawn",
    "I come with a detector and search your lawn",
  ],
  ["Mobile shear sharpening van. I park at markets on Saturdays.", "I park at markets on Saturdays"],
  [
    "Letters opened for you. We read them together over tea. Then a plan.",
    "We read them together over tea. Then a plan",
  ],
  ["Tins of tea. The name should not sound like a hospital.", ""],
  ["Kites of silk. I was a sailor for thirty years and still sew.", ""],
  [
    "Kites of silk. Took me six years. I fly each one before it is posted.",
    "I fly each one before it is posted",
  ],
  ["Kites of silk", ""],
  [
    "Kites of silk. The tails that used to tangle stay straight.",
    "The tails that used to tangle stay straight",
  ],
  [
    "Kites of silk. Each is flown before it is posted. Two sizes, one tail. Made in Leeds all year. Five colours.",
    "Each is flown before it is posted. Two sizes, one tail. Made in Leeds all year",
  ],
  ["My neighbour took pity. Now we teach men to cook. Six evenings, six dishes.", "Six evenings, six dishes"],
  [
    "Van with water stones – kitchens and salons – ready in 20 minutes – every second Tuesday",
    "Kitchens and salons, ready in 20 minutes, every second Tuesday",
  ],
  [
    "Conserto guarda-chuvas. Bom guarda-chuva dura trinta anos. Quero também atender por correio.",
    "Bom guarda-chuva dura trinta anos",
  ],
])("%s → %s", (businessIdea, more) => {
  const idea = readIdea({ businessIdea, targetAudience: "everyone", features: [] });
  expect(sayMore(idea, idea.phrase.split(/,| –/u)[0]!).join(". ")).toBe(more);
});
