import { describe, expect, test } from "vitest";
import { strategyOf } from "../strategy-fixture";

describe("no line ends before what it says is limited, answered or counted up", () => {
  test.each([
    [
      "Sou notário reformado e ajudo emigrantes a regularizar heranças paradas há mais de dez anos. Reúno certidões, localizo herdeiros e só cobro, com um teto de 1.800 euros, quando o registo fica concluído.",
      "emigrantes",
      /só cobro\.?$/u,
    ],
    [
      "Ich schleife Kufen in einem umgebauten Postauto und fahre jede Woche sieben Eishallen an. Jedes Paar bekommt eine Karte mit Hohlschliff und Restmaterial, und wer abends abgibt, läuft am nächsten Morgen wieder.",
      "Eissportvereine",
      /abgibt$/u,
    ],
    [
      "Une association qui accompagne les parents d’un enfant prématuré dans les six semaines qui suivent : dossiers, congé, premiers mots à dire aux aînés.",
      "parents",
      /semaines$/u,
    ],
    [
      "A rota and kit store shared by nine theatre groups in Ballarat, covering lights, flats, wigs, swords, thrones and 2,100 costumes from every century. Each group pays by seats sold.",
      "theatre groups",
      /lights$/u,
    ],
    [
      "We run a debt desk inside three hospital wards in the north-east of England. A qualified adviser sits with the patient for one hour, writes to every creditor the same week and asks for a freeze.",
      "patients",
      /^Writes/u,
    ],
    [
      "A subscription for small choirs that supplies legally licensed, large-print sheet music for 24 songs a year, on matt cream paper that lies flat on a music stand.",
      "choirs",
      /licensed$/u,
    ],
    [
      "Fazemos consertos de redes de pesca e covos em Peniche com prazo de quarenta e oito horas, numa oficina em que três mestres ensinam seis aprendizes pagos. Cada peça sai com etiqueta de quem a coseu.",
      "armadores",
      /quarenta$/u,
    ],
    [
      "Wir reinigen und prüfen Kletterseile, Gurte und Helme von Feuerwehren und Bergwachten nach Herstellervorgabe. Jedes Teil bekommt einen Chip mit Prüfdatum.",
      "Rettungskräfte",
      /Kletterseile\./u,
    ],
    [
      "Alugamos barracas desmontáveis, balanças aferidas e pias com água corrente para feiras no sertão. A prefeitura paga por feira realizada, e montamos tudo entre as duas e as cinco da manhã.",
      "prefeituras",
      /\. E montamos/u,
    ],
    [
      "Une plateforme qui aide les imprimeries de moins de dix salariés à vendre leurs chutes de papier, triées par grammage et par format, aux écoles et aux relieurs.",
      "imprimeurs",
      /dix$/u,
    ],
    [
      "Eine Plattform, auf der freiwillige Feuerwehren gebrauchte Schutzkleidung, Schläuche und Atemschutzgeräte mit vollständigem Prüfnachweis weitergeben. Angebote ohne Prüfdatum werden nicht veröffentlicht.",
      "Feuerwehren",
      /Schutzkleidung$/u,
    ],
    [
      "Förderverein, 63 Mitglieder, wir wollen die alte Gierseilfähre an der Mulde von Hand am Laufen halten, Mai bis Oktober, nur am Wochenende",
      "Radfahrer",
      /von Hand$/u,
    ],
    [
      "Una plataforma que permite a las bibliotecas populares del interior de Córdoba prestarse libros entre sí usando los ómnibus de línea. Cada ejemplar viaja en una bolsa numerada.",
      "lectores",
      /interior$/u,
    ],
    [
      "A platform that lets pharmacies within 30 miles of each other swap stock that expires in under five months. Controlled drugs and anything refrigerated are excluded.",
      "pharmacists",
      /excluded$/u,
    ],
    [
      "Una piattaforma che mette in turno le barche da lavoro della laguna che viaggiano vuote al ritorno. Per ora funziona con nove barche e solo dalle 6 alle 11.",
      "imprese edili",
      /^Per ora/u,
    ],
    [
      "Eine Plattform, auf der Schulen in Schleswig-Holstein überzählige Werkbänke, Kreissägen und Brennöfen untereinander tauschen, samt Prüfprotokoll und Transport. Geld fließt nur für den Diesel.",
      "Schulträger",
      /Geld fließt/u,
    ],
  ])("%s", (idea, audience, cut) => {
    expect(strategyOf(idea, audience).tagline).not.toMatch(cut);
  });
});
