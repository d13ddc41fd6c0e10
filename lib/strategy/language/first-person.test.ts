import { expect, test } from "vitest";
import { wordsOfFirstPerson } from "./first-person";
import { tokenize } from "./tokenize";

test.each([
  ["We mend umbrellas", "en", 2],
  ["Umbrella repair", "en", 0],
  ["Wir schärfen Sensen", "de", 2],
  ["Je remets en état les horloges", "fr", 2],
  ["J’accorde les pianos", "fr", 1],
  ["Atelier de réparation", "fr", 0],
  ["Recuperamos muros de piedra seca", "es", 1],
  ["Recojo el enjambre", "es", 1],
  ["Escribo discursos de boda", "es", 1],
  ["Servicio de lectura", "es", 0],
  ["Forno comunitário da aldeia", "pt", 0],
  ["Fabrico pranchas de surf", "pt", 1],
  ["Conserto de redes", "pt", 0],
  ["Conserto redes de pesca", "pt", 1],
  ["Vendo ração de inseto", "pt", 1],
  ["Porto la spesa ai vecchi", "it", 1],
  ["Gelato artigianale per cani", "it", 0],
  ["Recupero vecchie vele", "it", 1],
])("%s (%s): %i", (text, language, count) => {
  expect(wordsOfFirstPerson(tokenize(text), language)).toBe(count);
});
