import { expect, test } from "vitest";
import { withPlaceNames } from "./place-names";

test.each([
  ["en", "delivered anywhere in europe", "delivered anywhere in Europe"],
  ["en", "hop farms in kent", "hop farms in Kent"],
  ["it", "barche sul lago di garda", "barche sul lago di Garda"],
  ["it", "cani da tartufo in langa", "cani da tartufo in Langa"],
  ["pt", "bordados de castelo branco", "bordados de Castelo Branco"],
  ["es", "jubilados de oviedo y gijon", "jubilados de Oviedo y Gijón"],
  ["fr", "crêperie à paimpol", "crêperie à Paimpol"],
  ["de", "kleider für berlin", "kleider für Berlin"],
])("%s: %j becomes %j", (language, typed, right) => {
  expect(withPlaceNames(typed, language)).toBe(right);
});

test.each([
  ["fr", "appartements parisiens"],
  ["en", "china cups, turkey and chile peppers, a nice bath"],
  ["en", "parisian bread, nashville.com and berlin-style"],
  ["pt", "madeira, peru assado e porto seco"],
  ["es", "la carne argentina, quito manchas con lima"],
  ["pl", "piekarnia w berlin"],
])("%s: %j stays", (language, text) => {
  expect(withPlaceNames(text, language)).toBe(text);
});
