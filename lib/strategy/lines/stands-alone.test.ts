import { expect, test } from "vitest";
import { readIdea } from "../read-idea";
import { standsAlone } from "./stands-alone";

function isSound(businessIdea: string, line: string): boolean {
  return standsAlone(line, readIdea({ businessIdea, targetAudience: "", features: [] }));
}

test.each([
  ["Stair lifts, ramps and grab rails, fitted within a week", "Stair lifts, ramps and grab rails"],
  ["We rent out looms by the month, with a weaver who sets them up", "We rent out looms by the month"],
  ["Tool hire. Four days, one price, no deposit", "Four days, one price, no deposit"],
  ["Sauce. Three peppers, all grown on our roof", "All grown on our roof"],
  ["I repair clocks and bring them back", "I repair clocks"],
])("of %s, %s may stand alone", (idea, line) => {
  expect(isSound(idea, line)).toBe(true);
});

test.each([
  // What was done to a thing that is not named.
  ["We move beehives. At night, strapped and netted, with insurance", "Strapped and netted"],
  // A verb without its subject.
  ["Software that reads gas meters and warns the landlord", "Reads gas meters"],
  // Half a list.
  ["Map makers: we survey, emboss, test with readers and install", "We survey, emboss, test with readers"],
  // Half of a fixed pair.
  ["We pack up a home, room by room", "We pack up a home, room"],
  // The reason without the offer.
  ["Because most halls stand empty, we rent them out", "Because most halls stand empty"],
  // What is shown is missing.
  ["Eine App, die Rettern zeigt, wer Dienst hat", "Eine App, die Rettern zeigt"],
  ["Because pianos are thrown away, we turn them into desks", "We turn them into desks"],
  ["A funeral home run by two sisters", "Funeral home run"],
])("of %s, %s is not enough", (idea, line) => {
  expect(isSound(idea, line)).toBe(false);
});
