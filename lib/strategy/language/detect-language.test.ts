import { expect, test } from "vitest";
import { detectLanguage } from "./detect-language";

test.each([
  ["Escape room in a decommissioned submarine", "en"],
  ["Goat yoga in a barn", "en"],
  ["Deichschafe", "de"],
  ["Briefmarken", "de"],
  ["moebelfuesse alle", "de"],
  ["botones raros", "es"],
  ["dry ice van", "en"],
  ["bordado de farda todo mundo", "pt"],
  ["Séchoir à noix partagé", "fr"],
  ["perizia quadri ereditati, un foglio solo, se e una crosta te lo dico subito, no aste", "it"],
  ["vorrei aprire una lavanderia a gettoni con dentro un cinema piccolo", "it"],
  ["quiero abrir una lavandería con un cine pequeño dentro", "es"],
  ["Noleggio di canoe e gommoni", "it"],
  ["Location de canoës et de pédalos", "fr"],
  ["Alquiler de canoas y patines de agua", "es"],
  ["Aluguel de canoas e pranchas", "pt"],
  ["clube de xadrez amador qualquer idade", "pt"],
  ["Remendamos redes de arrasto no próprio cais, para o barco poder sair de madrugada", "pt"],
  ["Pegel-Verleih Elbe alle", "de"],
  ["Verleih von Kanus und Tretbooten", "de"],
])("%s: %s", (text, language) => {
  expect(detectLanguage(text, "en")).toBe(language);
});
