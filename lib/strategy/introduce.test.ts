import { expect, test } from "vitest";
import { strategyOf } from "./strategy-fixture";

test('where the founder says "it", the name says who', () => {
  const { oneLiner, positioning } = strategyOf(
    "It picks up hospital staff at the end of the shift and brings each of them to their door.",
    "Nurses",
  );
  expect(oneLiner).toMatch(/^Zyx picks up hospital staff/u);
  expect(positioning).toMatch(/^Zyx picks up hospital staff/u);
});

test("a clause that begins with an article is no thing", () => {
  expect(
    strategyOf("A doctor dials one number and has an interpreter on the line", "Clinics").oneLiner,
  ).not.toContain("is a doctor");
});

test.each([
  [
    "We help small farms sell vegetables directly to restaurants",
    "At Zyx, we help small farms sell vegetables directly to restaurants.",
  ],
  ["I want to open a yoga studio for pregnant women", "Zyx is a yoga studio for pregnant women."],
  ["Handmade ceramic mugs for coffee lovers", "Zyx: handmade ceramic mugs for coffee lovers."],
  ["Une application pour planifier les repas", "Zyx, c’est une application pour planifier les repas."],
  ["Ein Lieferdienst für regionales Gemüse", "Zyx ist ein Lieferdienst für regionales Gemüse."],
  ["Мобильная химчистка ковров на дому", "Zyx: мобильная химчистка ковров на дому."],
])("introduces %s", (idea, oneLiner) => {
  expect(strategyOf(idea, "everyone").oneLiner).toBe(oneLiner);
});

test.each([
  [
    "We teach night-shift hospital porters British Sign Language in twelve twenty-minute sessions held in the porters' lodge at 3 a.m., so a deaf patient being wheeled to theatre is never moved without being told where.",
    "NHS trusts",
    /3 a\.m\.$/u,
  ],
  [
    "Wir vermessen Grundwasserbrunnen in der Lüneburger Heide mit einer Kamerasonde bis 180 Meter Tiefe und sagen dem Landwirt binnen zwei Tagen, ob sich eine Regenerierung noch lohnt oder ob neu gebohrt werden muss.",
    "Landwirte",
    /180 Meter Tiefe\.$/u,
  ],
])("%s: no sentence ends before what makes it true", (idea, audience, end) => {
  expect(strategyOf(idea, audience).oneLiner).toMatch(end);
});

test("the positioning of a label claims nothing that the label does not say", () => {
  expect(strategyOf("bell ropes", "everyone").positioning).toBe("");
  expect(strategyOf("bell ropes", "ringers").positioning).toBe("");
  expect(strategyOf("bell ropes", "tower captains").oneLiner).toBe("Zyx: bell ropes for tower captains.");
});

test.each([
  // The offer says whom it is for, and not who comes.
  [
    "Driving school for people who failed three times",
    "Nervous learners",
    "A driving school for people who failed three times. Zyx is for nervous learners.",
  ],
  // All is in the one-liner.
  ["Yoga for pregnant women", "Pregnant women", ""],
  ["Yoga for pregnant women", "everyone", ""],
  // The audience says the same more nearly.
  ["Freight forwarding for circuses", "touring circuses", "For touring circuses: freight forwarding."],
  ["I knit chainmail for butchers", "butchers in Leeds", "For butchers in Leeds: I knit chainmail."],
  // Who owns a dog is none.
  ["Frozen ice cream for dogs", "dog owners", "Frozen ice cream for dogs. Zyx is for dog owners."],
  ["Cloud software for wholesale fishmongers, invoices before 7", "fish wholesalers", ""],
  [
    "Gelato per cani e gatti",
    "padroni di cani al mare",
    "Gelato per cani e gatti. Zyx è per padroni di cani al mare.",
  ],
])("%s (%s): the positioning tells who comes once", (idea, audience, positioning) => {
  expect(strategyOf(idea, audience).positioning).toBe(positioning);
});

test.each([
  [
    "Siblings of children with cancer get forgotten. We give them one day a month that is only theirs.",
    "Zyx: siblings of children with cancer get forgotten. We give them one day a month that is only theirs.",
  ],
  [
    "Debt letters pile up unopened in a drawer. You bring us the drawer. We open, sort and make one plan.",
    "Zyx: debt letters pile up unopened in a drawer. You bring us the drawer. We open, sort and make one plan.",
  ],
  [
    "Stilts, juggling clubs, unicycles: repair only, we don't sell",
    "Zyx: stilts, juggling clubs, unicycles – repair only.",
  ],
  [
    "Gruppo di ricerca che raccoglie, registratore alla mano, i nomi dialettali dei venti e ne fa una mappa sonora.",
    "Zyx: gruppo di ricerca che raccoglie, registratore alla mano, i nomi dialettali dei venti e ne fa una mappa sonora.",
  ],
  [
    "Club: ajedrez en las plazas, torneos entre barrios jugados por carta",
    "Zyx: club – ajedrez en las plazas, torneos entre barrios jugados por carta.",
  ],
  // Both would be longer than a one-liner may be.
  [
    "The interpreter leaves when the hearing ends and the letter that follows is in a language they can't read. So we call them the next morning, in their own tongue, and go through what was decided and what they have to do by when.",
    "At Zyx, we call them the next morning, in their own tongue, and go through what was decided and what they have to do by when.",
  ],
  [
    "Une permanence, dans une arrière-salle prêtée par la mairie, où l’on relit ensemble l’ordonnance de protection, mot par mot, où l’on prépare la valise de papiers et où quelqu’un vient avec vous à l’audience si vous ne voulez pas y aller seule.",
    "Zyx, c’est une permanence, dans une arrière-salle prêtée par la mairie, où l’on relit ensemble l’ordonnance de protection, mot par mot.",
  ],
])("%s: what there is, is not said without what is done about it", (idea, oneLiner) => {
  expect(strategyOf(idea, "everyone").oneLiner).toBe(oneLiner);
});

test("what they do goes before whom it is for, where there is no room for both", () => {
  const { positioning } = strategyOf(
    "We regrind the circular blades that sawmills usually throw away. A van collects them on Thursday night, they are back on the machine by Monday, and every blade carries a chip with its sharpening history.",
    "small and mid-sized sawmills in the Scottish Borders and northern England, and their maintenance crews",
  );
  expect(positioning).toContain("A van collects them on Thursday night");
  expect(positioning).not.toContain("sized sawmills");
});

test("of a thing of few words its customers are told once", () => {
  const { positioning } = strategyOf(
    "Soy afinadora de arpas. Viajo con mi taller en una furgoneta.",
    "arpistas, escuelas de música y casas de cultura de los valles de Chiapas y Guatemala",
  );
  expect(positioning.match(/arpistas/gu)).toHaveLength(1);
});
