import { describe, expect, test } from "vitest";
import { strategyOf } from "../strategy-fixture";

describe("a tagline that says one half leaves it to the other", () => {
  test.each([
    [
      "You send me photos and a short video of the crack, the damp patch, the sloping floor, and I tell you within a day if you need to worry. $95 flat.",
      "homeowners",
      "I tell you within a day if you need to worry",
    ],
    [
      "Bring us the diaries, ledgers and recipes you cannot read because they are in old Gothic script. Two retired archivists transcribe them line by line and send you a bound book with the original facing the typed page.",
      "families with an attic",
      "Bring us the diaries, ledgers and recipes you cannot read",
    ],
    [
      "We fly pumps out to salmon farms by drone, up to 8 kg, in twenty minutes. The alternative is a ferry, half a day and calm seas.",
      "fish farmers",
      "We fly pumps out to salmon farms by drone, up to 8 kg, in twenty minutes",
    ],
    // A beginning of the same words that is an offer.
    [
      "Last mile delivery by cargo bike. We carry parcels to shops in Ghent before nine.",
      "shops",
      "Last mile delivery by cargo bike",
    ],
    [
      "La première boulangerie ouverte la nuit à Lille, avec du pain chaud à trois heures et du café pour les infirmières. On livre aussi.",
      "infirmières",
      "La première boulangerie ouverte la nuit à Lille",
    ],
  ])("%s", (idea, audience, tagline) => {
    expect(strategyOf(idea, audience).tagline).toBe(tagline);
  });
});
