import type { DesignBrief } from "@/lib/model/brief.schema";
import type { StrategyDraft } from "./strategy-draft.schema";

/** The brief that `goodDraft` is an answer to. */
export const bakeryBrief: DesignBrief = {
  businessIdea: "A bakery that delivers sourdough bread by bicycle before breakfast",
  targetAudience: "Families in the old town",
  style: "modern",
  techStack: "html",
  features: ["subscriptions"],
};

/** What a good model answers: everything of it can be used. */
export const goodDraft: StrategyDraft = {
  names: [
    { name: "Loafwheel", method: "compound", why: "a loaf and the wheel that brings it" },
    { name: "Velocrust", method: "blend", why: "velo and crust" },
    { name: "Brondo", method: "clipped", why: "bread, cut and rounded" },
    { name: "Morrowell", method: "compound", why: "the morrow, well begun" },
    { name: "Tandera", method: "invented", why: "a tandem in the air" },
    { name: "Pedalina", method: "affixed", why: "pedal with a light ending" },
  ],
  words: {
    tagline: "Sourdough at your door before you wake",
    oneLiner:
      "Loafwheel bakes sourdough bread at night and brings it by bicycle to families before breakfast.",
    mission:
      "We bake sourdough by night, so that every family in the old town breaks fresh bread in the morning.",
    positioning:
      "For families in the old town, Loafwheel is the bakery that comes by bicycle before breakfast.",
    promise: "Your sourdough hangs at the door before breakfast, still warm from our oven.",
    audiencePicture:
      "Families who want good bread on the table, and have no time to queue at a bakery first.",
    boilerplate:
      "Loafwheel is a bakery in the old town. It bakes sourdough bread by night and delivers it by bicycle before breakfast, so that families begin the day with a loaf that is hours old.",
  },
  values: [
    { title: "Slow dough", text: "Our sourdough rests until it is ready, and no clock hurries it." },
    { title: "Quiet streets", text: "A bicycle wakes nobody, so that is how our bread travels." },
    { title: "Before breakfast", text: "Bread counts when the table is laid, so we come first." },
  ],
  voice: [
    { do: "Your loaf is at the door.", dont: "Your order has been successfully fulfilled." },
    { do: "Today's sourdough has a dark crust.", dont: "Experience our premium artisan range." },
    { do: "We ride in the rain, too.", dont: "Delivery times may vary due to weather." },
  ],
  personality: {
    sincerity: { score: 0.9, why: ["bakery", "families"] },
    excitement: { score: 0.35, why: ["bicycle"] },
    competence: { score: 0.5, why: ["delivers"] },
    sophistication: { score: 0.3, why: ["sourdough"] },
    ruggedness: { score: 0.25, why: ["bicycle"] },
  },
  colorMood: { mood: "energy", why: "early mornings and a ride through town" },
  typeVoice: { voice: "humanist", why: "bread made by hand" },
};

/** The same with other names, sentences or parts. */
export function draftWith({
  words = {},
  ...changes
}: Partial<Omit<StrategyDraft, "words">> & { words?: Record<string, string> }): StrategyDraft {
  return { ...goodDraft, ...changes, words: { ...goodDraft.words, ...words } };
}
