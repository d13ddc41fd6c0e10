import { expect, test } from "vitest";
import { readIdea } from "../read-idea";
import { isHurtful } from "./is-hurtful";

const of = (businessIdea: string, targetAudience = "people") =>
  readIdea({ businessIdea, targetAudience, features: [] });

test.each([
  ["Stairwell", "A flat to try out before one comes home in a wheelchair", true],
  ["Stairwell", "A flat above the bakery", false],
  ["Lookout", "Audio guides for blind people", true],
  ["Lookout", "Blinds for attic windows", false],
  ["Barrel", "A choir for people in recovery from alcohol, sober nights out", true],
  ["Weggang", "Fahrräder für Menschen im Rollstuhl", false],
  ["Laufgut", "Fahrräder für Menschen im Rollstuhl", true],
])("%s for %s: %s", (name, idea, hurts) => {
  expect(isHurtful(name, of(idea))).toBe(hurts);
});
