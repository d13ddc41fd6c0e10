import { expect, test } from "vitest";
import { withoutBoast, withoutHype } from "./hype";

test.each([
  [
    "Our press heats in nine seconds, folds to the size of a paperback and will change every hotel morning forever.",
    "Our press heats in nine seconds and folds to the size of a paperback.",
  ],
  ["It folds flat and will make every driver sick with envy.", "It folds flat."],
  ["We mend shoes and will make every pair fit.", "We mend shoes and will make every pair fit."],
])("%s: what nobody else would say is gone, the rest is whole", (text, plain) => {
  expect(withoutHype(text)).toBe(plain);
});

test.each([
  ["The world’s first AI-powered sock subscription", "A sock subscription"],
  ["A revolutionary app for bees", "An app for bees"],
  ["an innovative one-woman bakery", "a one-woman bakery"],
  ["a one-off shop and a European kitchen", "a one-off shop and a European kitchen"],
  ["Uber for combine harvesters", "combine harvesters"],
  ["THE most insane pressure washing EVER for slurry tanks", "pressure washing for slurry tanks"],
  ["THE most insane dumpling van the north east has ever seen! Gravy", "dumpling van! Gravy"],
  ["THE most insane kayak paddle you will EVER do!!! Pumpkins", "kayak paddle!!! Pumpkins"],
  ["The ULTIMATE garage transformation! We come in, 10x your space. Calm", "A garage transformation! Calm"],
  ["THE most insane hot sauce ever bottled. Gravy", "hot sauce. Gravy"],
  ["THE FUTURE OF FOG! We harvest water and we’re going to change how people drink", "We harvest water"],
  ["40 sauces, one drop at a time, we are going to melt the internet", "40 sauces, one drop at a time"],
  ["We are going to change the locks of the town", "We are going to change the locks of the town"],
  ["The ULTIMATE game changer for pigeon racing! A smart ring", "Pigeon racing. A smart ring"],
  ["THE most radical thing to happen to parking permits, EVER. No forms", "Parking permits. No forms"],
  ["We are the Uber for goats! Grazing to clear any lot", "Grazing to clear any lot"],
  ["Zero emissions, total game changer for weeds", "Zero emissions"],
  ["Weighs parcels, game changing tech, scans them", "Weighs parcels, scans them"],
  ["THE platform that will change logistics forever! One tap", "One tap"],
  ["The most exciting thing to happen to lunch in a decade. Fresh kottu", "Fresh kottu"],
  ["We are the No. 1 provider of dry stone walling days", "Dry stone walling days"],
  ["The ULTIMATE next-gen revolutionary app that will disrupt parking forever! Rent a drive", "Rent a drive"],
  ["The FIRST and ONLY subscription for worm castings", "A subscription for worm castings"],
  ["Think Netflix for welders: a platform where welders learn", "a platform where welders learn"],
  [
    "a platform where welders learn from the absolute best in short videos",
    "a platform where welders learn in short videos",
  ],
  ["The Uber of scaffolding", "scaffolding"],
  ["The ULTIMATE AI-powered game-changing kettle", "A kettle"],
  ["The ultimate knitting patterns for beginners", "knitting patterns for beginners"],
  ["A layer that 10x’s how mills pay farmers", "A layer where mills pay farmers"],
  ["A ledger leveraging AI to unlock insights for mills", "A ledger for mills"],
  ["SaaS platform leveraging AI to disrupt gutter cleaning", "SaaS platform for gutter cleaning"],
  ["a tool that will revolutionise how vets order gauze", "a tool where vets order gauze"],
  ["the first ever fair for clogs", "a fair for clogs"],
  ["crumpets, 10x your breakfast", "crumpets"],
  ["umbrellas at any station, we are going to DISRUPT rain", "umbrellas at any station"],
  ["Uber but for borrowing a ladder", "borrowing a ladder"],
  ["AI powered copilot for vets", "copilot for vets"],
  ["never kill your starter again, we 10x your crumb", "never kill your starter again"],
  ["software that 10x’s your tender bids", "software for your tender bids"],
  ["software for dentists that 10x your chairs", "software for dentists"],
  ["platform disrupting the way people descale kettles", "platform to descale kettles"],
  ["cover for climbers. No annual premium, no forms", "cover for climbers. No annual premium, no forms"],
  ["premium saddles for mules", "saddles for mules"],
])("%s: %s", (said, plain) => {
  expect(withoutHype(said)).toBe(plain);
});

test.each([
  ["A MAIOR revolução da história da tapioca congelada", "Tapioca congelada"],
  ["La revolución TOTAL del botijo", "Botijo"],
  ["La mejor plataforma del mundo para camiones vacíos", "Plataforma para camiones vacíos"],
  ["La revolución de las bodas rurales ha llegado", "La revolución de las bodas rurales ha llegado"],
  ["O aplicativo MAIS ÉPICO do universo para porteiros", "O aplicativo para porteiros"],
  ["Das innovativste Dachrinnensieb Europas für Altbauten", "Dachrinnensieb für Altbauten"],
  ["Un horno más grande del barrio", "Un horno más grande del barrio"],
  [
    "Une tondeuse démente, ultra-intelligente, qui coupe la nuit et va bouleverser la planète entière",
    "Une tondeuse qui coupe la nuit",
  ],
])("%s: %s", (said, plain) => {
  expect(withoutBoast(said)).toBe(plain);
});
