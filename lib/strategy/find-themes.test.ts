import { expect, test } from "vitest";
import { findThemes, isSure, THEMES } from "./find-themes";
import { isBlocked } from "./names/is-blocked";
import { scoreName } from "./names/score-name";
import { THEME_LANGUAGES } from "./theme.schema";

const find = (sentence: string, heads: readonly string[] = [], language = "en") =>
  findThemes([sentence], heads, language);

test("every theme has three names and more that may be used, in every language", () => {
  const few = THEMES.flatMap(({ id, names }) =>
    THEME_LANGUAGES.flatMap((language) => {
      const refused = names[language].filter(
        (name) => isBlocked(name) || scoreName({ name, fit: 1, craft: 1 }) === null,
      );
      return names[language].length - refused.length < 3 ? [`${id} ${language}: ${refused.join(", ")}`] : [];
    }),
  );
  expect(few).toEqual([]);
});

test.each([
  ["dog biscuits", "dog"],
  ["late night ramen food truck near the hospital", "meals"],
  ["bookkeeping for tattoo studios", "accounting"],
  ["A choir for people who work at night", "sing"],
  ["second hand school uniforms", "textile"],
])("%s is about %s", (idea, theme) => {
  expect(find(idea, idea.split(" ").slice(-1))[0]?.theme.id).toBe(theme);
});

test.each([
  ["Sauerteigbrot mit dem Fahrrad", "de", "bread"],
  ["cours de natation pour adultes", "fr", "swim"],
  ["asesoría legal para inquilinos", "es", "law"],
  ["aulas de violão para idosos", "pt", "music"],
  ["restauro di mobili antichi", "it", "furniture"],
])("%s (%s) is about %s", (idea, language, theme) => {
  expect(find(idea, [], language)[0]?.theme.id).toBe(theme);
});

test("a language without themes has none", () => {
  expect(find("Naprawa starych zegarów", [], "pl")).toEqual([]);
});

test.each([
  ["A bakery that delivers sourdough", true],
  ["butchers, bakers and fishmongers", false],
  ["something else entirely", false],
])("%s: sure of its theme is %s", (idea, sure) => {
  expect(isSure(find(idea))).toBe(sure);
});
