import { expect, test } from "vitest";
import { readIdea } from "../read-idea";
import { sayOffer } from "./say-offer";
import { saysI } from "./who-speaks";

const read = (businessIdea: string) => readIdea({ businessIdea, targetAudience: "neighbours", features: [] });

test.each([
  ["App that tells you which bins go out", "an app that tells you which bins go out", "article"],
  ["Puppet theatre in hospitals", "a puppet theatre in hospitals", "article"],
  [
    "A choir for carers in Leeds, meets Thursdays, there is cake",
    "A choir for carers in Leeds. It meets Thursdays, there is cake",
    "article",
  ],
  ["Booking software for saunas", "Booking software for saunas", "thing"],
  ["Crab pots made of willow", "Crab pots made of willow", "thing"],
  ["A bakery for dogs", "A bakery for dogs", "article"],
  [
    "Wer Schulden hat, macht keine Briefe mehr auf. Ich öffne sie mit Ihnen am Küchentisch.",
    "Wer Schulden hat, macht keine Briefe mehr auf. Ich öffne sie mit Ihnen am Küchentisch",
    "thing",
  ],
  [
    "Marre de voir les fauteuils de cinéma finir à la benne ! Nous les démontons, nous les vendons par trois.",
    "Marre de voir les fauteuils de cinéma finir à la benne. Nous les démontons, nous les vendons par trois",
    "thing",
  ],
  ["We mend umbrellas while you wait", "We mend umbrellas while you wait", "we"],
])("%s: %s", (idea, text, form) => {
  expect(sayOffer(read(idea))).toEqual({ text, form });
});

test.each([
  ["Reparo paraguas en la estación", true],
  ["Reparamos paraguas en la estación", false],
  ["Domo caballos y burros difíciles", true],
  ["Ripariamo ombrelli in stazione", false],
])("%s: said by one person, %s", (idea, isOne) => {
  const about = read(idea);
  expect(saysI(sayOffer(about), about.language)).toBe(isOne);
});
