import { expect, test } from "vitest";
import { ACTS, findThemes, rulingActs, THEMES } from "./find-themes";
import { isBlocked } from "./names/is-blocked";
import { scoreName } from "./names/score-name";
import { THEME_LANGUAGES } from "./theme.schema";

const find = (sentence: string, heads: readonly string[] = [], language = "en") =>
  findThemes([sentence], heads, language);

test("every line has two to nine words, in plain letters and marks", () => {
  const lines = [...ACTS, ...THEMES].flatMap(({ lines = {} }) => Object.values(lines).flat());
  const odd = lines.filter(
    (line) => !/^\p{Lu}[\p{L}\d’,.?&:-]*(?: [\p{L}\d’,.?:&-]+){1,8}$/u.test(line) || /[,:;-]$/u.test(line),
  );
  expect(odd).toEqual([]);
});

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

test("every theme says what such a business does", () => {
  const known = new Set(ACTS.map(({ id }) => id));
  expect(THEMES.filter(({ act }) => !known.has(act))).toEqual([]);
});

test.each([
  ["dog biscuits", "dog"],
  ["late night ramen food truck near the hospital", "meals"],
  ["bookkeeping for tattoo studios", "accounting"],
  ["A choir for people who work at night", "sing"],
  ["second hand school uniforms", "textile"],
])("%s is about %s", (idea, theme) => {
  expect(find(idea, idea.split(" ").slice(-1)).themes[0]?.entry.id).toBe(theme);
});

test.each([
  ["Sauerteigbrot mit dem Fahrrad", "de", "bread"],
  ["cours de natation pour adultes", "fr", "swim"],
  ["asesoría legal para inquilinos", "es", "law"],
  ["aulas de violão para idosos", "pt", "music"],
  ["restauro di mobili antichi", "it", "furniture"],
])("%s (%s) is about %s", (idea, language, theme) => {
  expect(find(idea, [], language).themes[0]?.entry.id).toBe(theme);
});

test.each([
  ["we restore church organs", "repair"],
  ["rental of wedding dresses", "rent"],
  ["an app that finds free parking", "tool"],
  ["a bakery on a boat", "food"],
  ["something else entirely", "any"],
])("%s: %s", (idea, act) => {
  expect(rulingActs(find(idea))[0]?.id).toBe(act);
});

test("a language without themes has the act of any business", () => {
  const found = find("Naprawa starych zegarów", [], "pl");
  expect(found.themes).toEqual([]);
  expect(rulingActs(found).map(({ id }) => id)).toEqual(["any"]);
});
