import type { Style } from "@/lib/model/brief.schema";
import type { PersonalityDimension, TypeVoice } from "@/lib/strategy/strategy.schema";
import type { FamilyName } from "./families";

/** A heading and a body face that were looked at together. */
export interface FontPair {
  readonly heading: FamilyName;
  readonly body: FamilyName;
  /** Of headings and of the wordmark. */
  readonly headingWeight: number;
  readonly voices: readonly TypeVoice[];
  readonly traits: readonly PersonalityDimension[];
}

/** At least six for each style. No pair of a style shares its heading face with another one of the same style. */
export const PAIRS: Record<Style, readonly FontPair[]> = {
  modern: [
    pair("Space Grotesk", "Inter", 600, ["technical"], ["competence", "excitement"]),
    pair("Sora", "DM Sans", 600, ["geometric", "technical"], ["competence", "excitement"]),
    pair("Manrope", "Inter", 700, ["geometric", "grotesque"], ["competence", "sincerity"]),
    pair(
      "Bricolage Grotesque",
      "Instrument Sans",
      700,
      ["expressive", "humanist"],
      ["sincerity", "excitement"],
    ),
    pair("Fraunces", "Figtree", 600, ["editorial", "humanist"], ["sincerity", "sophistication"]),
    pair("Plus Jakarta Sans", "Figtree", 700, ["geometric", "humanist"], ["sincerity", "competence"]),
    pair("Outfit", "DM Sans", 600, ["geometric"], ["excitement", "sincerity"]),
    pair("Newsreader", "Instrument Sans", 500, ["editorial", "classical"], ["sophistication", "competence"]),
    pair("Archivo", "Manrope", 700, ["grotesque"], ["ruggedness", "competence"]),
  ],
  classic: [
    pair("EB Garamond", "Figtree", 600, ["classical"], ["sophistication", "sincerity"]),
    pair("Newsreader", "DM Sans", 600, ["editorial"], ["competence", "sophistication"]),
    pair("Fraunces", "Manrope", 600, ["editorial", "humanist"], ["sincerity", "excitement"]),
    pair("Instrument Sans", "Newsreader", 600, ["grotesque", "technical"], ["competence"]),
    pair("Archivo", "EB Garamond", 700, ["grotesque"], ["ruggedness", "competence"]),
    pair("Outfit", "Newsreader", 500, ["geometric", "humanist"], ["sincerity", "sophistication"]),
    pair("Bricolage Grotesque", "Newsreader", 600, ["expressive"], ["excitement", "ruggedness"]),
  ],
  bold: [
    pair("Archivo", "Inter", 800, ["grotesque"], ["ruggedness", "competence"]),
    pair("Unbounded", "Figtree", 700, ["expressive", "geometric"], ["excitement"]),
    pair("Syne", "Manrope", 800, ["expressive"], ["excitement", "sophistication"]),
    pair("Bricolage Grotesque", "DM Sans", 800, ["expressive", "humanist"], ["sincerity", "excitement"]),
    pair("Sora", "Plus Jakarta Sans", 800, ["geometric", "technical"], ["competence", "excitement"]),
    pair("Fraunces", "Outfit", 800, ["editorial", "classical"], ["sophistication", "sincerity"]),
    pair("Space Grotesk", "DM Sans", 700, ["technical"], ["competence", "ruggedness"]),
    pair("Outfit", "Inter", 800, ["geometric", "grotesque"], ["sincerity", "ruggedness"]),
  ],
  minimal: [
    pair("Instrument Sans", "Inter", 500, ["grotesque"], ["competence", "sophistication"]),
    pair("Sora", "Figtree", 500, ["geometric"], ["competence", "sincerity"]),
    pair("Figtree", "Inter", 600, ["humanist"], ["sincerity"]),
    pair("EB Garamond", "Instrument Sans", 500, ["classical"], ["sophistication"]),
    pair("Newsreader", "Figtree", 400, ["editorial"], ["sophistication", "sincerity"]),
    pair("Space Grotesk", "DM Sans", 500, ["technical", "expressive"], ["competence", "excitement"]),
    pair("JetBrains Mono", "Inter", 600, ["technical"], ["competence", "ruggedness"]),
    pair("Outfit", "Inter", 500, ["geometric", "expressive"], ["excitement", "sincerity"]),
  ],
};

function pair(
  heading: FamilyName,
  body: FamilyName,
  headingWeight: number,
  voices: readonly TypeVoice[],
  traits: readonly PersonalityDimension[],
): FontPair {
  return { heading, body, headingWeight, voices, traits };
}
