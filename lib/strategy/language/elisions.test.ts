import { expect, test } from "vitest";
import { withElisions } from "./elisions";

test.each([
  ["fr", "tapissier d ameublement", "tapissier d’ameublement"],
  ["fr", "les bassins d orage", "les bassins d’orage"],
  ["it", "la festa dell olio", "la festa dell’olio"],
])("%s: %j becomes %j", (language, typed, right) => {
  expect(withElisions(typed, language)).toBe(right);
});

test.each([
  ["fr", "vitamine d et c"],
  ["fr", "le plan d au choix"],
  ["it", "scuola di cucina all aperto".replace("all aperto", "all’aperto")],
  ["en", "vitamin d oil"],
])("%s: %j stays", (language, text) => {
  expect(withElisions(text, language)).toBe(text);
});
