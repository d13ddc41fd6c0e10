import { expect, test } from "vitest";
import { isGraveMatter, withoutOwnLoss } from "./is-grave";

test.each([
  ["A phone line for farmers whose herd was culled", "en", true],
  ["We clear the flat after somebody died", "en", true],
  ["Know which cron jobs silently died last night", "en", false],
  ["A shop for when your phone battery dies", "en", false],
  ["A microphone that tells when the bees are hungry or sick", "en", false],
  ["Acompaño a familias que buscan a un desaparecido", "es", true],
  ["I turn orphaned tram seats into chairs", "en", false],
  ["Summer camps for orphaned teenagers", "en", true],
  ["My husband drowned off the point", "en", true],
  ["Firms drowned in paperwork", "en", false],
  ["Cinco mães perderam filhos na minha rua", "pt", true],
  ["Equipo para madres buscadoras", "es", true],
  ["Warm soup", "en", false],
  ["We sit with people in the last nights of their life", "en", true],
  ["Wir begleiten Menschen in den letzten Tagen ihres Lebens", "de", true],
  ["In the last days of summer", "en", false],
  ["Association qui accompagne les parents après la perte d’un bébé", "fr", true],
  ["Sportello per chi è finito in mano agli usurai", "it", true],
  ["Sportello gratuito per chi gioca e ha perso tutto", "it", true],
  ["Padres que han perdido un bebé", "es", true],
  ["Eltern, die ihr Kind kurz nach der Geburt verloren haben", "de", true],
  ["Nous entretenons les tombes des familles", "fr", true],
  ["La voiture tombe en panne", "fr", false],
  ["An app for bus drivers: who is ill today", "en", false],
  ["Meals for seriously ill people", "en", true],
  ["A kiln bought from a bankrupt school", "en", false],
  ["Reden für Trauernde", "de", true],
  ["Courses de chevaux", "fr", false],
  ["Les familles d’un enfant mort-né", "fr", true],
  ["Un groupe de parole sur la fécondation in vitro", "fr", true],
  ["Fotografias de bebés natimortos", "pt", true],
  ["Moldes das mãos de bebés que não vão sobreviver", "pt", true],
  ["Casts of the hands of babies who will not survive", "en", true],
  ["Seedlings that will not survive the frost", "en", false],
  ["Listening to couples between two rounds of IVF", "en", true],
  ["Ein Glas in vitro gezogener Orchideen", "de", false],
  ["Barfußschuhe, und wenn der Fuß wächst, kriegt man die nächste Größe", "de", false],
  ["Ein Archiv für Briefe aus dem Krieg", "de", true],
  ["Asociación que identifica a familiares en fosas comunes", "es", true],
  ["Acompañamos a mujeres que denuncian a su pareja", "es", true],
  ["Nous relisons avec elles l’ordonnance de protection", "fr", true],
  ["Partilhas para emigrantes que perderam um familiar", "pt", true],
  ["Uma linha de apoio a pessoas endividadas", "pt", true],
  ["My dad left us 31,000 in debts nobody knew about", "en", true],
  ["A tool that finds technical debt in old code", "en", false],
  ["Grupos para quien pasa por la fecundación in vitro", "es", true],
])("%s (%s): %s", (text, language, isGrave) => {
  expect(isGraveMatter(text, language)).toBe(isGrave);
});

test.each([
  ["When he died nobody took over the clocks", "en", false],
  ["My father died and left three sheds; I clear the workshop of a dead man", "en", true],
  ["My son died. I make small headstones", "en", true],
  ["À sa mort le club m’a confié deux cents carnets", "fr", false],
  ["Murió en enero y las cajas son mías", "es", false],
  ["Nach seinem Tod fanden wir die Formen", "de", false],
])("the death that a story begins with: %s (%s): %s", (text, language, isGrave) => {
  expect(isGraveMatter(withoutOwnLoss(text), language)).toBe(isGrave);
});
