import { expect, it } from "vitest";
import { readIdea } from "../read-idea";

const phraseOf = (businessIdea: string) =>
  readIdea({ businessIdea, targetAudience: "neighbours", features: [] }).phrase;

it.each([
  [
    "My son died in 2019 and the stone took fourteen months. It should not. I am a letter cutter and I make small headstones, by hand, in slate.",
    /^I make small headstones/u,
  ],
  [
    "Started this with two cousins in Kumasi. We buy broken fans and fridges, fix them, sell with 6 month guarantee.",
    /^We buy broken fans/u,
  ],
  [
    "Mio nonno era campanaro. Voglio registrare le campane dei paesi che si svuotano e farne una mappa sonora.",
    /egistrare le campane/u,
  ],
  ["Hot sauce. Ghost pepper, pineapple, smoked garlic, nothing else", /^Hot sauce/u],
  [
    "Cricket bats mended. You ring, I come to the pavilion with the glue and the twine.",
    /^Cricket bats mended/u,
  ],
  ["I rent out my grandmother. She comes for an afternoon and teaches you three dishes.", /^I rent out/u],
  [
    "Wir machen Nachtwachen. Wir ersetzen keinen Pflegedienst, wir sind einfach da.",
    /^Wir machen|^Nachtwachen/u,
  ],
  [
    "The recipe is from my aunt in Tbilisi, who never wrote it down. Sour plum sauce, green in spring, red in autumn. My flatmates put it on everything.",
    /^Sour plum sauce/u,
  ],
  [
    "Last winter our shop closed. We clubbed together, forty households, and bought a horsebox. It now goes round five villages with bread, milk, stamps and gossip.",
    /^It now goes round/u,
  ],
  [
    "Mein Vater war der letzte Fährmann im Dorf. Ich habe in der Stadt Versicherungen verkauft und jeden Sonntag daran gedacht. Jetzt hole ich Schafe von den Flussinseln ab und bringe Heuballen hinüber.",
    /^Ich hole Schafe/u,
  ],
  ["Mobile knife sharpening for restaurants", /^Mobile knife sharpening for restaurants$/u],
])("%s offers what its writer would have cut a line from", (idea, offer) => {
  expect(phraseOf(idea)).toMatch(offer);
});
