import { expect, test } from "vitest";
import { mainSentence } from "./main-sentence";

test.each([
  ["I left my bank and I want to open a place where children cook", "A place where children cook"],
  ["Ever since I fell ill I read a lot, so now I build lamps for readers", "I build lamps for readers"],
  ["Not a moving company but a service that packs up a home", "A service that packs up a home"],
  ["Because halls stand empty, we rent rooms by the hour", "We rent rooms by the hour"],
  ["Not another gym. Twelve rowing machines, one coach", "Twelve rowing machines, one coach"],
  ["What if renters could ask first?", "Renters can ask first"],
  ["Why do flowers end in a bin? We collect them", "Why do flowers end in a bin? We collect them"],
  ["Puppet repairs", "Puppet repairs"],
])("%s: the offer is %s", (text, main) => {
  expect(mainSentence(text).main).toBe(main);
});
