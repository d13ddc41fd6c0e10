import { expect, test } from "vitest";
import { withNounCapitals } from "./german-nouns";

test.each([
  ["Leute fahren Bahn, und am ende gibts ein zeugnis", "Leute fahren Bahn, und am Ende gibts ein Zeugnis"],
  ["Leute fahren Bahn, ein paar bleiben", "Leute fahren Bahn, ein paar bleiben"],
  [
    "mietrecht sprechstunde im waschsalon, jeden donnerstag",
    "Mietrecht Sprechstunde im Waschsalon, jeden Donnerstag",
  ],
  // Most of them in small letters.
  [
    "Software für Vereine: mitglieder, beitrag, schlüssel",
    "Software für Vereine: Mitglieder, Beitrag, Schlüssel",
  ],
  [
    "schnapsbrennerei für quitten, schlehen und vogelbeeren",
    "Schnapsbrennerei für Quitten, Schlehen und Vogelbeeren",
  ],
  [
    "nachtzustellung von ersatzteilen in den kofferraum",
    "Nachtzustellung von Ersatzteilen in den Kofferraum",
  ],
  ["irgendwas mit digitalisierung für mittelstand", "irgendwas mit Digitalisierung für Mittelstand"],
  ["bauen treppen aus eiche und stahl", "bauen Treppen aus Eiche und Stahl"],
  ["software für orthopädieschuhmacher", "Software für Orthopädieschuhmacher"],
  ["wir vermieten gerüste und hundeleinen", "wir vermieten Gerüste und Hundeleinen"],
  ["app für schichttausch ohne WhatsApp", "App für Schichttausch ohne WhatsApp"],
])("%j becomes %j", (typed, right) => {
  expect(withNounCapitals(typed)).toBe(right);
});

test.each([
  "wir sortieren, reparieren und vergleichen günstig",
  "Kirchenorgeln stimmen, reinigen, retten",
  "natürlich praktisch, spezifisch und stressig, durchaus feierlich",
  "ich vermiete, verkaufe und repariere alles, was lebt",
  "ich bau dir, was andere würden, zu zwölft, auch sonntags",
  "wir bauen Treppen aus eiche",
])("%j stays", (text) => {
  expect(withNounCapitals(text)).toBe(text);
});
