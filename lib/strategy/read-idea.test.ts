import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea";

const read = (businessIdea: string, targetAudience = "everyone") =>
  readIdea({ businessIdea, targetAudience, features: [] });

describe("finds what is done, how, and by whom", () => {
  test.each([
    ["We compost office lunches and return the soil to farms", "compost|office lunches|"],
    ["We bake rye bread overnight so that nurses can buy it", "bake|rye bread|overnight"],
    ["Savings app that rounds up every payment", "round up|every payment|"],
    ["We repair and resell vintage film cameras", "repair and resell|vintage film cameras|"],
    ["We buy, restore and resell old motorcycles", "buy, restore and resell|old motorcycles|"],
    ["A service that picks up and washes laundry overnight", "pick up and wash|laundry|overnight"],
    ["An AI that reads tenancy agreements and flags unfair clauses", "read|tenancy agreements|"],
    ["We bring elderly neighbours hot meals by bike", "bring|hot meals|to elderly neighbours by bike"],
    ["A coffee shop where you can only pay with a story", "pay||with a story by user"],
    ["Tree houses to rent in the Black Forest", "rent|tree houses|in the Black Forest by user"],
    ["We teach refugees to code", "code|| by user"],
    ["An app that helps choirs rehearse at home with separate voice tracks", "rehearse||at home by user"],
    ["A tool that tells farmers when to irrigate", ""],
    ["Decaf brand that proves decaf can taste good", ""],
    ["Wooden toys that can be repaired by kids", ""],
    ["Guided silence: walking tours where nobody talks", ""],
    ["Une association qui répare gratuitement les fauteuils roulants", "répare|fauteuils roulants|"],
    ["Heladería que vende un solo sabor cada día", "vende|un solo sabor|cada día"],
    [
      "Una piattaforma che misura l'acqua sprecata dagli acquedotti",
      "misura|acqua sprecata|dagli acquedotti",
    ],
    ["Wanderreisen mit Eseln durch die Uckermark", ""],
  ])("%s", (idea, expected) => {
    const { action } = read(idea);
    const told =
      action && `${action.verb}|${action.object}|${action.adjunct}${action.isDoneByUser ? " by user" : ""}`;
    expect(told ?? "").toBe(expected);
  });
});

describe("finds what it is about", () => {
  test.each([
    ["Mobile car wash that uses two litres of water", "mobile car wash"],
    ["Hotel for tortoises in hibernation", "hotel for tortoises"],
    ["Neighbourhood cafe run by retired librarians", "neighbourhood cafe"],
    ["Hearing aid cleaning kits delivered every month", "hearing aid cleaning kits"],
    ["Cheese aged in an abandoned railway tunnel", "cheese"],
    ["Fish smoked over beech", "fish"],
    ["British afternoon tea in a tram", "British afternoon tea"],
    ["Vegan hiking boots made of cactus leather", "vegan hiking boots"],
    ["A pharmacy vending machine for airports", "pharmacy vending machine for airports"],
    ["Picture lending library: borrow a painting for a season", "picture lending library"],
    ["Learn Portuguese by cooking with grandmothers over video", "Portuguese"],
    ["A capsule hotel inside a decommissioned ferry", "capsule hotel"],
    ["Eine App, die Chören beim Proben hilft", "Proben"],
    ["Cave à vins naturels avec dégustations le jeudi", "cave à vins naturels"],
    ["Un planetario ambulante que visita pueblos sin farolas", "planetario ambulante"],
    ["Gioielli ricavati da vecchie chiavi", "gioielli"],
    ["京都の町家で抹茶とスイーツを提供するカフェ", "抹茶とスイーツ"],
    ["为乡村学校提供在线科学课的平台", "在线科学课"],
    ["Пекарня, которая печёт хлеб на закваске", "Пекарня"],
    ["मसाला चाय की दुकान जो ऑफिस में आती है", "मसाला चाय की दुकान"],
  ])("%s", (idea, topic) => {
    expect(read(idea).topic).toBe(topic);
  });
});

test("what others do on a marketplace is not what its audience does", () => {
  const idea = "A marketplace where retired engineers mentor start-ups by the hour";
  expect(read(idea, "Founders of small companies").action).toBeNull();
  expect(read(idea.replace("marketplace", "platform"), "Founders").topic).toBe(
    "mentoring by retired engineers",
  );
  expect(read(idea, "Retired engineers").action?.verb).toBe("mentor");
});

test.each([
  ["Antique map dealer", "en"],
  ["Recycled ocean plastic sunglasses", "en"],
  ["Mobile sauna on a boat", "en"],
  ["Sauna mobile sur un bateau", "fr"],
  ["Bio-Gemüsekisten per Lastenrad in Freiburg", "de"],
  ["Gelato con consegna a domicilio", "it"],
  ["Een fietsenwinkel voor studenten", "nl"],
])("reads %s as %s", (idea, language) => {
  expect(read(idea).language).toBe(language);
});

test.each([
  ["Artisan ice cream from goat milk", "icecream"],
  ["Handmade guitars from reclaimed wood", "music"],
  ["Drone inspection of wind turbines", "gauge"],
  ["Cybersecurity audits for dental practices", "security"],
  ["A festival of silent films with live piano", "wedding"],
])("%s is a matter of %s", (idea, trade) => {
  expect(read(idea).trades[0]?.trade.id).toBe(trade);
});

describe("takes the audience only where it fits the language", () => {
  const german = "Anwaltskanzlei für Mietrecht ohne Juristendeutsch";
  test.each([
    [german, "Everyone nearby", ""],
    [german, "Mieter und Vereine", "Mieter und Vereine"],
    ["夜だけ開く小さな本屋", "Night owls", ""],
    ["Flat shares for people over sixty", "Single seniors", "single seniors"],
    ["Saturday science lab", "Children from 8 to 12", "children"],
    ["Studio d'enregistrement dans une chapelle", "Musiciens indépendants", "les musiciens indépendants"],
    ["Escola de surf em Ericeira", "Meninas dos 8 aos 14 anos", "meninas"],
  ])("%s, %s", (idea, audience, expected) => {
    expect(read(idea, audience).audience).toBe(expected);
  });
});

test("words of the audience do not decide the trade", () => {
  expect(read("Wir bauen Balkonkraftwerke für Mieter", "Mieter").trades[0]?.trade.id).toBe("energy");
  expect(read("Tax returns for musicians", "Freelance musicians").trades[0]?.trade.id).toBe("accounting");
});

test.each([
  ["Phone booths for open-plan offices", "interior"],
  ["Dog-friendly coworking space with a rooftop garden", "meeting"],
  ["A funeral home that plants a tree for each farewell", "farewell"],
  ["Insect-protein snacks for climbers", "pantry"],
  ["Handgenähte Wanderrucksäcke aus gewachster Baumwolle", "bags"],
  ["Un laboratorio che restaura vecchie radio", "radio"],
  ["Bagel cart outside the law courts", "bakery"],
])("the trade of %s is %s", (idea, trade) => {
  expect(read(idea).trades[0]?.trade.id).toBe(trade);
});

test.each([
  ["redes de pesca", "everyone", "es"],
  ["Fährten legen", "Everyone", "de"],
  ["taille de clés", "anyone", "fr"],
  ["bell ropes", "everyone", "en"],
  ["hat blocks", "milliners", "en"],
])("%s, for %s, is of the language %s", (idea, audience, language) => {
  expect(read(idea, audience).language).toBe(language);
});
