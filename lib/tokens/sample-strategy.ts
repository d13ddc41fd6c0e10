import type { Strategy } from "@/lib/strategy/strategy.schema";

/** The strategy of a brand made up for tests. */
export function sampleStrategy(changes: Partial<Strategy> = {}): Strategy {
  const trait = (score: number) => ({ score, why: [] });
  const sentence = { title: "Bread", text: "Bread every day." };
  return {
    name: "Brewly",
    nameSource: "generated",
    nameIdeas: [],
    slug: "brewly",
    tagline: "Sourdough, by bike",
    oneLiner: "Brewly is a bakery.",
    mission: "Bread for all.",
    positioning: "For people who like bread, the bakery that bakes it daily.",
    promise: "Bread every day.",
    audiencePicture: "People who like bread.",
    boilerplate: "It bakes bread every day for people who like it.",
    alternatives: { tagline: [], mission: [], promise: [] },
    language: "en",
    direction: "ltr",
    scripts: ["Latn"],
    trade: "bakery",
    keywords: ["bread"],
    symbols: ["bread"],
    personality: {
      sincerity: trait(0.5),
      excitement: trait(0.4),
      competence: trait(0.5),
      sophistication: trait(0.5),
      ruggedness: trait(0.5),
    },
    colorMood: { mood: "trust", why: "bread" },
    typeVoice: { voice: "humanist", why: "bread" },
    values: [sentence, sentence, sentence],
    voice: [],
    ...changes,
  };
}
