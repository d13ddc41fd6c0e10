import { describe, expect, test } from "vitest";
import { strategyOf } from "../strategy-fixture";

describe("a verb has what it needs", () => {
  test.each([
    [
      "A platform that matches retired stokers with owners of small steam launches for remote fault-finding by video, on weekdays and weekends alike. Calls are answered within 40 minutes, day or night.",
      "owners of steam launches",
      "A platform that matches retired stokers with owners of small steam launches",
    ],
    [
      "I teach boiler fitters, plumbers and meter readers to recognise the signs of domestic abuse in the homes they visit and to pass on a concern safely. The course lasts half a day.",
      "firms whose staff work inside people’s homes",
      "I teach boiler fitters, plumbers and meter readers to recognise the signs of domestic abuse",
    ],
    [
      "Unser Labor in Jena bestimmt an einem Gramm Mörtel, aus welchem Jahrhundert eine Mauer stammt, auf etwa vierzig Jahre genau. Der Befund kommt nach zehn Werktagen.",
      "Denkmalämter",
      "Unser Labor in Jena bestimmt an einem Gramm Mörtel, aus welchem Jahrhundert eine Mauer stammt",
    ],
  ])("%s", (idea, audience, tagline) => {
    expect(strategyOf(idea, audience).tagline).toBe(tagline);
  });

  test("or is no line, where there is no room", () => {
    const { tagline } = strategyOf(
      "Eine Plattform, die Höfe mit leerstehenden Ställen verbindet und verbindet auch Reiter ohne eigene Weide mit Höfen im Umkreis von vierzig Kilometern",
      "Reiter",
    );
    expect(tagline).not.toMatch(/Weide$/u);
  });
});

describe("what is of the offer leaves it first", () => {
  test.each([
    [
      "Nous enregistrons la voix des personnes atteintes de la maladie de Charcot avant qu’elles ne la perdent, à domicile, en quatre séances d’une heure. La voix de synthèse leur appartient et s’efface sur simple demande de la famille.",
      "patients et proches",
      "Nous enregistrons la voix des personnes atteintes de la maladie de Charcot",
    ],
    [
      "Recolhemos redes e cabos velhos nos portos entre Peniche e Viana do Castelo e fazemos com eles baloiços para recreios escolares. Cada peça é testada com 300 quilos e traz o nome do barco de onde veio.",
      "escolas",
      "Recolhemos redes e cabos velhos nos portos entre Peniche e Viana do Castelo",
    ],
    [
      "Wir holen ausgediente Hörgeräte in Apotheken ab, prüfen sie auf dem Messplatz und geben sie mit neuem Ohrpassstück an Menschen ohne Krankenversicherung weiter. Im ersten Jahr waren es 412 Geräte, jedes mit sechs Monaten Gewährleistung.",
      "Menschen ohne Versicherung",
      "Wir holen ausgediente Hörgeräte in Apotheken ab",
    ],
  ])("%s", (idea, audience, tagline) => {
    expect(strategyOf(idea, audience).tagline).toBe(tagline);
  });
});
