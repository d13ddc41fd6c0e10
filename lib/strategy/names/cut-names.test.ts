import { expect, test } from "vitest";
import { seededRandom } from "@/lib/model/random";
import { drawSeed } from "@/test-support/draw-seed";
import { recombinedBrief } from "@/test-support/recombined-briefs";
import { fold } from "../language/fold";
import { readIdea } from "../read-idea";
import { TRADE_LANGUAGES } from "../trade.schema";
import { cutNames } from "./cut-names";

const namesOf = (businessIdea: string, targetAudience = "everyone") => {
  const idea = readIdea({ businessIdea, targetAudience, features: [] });
  const language = TRADE_LANGUAGES.find((code) => code === idea.language) ?? "en";
  return cutNames(idea, language).map(({ name }) => name);
};

test.each([
  ["Night ferry for bicycles, with bunks and hot soup", "Night Ferry"],
  ["A shop that sells only mistakes: misprinted maps and wonky pots", "Only Mistakes"],
  ["I mend umbrellas in a kiosk at the station", "Umbrella Mender"],
  ["I tune church bells and regulate tower clocks", "Bell Tuner"],
  ["We rent out scarecrows for village fêtes", "Scarecrow"],
  ["Recupero vecchie vele e ci faccio borse", "Vele"],
  ["A board game pub without alcohol", "Board Game Pub"],
  ["Je remets en état les horloges comtoises", "Horloges Comtoises"],
  ["Atelier de restauration de manèges anciens", "Manèges Anciens"],
  ["Reparatur von Modelleisenbahnen aus Kellern und von Dachböden", "Modelleisenbahnen"],
  ["Recuperamos muros de piedra en el pueblo", "Muros de Piedra"],
  ["Retiros de silêncio num antigo mosteiro em Portugal", "Retiros de Silêncio"],
  ["Restauro flipper e jukebox degli anni sessanta", "Flipper e Jukebox"],
])("%s: %s", (idea, name) => {
  expect(namesOf(idea)).toContain(name);
});

test.each([
  ["nothing where matters are grave", "Sea burials for families, on a wooden boat"],
  ["no slip", "Bycicle tunnar for the office car park"],
  ["nothing that nobody wants", "Wasp nests"],
  ["no two of three nouns", "Sourdough starter hotel for people on holiday"],
  ["nothing from boasts", "The ultimate next-level growth solution for leaders"],
  ["nothing from what the customer is asked to do", "Split rent and bills fairly by room size"],
])("%s", (_rule, idea) => {
  expect(namesOf(idea)).toEqual([]);
});

test("every word of a cut name is a word of its idea, in any number or said by who does it", () => {
  const random = seededRandom(drawSeed(), "cut-names");
  for (let index = 0; index < 200; index++) {
    const { businessIdea, targetAudience } = recombinedBrief(random, index);
    const text = fold(businessIdea);
    for (const name of namesOf(businessIdea, targetAudience)) {
      expect(name.replaceAll(" ", "").length).toBeLessThanOrEqual(18);
      for (const word of name.split(" "))
        expect(text, `${name}: ${businessIdea}`).toContain(fold(word).slice(0, 3));
    }
  }
});
