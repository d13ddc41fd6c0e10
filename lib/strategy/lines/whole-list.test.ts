import { describe, expect, test } from "vitest";
import { strategyOf } from "../strategy-fixture";

describe("a list stands whole in a tagline, where there is room", () => {
  test.each([
    [
      "Cooperativa de barqueiros em Manaus que leva cartas, remédios e professores às aldeias, com horário fixo mesmo na seca",
      "moradores das aldeias",
      "Cooperativa de barqueiros em Manaus que leva cartas, remédios e professores às aldeias",
    ],
    [
      "A monthly box with one knot, one length of rope and a booklet on the ship that used it. No knot is harder than a bowline.",
      "curious teenagers",
      "A monthly box with one knot, one length of rope and a booklet on the ship that used it",
    ],
    [
      "We run a fleet of three flat-bottomed barges that carry firewood, gas bottles and building sand to liveaboard boaters on the Kennet and Avon, on a published fortnightly timetable.",
      "boaters",
      "We run a fleet of three flat-bottomed barges that carry firewood, gas bottles and building sand",
    ],
    // And before the phrase that goes on behind it.
    [
      "A platform that lets tenants of farm land record soil condition, hedges and drainage on the day the lease begins, with dated photographs signed by both parties.",
      "tenant farmers and landowners",
      "A platform that lets tenants of farm land record soil condition, hedges and drainage",
    ],
  ])("%s", (idea, audience, tagline) => {
    expect(strategyOf(idea, audience).tagline).toBe(tagline);
  });

  test.each([
    ["We mend nets and sails, and sell what nobody collects within a year of the day it came in", "skippers"],
    [
      "Ein Lager für Kulissen, Kostüme und Requisiten, aus dem sich jede Schulbühne im Umkreis von hundert Kilometern bedient",
      "Schulen",
    ],
  ])("%s: nothing else is said", (idea, audience) => {
    const { tagline } = strategyOf(idea, audience);
    expect(idea.toLowerCase().startsWith(tagline.toLowerCase())).toBe(true);
    expect(tagline.length).toBeLessThan(idea.length);
  });
});

test.each([
  [
    "A phone line staffed by former judges who explain, free of charge, what a court may and may not ask of you at the first hearing",
    "people with a letter from court",
  ],
  [
    "Nous réparons les voiles et les transformons, quand elles sont trop usées, en sacs et en hamacs pour les clubs amateurs du Finistère",
    "marins",
  ],
])("%s: no line ends at an aside", (idea, audience) => {
  expect(strategyOf(idea, audience).tagline).not.toMatch(/(?:free of charge|usées)\.?$/iu);
});
