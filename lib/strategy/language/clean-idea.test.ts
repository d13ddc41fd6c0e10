import { expect, test } from "vitest";
import { cleanIdea, markedSentences } from "./clean-idea";

test.each([
  ["Hello, we mend kites", "we mend kites"],
  ["B2B. We mend kites", "We mend kites"],
  ["hola quiero vender miel", "quiero vender miel"],
  ["kleidung für sternenkinder, suche noch nen namen für den verein", "kleidung für sternenkinder"],
  ["I mend kites, need a name for the shop", "I mend kites"],
  ["List of what we do: stand hire, cable runs", "stand hire, cable runs"],
  ["B2B - smell testing panel", "smell testing panel"],
  ["It turns out that people forget, so I whisper", "people forget, so I whisper"],
  ["ok so quick - vending machines for plumbers", "vending machines for plumbers"],
  ["hola busco nombre para servicio que saca anillos", "servicio que saca anillos"],
  ["cerco nome per il mio servizio di correzione", "servizio di correzione"],
  ["wir mieten zelte, brauchen nen namen der nich altbacken is", "wir mieten zelte"],
  ["I mend kites, need name asap van gets painted friday", "I mend kites"],
  ["stempel und siegel, bisher nur über bekannte, will jetz richtig online verkaufen", "stempel und siegel"],
  // What is wanted may be the offer itself.
  ["Je suis sommelier et je veux ouvrir une cave", "Je suis sommelier et je veux ouvrir une cave"],
  ["Charity. We pay the vet", "We pay the vet"],
  ["small factory, 9 people, we make feet for ladders", "we make feet for ladders"],
  ["tamanho 46 ao 60 DE VERDADE", "tamanho 46 ao 60 de verdade"],
  ["Tanks emptied, 24 hr callout but never had a proper name", "Tanks emptied, 24 hr callout"],
  ["I mend looms, same day mostly just need a proper name now", "I mend looms, same day mostly"],
  [
    "We just need a name of a street to find your pipes",
    "We just need a name of a street to find your pipes",
  ],
  ["Swap not sell - maybe a small fee for the waiting list bit??", "Swap not sell"],
  ["Maschinen gewartet?, Schläuche geprüft", "Maschinen gewartet, Schläuche geprüft"],
  ["We carve the date and the name on headstones", "We carve the date and the name on headstones"],
  ["For teachers who meet many and forget their names", "For teachers who meet many and forget their names"],
  ["I mend fans, and people forget how I am called", "I mend fans"],
  ["Location de vaches ? Non : location de leurs cloches.", "location de leurs cloches."],
  ["Hi there I mend kites", "I mend kites"],
  ["Sir/Madam, we are makers of bells", "we are makers of bells"],
  ["Bonjour à tous, nous réparons des vélos", "nous réparons des vélos"],
  ["Nous nous occupons de tout", "Nous nous occupons de tout"],
  ["Is it silly to rent out a field by the hour? I do", "We rent out a field by the hour. I do"],
  ["We’re called Second Kettle, because of nan. Now it’s a tea van", "Now it’s a tea van"],
  ["Would people pay for somebody to iron? I do", "Somebody to iron. I do"],
  ["Nothing found = nothing paid", "Nothing found, nothing paid"],
  ["Grounds -> mushrooms -> cafes", "Grounds, mushrooms, cafes"],
  ["$32 a head, R$ 18 or 4 €", "$32 a head, R$18 or 4€"],
  [
    "We’d like to be called Tin, it sounds like whisky, but it is tea. Open to something better",
    "it is tea.",
  ],
  ["Hola somos dos hermanas", "somos dos hermanas"],
  // None of these greets.
  ["Hi-fi repair", "Hi-fi repair"],
  ["Hello Kitty cafe", "Hello Kitty cafe"],
  ["Salve, balm and soap", "Salve, balm and soap"],
  ["1. dress hire 2. sizes 46 to 60 3. no comments", "dress hire, sizes 46 to 60, no comments"],
  ["- chalk lines\n- corner flags\n- moss off the pitch", "chalk lines, corner flags, moss off the pitch"],
  ["- chalk lines - corner flags - moss off the pitch", "chalk lines, corner flags, moss off the pitch"],
  ["Services:\n- tank cleaning\n- hull scrubbing\n- surveys", "tank cleaning, hull scrubbing, surveys"],
  [
    "cultivo de ostras y erizos en la ría, venta directa a restaurantes\nvisitas en barca\ntalleres",
    "cultivo de ostras y erizos en la ría, venta directa a restaurantes. visitas en barca. talleres",
  ],
  [
    "Tests from one hand:\nLadders\nShelves\nGates\nOne date, one invoice.",
    "Tests from one hand: Ladders, shelves, gates. One date, one invoice.",
  ],
  ["- boiler repair\n- radiators\nCall before noon", "boiler repair, radiators. Call before noon"],
  ["Bon ben moi je répare des vélos", "je répare des vélos"],
  ["right so basically we mend kites. Honestly we do", "we mend kites. we do"],
  ["Bon pain, bonne humeur", "Bon pain, bonne humeur"],
  ["Eggs\nHoney\nSourdough (fri only)", "Eggs, honey, sourdough, fri only"],
  ["women (and a few men) after surgery", "women, and a few men, after surgery"],
  ["with my van (an old Bedford), anywhere", "with my van, anywhere"],
  ["We print:\n• posters\n• maps\n• zines", "We print: posters, maps, zines"],
  [
    "Lo que hago:\n- Subo pianos por la ventana\n- Sin desmontar la barandilla",
    "Subo pianos por la ventana, sin desmontar la barandilla",
  ],
  ["Kerzen\nHonig\nMet", "Kerzen, Honig, Met"],
  [
    "We mend kites\nCall us any day before noon, and bring the string",
    "We mend kites. Call us any day before noon, and bring the string",
  ],
  [
    "We mend kites and teach their owners how to fly them on\nthe beach",
    "We mend kites and teach their owners how to fly them on the beach",
  ],
  ["MIEL QUE SÍ ES MIEL sin azúcar sin cuentos", "Miel que sí es miel sin azúcar sin cuentos"],
  ["40 (FORTY) saddles", "40 saddles"],
  ["Open from 2. Call before 5. Bring boots", "Open from 2. Call before 5. Bring boots"],
  ["Hi there,\nas I said, we mend kites.\nBest,\nTomasz", "we mend kites."],
  ["From: Ines\nTo: you\n\nI sharpen knives.\n\nObrigada", "I sharpen knives."],
  ["Subject: a name\n\nGood morning, we mend kites. Regards, N. Rahimi", "we mend kites."],
  ["We mend kites.\nCheers, Malik\nPS the name shouldn't start with AAA", "We mend kites."],
  ["Notes for naming:\n- music engraving\n- choirs", "music engraving, choirs"],
  ["what would you call a barber that opens at 8pm?", "a barber that opens at 8pm."],
  ["modernariato anni '60-'80", "modernariato anni ’60-’80"],
  ["Chorgruppe im Tal sucht Namen, 30 Stimmen", "Chorgruppe im Tal, 30 Stimmen"],
  ["Allotment society needs a new name, 40 plots", "Allotment society, 40 plots"],
  ["restauriamo le sedie passo passo", "restauriamo le sedie passo passo"],
])("%s → %s", (idea, clean) => {
  expect(cleanIdea(idea)).toBe(clean);
});

test("a sentence goes on behind the full stop of an hour", () => {
  expect(markedSentences("Vans from 2 a.m. to 5. Call us.")).toEqual(["Vans from 2 a.m. to 5.", "Call us."]);
  expect(markedSentences("Bread at 4 a.m. We bake it.")).toEqual(["Bread at 4 a.m.", "We bake it."]);
});
