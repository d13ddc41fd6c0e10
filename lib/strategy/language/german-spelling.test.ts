import { expect, test } from "vitest";
import { spellGerman } from "./german-spelling";

test.each([
  ["Nachhilfe fuer Schueler in Koeln", "Nachhilfe für Schüler in Köln"],
  ["Treppenlift, Rueckkauf von Geraeten", "Treppenlift, Rückkauf von Geräten"],
  ["Neue Matten fuer Blues und Poesie", "Neue Matten für Blues und Poesie"],
  ["Eine App wo Nachbarn ihre Zucchini und so loswerden", "Eine App, wo Nachbarn ihre Zucchini loswerden"],
  ["moebelfuesse", "Möbelfüße"],
  ["2 kleinbusse, 8 doerfer", "2 Kleinbusse, 8 Dörfer"],
  ["Das is jetz nich teuer", "Das ist jetzt nicht teuer"],
  ["Leihoma f. Schichtarbeiter", "Leihoma für Schichtarbeiter"],
  ["billiger wie im Baumarkt", "billiger als im Baumarkt"],
  ["Ich würd die vermieten", "Ich würde die vermieten"],
  ["maibaum bewachung und pausenbrot abo", "Maibaum-Bewachung und Pausenbrot-Abo"],
  ["hilfe für kinder auf dem bauernhof, mit eseln", "Hilfe für Kinder auf dem Bauernhof, mit Eseln"],
  [
    "wir bauen anhänger für kajaks damit man zum see kommt",
    "wir bauen Anhänger für Kajaks, damit man zum See kommt",
  ],
])("%s: with its umlauts, capitals and commas", (written, right) => {
  expect(spellGerman(written)).toBe(right);
});

test.each([
  "Michael baut Duellpistolen",
  "Steuererklärung für Neuankömmlinge",
  "Abenteuer am Feuer",
  "Wartung Aufzug",
])("%s: stays", (text) => {
  expect(spellGerman(text)).toBe(text);
});
