import { expect, test } from "vitest";
import { guardLine } from "./guard-line";

test.each([
  ["x", "en", "too-short"],
  ["Bakery", "en", "too-short"],
  ["Les jeunes parents d’un", "fr", "dangling"],
  ["Cosemos redes y ahora, con los paños", "es", "dangling"],
  ["Ich stimme Kuhglocken. Sondern klingt.", "de", "dangling"],
  ["Soufflets de forge et, depuis peu", "fr", "dangling"],
  ["Suero de las queserías y lo convertimos en bebida", "es", "dangling"],
  ["Sono un’infermiera, insegno ai familiari", "it", "story"],
  ["There are five of us and we do it", "en", "story"],
  [
    "Sixteen words: red, blue, pink, grey, gold, teal, tan, jet, lime, rose, plum, rust, sky, ink, mint",
    "en",
    "too-long",
  ],
  ["A calmer way to", "en", "dangling"],
  ["And the rest", "en", "dangling"],
  ["Order and, start to finish,", "en", "dangling"],
  ["Soup (cooked daily", "en", "unbalanced"],
  ["Itself and their choice", "en", "pronoun"],
  ["They fix them", "en", "pronoun"],
  ["Bread for bread lovers", "en", "repeated"],
  ["The best soup in town", "en", "hype"],
  ["Vials that expire early", "en", "negative"],
  ["Soup!! Now", "en", "symbols"],
  ["We do not do model railways", "en", "negative"],
  ["Dead-stock fabric, sold by weight", "en", undefined],
  ["Software that chases unpaid invoices", "en", undefined],
  ["Goats for banks where a mower can’t go", "en", undefined],
  ["On nettoie les moules à la glace", "fr", undefined],
  ["On ne vend rien de neuf", "fr", "negative"],
  ["Real soup, real bread", "en", undefined],
  ["Stein für Stein", "de", undefined],
  ["My late husband repaired accordions", "en", "story"],
  ["Nobody told us it could be done", "en", "story"],
  ["We take the rock off it", "en", "pronoun"],
  ["Something with drones idk", "en", "chatter"],
  ["Quiero montar una churrería", "es", "chatter"],
  ["Voy a tu casa con mis tijeras", "es", undefined],
  ["Women mostly, sometimes men", "en", "dangling"],
  ["We mostly mend bicycles for nurses", "en", undefined],
  ["Fireworks for your village show", "en", undefined],
  ["Two retired judges explain", "en", "dangling"],
  ["Began in a garage in Leeds", "en", "story"],
  ["Before was a mission boat", "en", "story"],
  ["I spent eleven months closing his accounts", "en", "story"],
  ["Soy veterinaria y monto una ambulancia", "es", "chatter"],
  ["Los recogemos y los devolvemos", "es", "negative"],
  ["Carbon ledgers leveraging", "en", "dangling"],
  ["When a woman leaves a violent partner", "en", "dangling"],
  ["The recipe is from my aunt in Tbilisi", "en", "story"],
  ["Stories is in Ukrainian, fifteen minutes, without screen", "en", "slip"],
  ["Customer send by cargo, we give the price first", "en", "slip"],
  ["We making bicycle cargo trailers from bamboo", "en", "slip"],
  ["Glass is blown while you watch", "en", undefined],
  ["Help to the door", "en", undefined],
  ["We string pearls for dancers", "en", undefined],
  ["An app that helps to find the last bus", "en", undefined],
  ["All that a garden needs is water", "en", undefined],
  ["Customer order tracking for printers", "en", undefined],
  ["Seed round open, join the blue revolution", "en", "chatter"],
  ["L’objectif est de réduire les tas brûlés", "fr", "chatter"],
  ["Inventé une pince souple en silicone", "fr", "dangling"],
  ["Because there is nobody left within 200 miles", "en", "dangling"],
  ["Now the wardrobe is open", "en", "dangling"],
  ["De burro", "pt", "too-short"],
  ["Du pain pour les", "fr", "dangling"],
  ["Brot für die", "de", "dangling"],
  ["Software für Feuerwehren, die Geräte, Termine", "de", "dangling"],
])("%s (%s): %s", (line, language, problem) => {
  expect(guardLine(line, language)).toBe(problem);
});

test.each([
  ["Divide an inherited house without going to court", "en"],
  ["For old dogs and the people who love them", "en"],
  ["Rented by size. Returned by post.", "en"],
  ["I knock down abandoned sheds", "en"],
  ["You send me the envelopes and I open them", "en"],
  ["Hi-fi repair on the quay", "en"],
  ["Kurse für Kinder, die Mathe hassen, und ihre Eltern", "de"],
  ["Because pianos are thrown away, we make desks of them", "en"],
  ["When you can’t sleep", "en"],
  ["We set crosswords to order", "en"],
  ["Fresh pasta, arancini and more", "en"],
  ["Help before a house is stolen", "en"],
  ["Locks for those leaving a violent partner", "en"],
  ["Debt counselling for fishermen who lost their boats", "en"],
  ["We clean teeth at the truck stop off I-80", "en"],
  ["Blood sample courier, 24/7", "en"],
  ["घड़ी की मरम्मत", "hi"],
  ["Pompes funèbres écologiques en Bretagne", "fr"],
  ["専门修复旧相机的小工作室", "zh"],
  ["ร้านกาแฟริมน้ำที่มีแมวสิบตัว", "th"],
  ["Sniffer dogs that find bed bugs in hotel rooms before the guests do", "en"],
])("%s (%s) may stand", (line, language) => {
  expect(guardLine(line, language)).toBeUndefined();
});

test("whole sentences of the founder may name a misfortune and say a word again", () => {
  expect(guardLine("I bring home the ones who die abroad", "en", true)).toBeUndefined();
  expect(guardLine("Take a packet, bring a packet back in autumn", "en", true)).toBeUndefined();
  expect(guardLine("Take a packet, bring a packet back in autumn", "en")).toBe("repeated");
});

test("a whole sentence ends where its writer ended it, and not where it was broken off", () => {
  expect(guardLine("An app that tells which child is allergic to what", "en", true)).toBeUndefined();
  expect(guardLine("An app that tells which child is allergic to what", "en")).toBe("dangling");
  expect(guardLine("Bread, butter and", "en", true)).toBe("dangling");
});
