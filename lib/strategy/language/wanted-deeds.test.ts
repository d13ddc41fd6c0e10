import { expect, test } from "vitest";
import { withDeeds } from "./wanted-deeds";

test.each([
  ["queremos alquilar colmenas a empresas", "es", "alquilamos colmenas a empresas"],
  ["Somos dos. Queremos recoger aceite usado", "es", "Somos dos. Recogemos aceite usado"],
  ["Queremos abrir una escuela", "es", "Queremos abrir una escuela"],
  ["Quiero contar historias", "es", "Quiero contar historias"],
  ["Quero ensinar capoeira", "pt", "Ensino capoeira"],
  ["queremos consertar redes", "pt", "consertamos redes"],
  ["Vorremmo noleggiare canoe", "it", "Noleggiamo canoe"],
  ["Vogliamo giocare con i nonni", "it", "Giochiamo con i nonni"],
  ["Nous voulons louer des poules", "fr", "Nous louons des poules"],
  ["Nous aimerions partager un four", "fr", "Nous partageons un four"],
  ["Die Firma übernimmt die Prüfung von Leitern", "de", "Wir übernehmen die Prüfung von Leitern"],
  ["Das Unternehmen vermietet Kräne", "de", "Wir vermieten Kräne"],
  ["Unsere Firma liefert Kies", "de", "Wir liefern Kies"],
  ["Die Firma ist alt", "de", "Die Firma ist alt"],
  ["L’entreprise assure le contrôle des grues", "fr", "Nous assurons le contrôle des grues"],
  ["La empresa fabrica válvulas", "es", "Fabricamos válvulas"],
  ["A empresa oferece cursos", "pt", "Oferecemos cursos"],
  ["L’azienda fabbrica valvole", "it", "Fabbrichiamo valvole"],
  ["We want to rent out hives", "en", "We rent out hives"],
  ["He died. I’d like to go round twice a year", "en", "He died. I go round twice a year"],
  ["I want to open a bakery", "en", "I want to open a bakery"],
  ["We hope to grow", "en", "We hope to grow"],
  ["I’m making small casks", "en", "I make small casks"],
  ["I’m opening a bakery", "en", "I’m opening a bakery"],
  ["I now match buttons by post", "en", "I match buttons by post"],
  ["I want to do this for others: take their diaries to a binder", "en", "I take their diaries to a binder"],
  [
    "Nun möchte ich Backkurse für Anfänger anbieten: kneten, warten",
    "de",
    "Backkurse für Anfänger: kneten, warten",
  ],
  ["Wir wollen alte Tänze anbieten", "de", "Alte Tänze"],
  ["Ich möchte einen Kurs anbieten", "de", "Ich möchte einen Kurs anbieten"],
  ["Ich möchte ein Café eröffnen", "de", "Ich möchte ein Café eröffnen"],
])("%s (%s): %s", (text, language, said) => {
  expect(withDeeds(text, language)).toBe(said);
});
