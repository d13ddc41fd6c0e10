import type { Strategy } from "@/lib/strategy/strategy.schema";

/** An even-tempered bakery for tests. */
export function sampleStrategy(changes: Partial<Strategy> = {}): Strategy {
  const trait = { score: 0.5, why: [] };
  const sentence = { title: "Bread", text: "Bread every day." };
  return {
    name: "Brewly",
    nameSource: "generated",
    nameIdeas: [],
    slug: "brewly",
    tagline: "Sourdough, by bike",
    oneLiner: "Brewly is a bakery.",
    mission: "Bread for all.",
    positioning: "",
    promise: "",
    audiencePicture: "",
    boilerplate: "",
    alternatives: { tagline: [], mission: [], promise: [] },
    language: "en",
    direction: "ltr",
    scripts: ["Latn"],
    trade: "bakery",
    keywords: ["bread"],
    symbols: ["bread"],
    personality: {
      sincerity: trait,
      excitement: trait,
      competence: trait,
      sophistication: trait,
      ruggedness: trait,
    },
    colorMood: { mood: "calm", why: "" },
    typeVoice: { voice: "humanist", why: "" },
    values: [sentence, sentence, sentence],
    voice: [],
    ...changes,
  };
}
