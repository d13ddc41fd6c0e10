import { expect, test } from "vitest";
import { isOwnDeed, isScene } from "./scene";

test.each([
  ["de", "Zahnlabore werfen jedes Jahr tonnenweise Gips weg"],
  ["de", "Seit mein Vater nichts mehr sieht, habe ich ihm den Markt beschrieben"],
  ["es", "Si tu camión se queda tirado, nadie piensa en la fruta"],
  ["fr", "Les photos de classe sont parties dans une inondation"],
  ["it", "Al mercato restano solo le teste"],
  ["it", "Ogni anno una stanga si spezza"],
  ["pt", "As redes velhas são deixadas na praia"],
])("%s, %s: a scene", (language, sentence) => {
  expect(isScene(sentence, language)).toBe(true);
});

test.each([
  ["en", "Church clocks, kept going by someone local"],
  ["de", "Eine App, die Almhütten zeigt, die noch frei sind"],
  ["de", "Wenn die Heizung ausfällt, kommen wir noch am selben Tag"],
  // "Praia", "Almería": no past.
  ["pt", "Remendo redes de pesca na praia mesmo"],
  ["es", "Taller de guitarras en Almería"],
  ["fr", "C’est une boulangerie sans gluten"],
  ["de", "Das ist eine Bäckerei ohne Gluten"],
  ["es", "La idea es abrir una panadería sin gluten en Vigo"],
  ["fr", "Location de vélos dans l’est lyonnais"],
  ["de", "Messer schleifen vor Ort"],
  ["de", "Jeden letzten Freitag im Monat Tanztee"],
  ["it", "Corsi di italiano per badanti"],
  ["es", "Mermelada de guayaba hecha en casa"],
  // Said of those who offer it.
  ["es", "Se hacen y afinan castañuelas de granadillo"],
  ["es", "Se alquila horno moruno por horas"],
  ["fr", "Un atelier où des femmes qui sont parties apprennent le métier"],
  ["it", "Vendo pane a chi lavora di notte"],
])("%s, %s: no scene", (language, sentence) => {
  expect(isScene(sentence, language)).toBe(false);
});

test.each([
  ["it", "Noi veniamo d’inverno, smontiamo e controlliamo", true],
  ["es", "Lo recogemos gratis en la finca", true],
  ["fr", "On sauve les papiers mouillés", true],
  ["de", "Ich habe sechzig Stück im Keller", false],
  ["de", "Ich arbeitete dort zehn Jahre lang", false],
  ["fr", "J’ai un atelier à Lyon", false],
  ["es", "Lo malo es que nadie la recoge", false],
  ["es", "Pueblo a 40 minutos de Zaragoza", false],
  ["es", "Somos dos y vivimos en Teruel", false],
])("%s, %s: a deed of one’s own, %s", (language, sentence, isOwn) => {
  expect(isOwnDeed(sentence, language)).toBe(isOwn);
});
