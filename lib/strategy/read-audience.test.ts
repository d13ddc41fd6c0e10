import { expect, test } from "vitest";
import { readAudience } from "./read-audience";

test.each([
  ["landowners, churchyards, railway societies", "en", "landowners, churchyards and railway societies"],
  // What is thrown in is no group of its own.
  ["men over 60, on their own", "en", "men over 60"],
  ["people who have lost an eye, and parents", "en", "parents, and people who have lost an eye"],
  ["private Bauherren, nur Wochenende", "de", "private Bauherren"],
  ["men with shaky hands, wives", "en", "wives and men with shaky hands"],
  ["rowing clubs, mostly older women", "en", "rowing clubs"],
  ["hobby brewers, 2 to 40 litres", "en", "hobby brewers"],
  ["kids 10-15, scouts, worried parents", "en", "kids, scouts and worried parents"],
  ["25-40, bored office people", "en", "bored office people"],
  // As many groups as fit, and none of them in half.
  [
    "dairies, taverns within fifty miles of the farm, walkers passing the gate",
    "en",
    "dairies and taverns within fifty miles of the farm",
  ],
  [
    "Danish, Dutch and Polish makers selling into other countries by post",
    "en",
    "Danish, Dutch and Polish makers",
  ],
  ["people who moved away from where their parents were once buried", "en", ""],
  ["maires, écoles de musique", "fr", "les maires et les écoles de musique"],
  ["personnes aveugles ou malvoyantes", "fr", "les personnes aveugles ou malvoyantes"],
  [
    "Menschen, denen die Rechnungen über den Kopf wachsen",
    "de",
    "Menschen, denen die Rechnungen über den Kopf wachsen",
  ],
  ["casernes rurales, SDIS", "fr", "les casernes rurales"],
  ["foyers urbains de Rennes, Nantes et Paris", "fr", "foyers urbains de Rennes, Nantes et Paris"],
  ["yacht owners, Falmouth", "en", "yacht owners"],
  ["small firms, Parisians", "en", "small firms and Parisians"],
  ["cancer patients and the friends who want to send something useful", "en", "cancer patients"],
  ["commuters who are tired of buying a new one", "en", "commuters"],
  [
    "quem trabalha no centro de São Paulo e saiu de casa sem olhar o céu",
    "pt",
    "quem trabalha no centro de São Paulo",
  ],
  [
    "familles qui viennent de perdre leur mamie, ou qui préfèrent ne pas attendre",
    "fr",
    "les familles qui viennent de perdre leur mamie",
  ],
])("%s (%s): %s", (audience, language, read) => {
  expect(readAudience(audience, language).near).toBe(read);
});

test.each([
  // Nothing is cut, and what is thrown in stays where it was.
  ["rowing clubs, mostly older women", "en", "rowing clubs, mostly older women"],
  ["show secretaries, most of them over sixty", "en", "show secretaries, most of them over sixty"],
  [
    "people who bought coins in 2021 and are afraid to look",
    "en",
    "people who bought coins in 2021 and are afraid to look",
  ],
  ["makers and menders of boats, harbour masters", "en", "makers and menders of boats, and harbour masters"],
  [
    "Éleveurs et exploitants isolés, leurs conjoints",
    "fr",
    "les éleveurs et les exploitants isolés, et leurs conjoints",
  ],
  [
    "single parents, couples on shifts, around Doncaster",
    "en",
    "single parents and couples on shifts, around Doncaster",
  ],
  ["trustees of chapels; organists", "en", "trustees of chapels and organists"],
  ["primary school teachers, ages 6 to 10", "en", "primary school teachers"],
  [
    "utilisateurs de vélo cargo en Alsace et en Lorraine",
    "fr",
    "les utilisateurs de vélo cargo en Alsace et en Lorraine",
  ],
  [
    "particuliers qui achètent ou héritent, et notaires pressés",
    "fr",
    "les particuliers qui achètent ou héritent, et les notaires pressés",
  ],
  ["urbanitas cansados, hijos de ganaderos", "es", "urbanitas cansados e hijos de ganaderos"],
  ["services de néonatalogie, sages-femmes", "fr", "les services de néonatalogie et les sages-femmes"],
])("%s (%s), whole: %s", (audience, language, whole) => {
  expect(readAudience(audience, language).whole).toBe(whole);
});

test("an audience that no sentence has room for is said in short alone", () => {
  const many = Array.from({ length: 30 }, (_, index) => `owners of house ${index}`).join(", ");
  expect(readAudience(many, "en").whole).toBe("");
});
