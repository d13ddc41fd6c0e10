import { STYLES, type Style } from "@/lib/model/brief.schema";
import { ENGLISH_IDEAS } from "./ideas-english";
import { OTHER_IDEAS } from "./ideas-other";

export interface SampleIdea {
  readonly idea: string;
  readonly audience: string;
  readonly style: Style;
  /** What a person would call the trade; the strategist may see it otherwise. */
  readonly trade: string;
  readonly features?: readonly string[];
  /** BCP 47 tag of the language that the idea is written in. */
  readonly language: string;
}

const FEATURES: readonly (readonly string[])[] = [
  ["online shop", "newsletter"],
  ["booking", "gift cards"],
  ["mobile app"],
  ["community events", "workshops"],
];

/** Two hundred ideas of many trades in many languages, styles in turn, a feature list for every third. */
export const IDEAS: readonly SampleIdea[] = [
  ...ENGLISH_IDEAS.map(([trade, idea, audience]) => ({ trade, idea, audience, language: "en" })),
  ...OTHER_IDEAS.map(([language, trade, idea, audience]) => ({ trade, idea, audience, language })),
].map((sample, index) => ({
  ...sample,
  style: STYLES[index % STYLES.length]!,
  ...(index % 3 === 0 && { features: FEATURES[(index / 3) % FEATURES.length]! }),
}));
