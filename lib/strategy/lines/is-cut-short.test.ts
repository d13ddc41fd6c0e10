import { expect, test } from "vitest";
import { readIdea } from "../read-idea";
import { isCutShort, namesOneOfMany } from "./is-cut-short";

test.each([
  [
    "Uniformes escolares de segunda mano, se lavan",
    ", se remiendan y se cambian por tallas más grandes",
    true,
  ],
  ["Je fabrique des cerfs-volants en soie et papier", ", et j’apprends aux enfants à les faire voler", false],
  ["Garde de nuit pour les bébés", ", pour que les jeunes parents dorment enfin", false],
  ["Tacos de pescado en un remolque", ", salsas de mi abuela", false],
  ["We make wooden legs", " for pianos, billiard tables and dining tables", true],
  ["Guitarras hechas con cajas", " de puros", true],
  ["In small languages like Welsh", ", Maltese and Basque", true],
  ["You find the ammonite", ", we take the rock off it", true],
  ["We drive your boat to the other end while you go", " by train", true],
  ["Modelleisenbahnen aus Nachlässen abbauen", ", schätzen und weiterverkaufen", true],
  ["Uniform swap for schools, parents drop outgrown blazers", ", we wash and mend them", true],
  ["We take apart old pianos and make desks, shelves", " and lamps out of the soundboards", true],
  ["Ramps, grab rails, wet rooms", ", stair rails", true],
  ["Bread baked at night", ", delivered before breakfast", false],
])("%s (%s): %s", (line, rest, isShort) => {
  const idea = readIdea({ businessIdea: line + rest, targetAudience: "neighbours", features: [] });
  expect(isCutShort(line, idea, "cut")).toBe(isShort);
});

test.each([
  ["Left-handed scissors", ", left-handed notebooks, left handed everything", true],
  ["An app that tells night shift workers when to sleep", ", when to eat and when to stop coffee", true],
  ["We scan old seed packets", ", herbarium sheets and farm diaries", true],
  ["Bike trailer rental for moving sofas", ", plants, kids, dogs", true],
  ["Knitting patterns from Icelandic", ", Estonian and Norwegian", true],
  ["I mend old chairs in my shed", ", cane, rush and seagrass", false],
  ["Prayer room on wheels for truck stops", ", all faiths, kettle always on", false],
])("%s (%s) is one of many: %s", (line, rest, isOne) => {
  const idea = readIdea({ businessIdea: line + rest, targetAudience: "neighbours", features: [] });
  expect(namesOneOfMany(line, idea)).toBe(isOne);
  expect(isCutShort(line, idea, "cut")).toBe(false);
});
