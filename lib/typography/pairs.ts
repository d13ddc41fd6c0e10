import type { Style } from "@/lib/model/brief.schema";
import type { ColorMood, PersonalityDimension, TypeVoice } from "@/lib/strategy/strategy.schema";
import type { FamilyName } from "./families";

/** A heading and a body face that were looked at together. */
export interface FontPair {
  /** `<heading>-<body>`; briefs hold it, so it never changes its meaning. */
  readonly id: string;
  readonly heading: FamilyName;
  readonly body: FamilyName;
  /** Weight of headings and of the wordmark, for each style that the pair suits. */
  readonly weights: Partial<Record<Style, number>>;
  readonly voices: readonly TypeVoice[];
  readonly traits: readonly PersonalityDimension[];
  readonly moods: readonly ColorMood[];
}

export const PAIRS: readonly FontPair[] = [
  pair(
    "Space Grotesk",
    "Inter",
    { modern: 600 },
    { voices: ["technical"], traits: ["competence", "excitement"], moods: ["energy", "trust"] },
  ),
  pair(
    "Sora",
    "DM Sans",
    { modern: 600 },
    { voices: ["geometric", "technical"], traits: ["competence", "excitement"], moods: ["trust", "energy"] },
  ),
  pair(
    "Manrope",
    "Inter",
    { modern: 700 },
    { voices: ["geometric", "grotesque"], traits: ["competence", "sincerity"], moods: ["trust", "calm"] },
  ),
  pair(
    "Bricolage Grotesque",
    "Instrument Sans",
    { modern: 700 },
    { voices: ["expressive", "humanist"], traits: ["sincerity", "excitement"], moods: ["play", "growth"] },
  ),
  pair(
    "Fraunces",
    "Figtree",
    { modern: 600 },
    {
      voices: ["editorial", "humanist"],
      traits: ["sincerity", "sophistication"],
      moods: ["growth", "luxury"],
    },
  ),
  pair(
    "Plus Jakarta Sans",
    "Figtree",
    { modern: 700 },
    { voices: ["geometric", "humanist"], traits: ["sincerity", "competence"], moods: ["growth", "trust"] },
  ),
  pair(
    "Outfit",
    "DM Sans",
    { modern: 600 },
    { voices: ["geometric"], traits: ["excitement", "sincerity"], moods: ["play", "calm"] },
  ),
  pair(
    "Newsreader",
    "Instrument Sans",
    { modern: 500 },
    {
      voices: ["editorial", "classical"],
      traits: ["sophistication", "competence"],
      moods: ["calm", "luxury"],
    },
  ),
  pair(
    "Archivo",
    "Manrope",
    { modern: 700 },
    { voices: ["grotesque"], traits: ["ruggedness", "competence"], moods: ["energy", "trust"] },
  ),
  pair(
    "EB Garamond",
    "Figtree",
    { classic: 600 },
    { voices: ["classical"], traits: ["sophistication", "sincerity"], moods: ["luxury", "calm"] },
  ),
  pair(
    "Newsreader",
    "DM Sans",
    { classic: 600 },
    { voices: ["editorial"], traits: ["competence", "sophistication"], moods: ["calm", "luxury"] },
  ),
  pair(
    "Fraunces",
    "Manrope",
    { classic: 600 },
    { voices: ["editorial", "humanist"], traits: ["sincerity", "excitement"], moods: ["growth", "luxury"] },
  ),
  pair(
    "Instrument Sans",
    "Newsreader",
    { classic: 600 },
    { voices: ["grotesque", "technical"], traits: ["competence"], moods: ["trust", "calm"] },
  ),
  pair(
    "Archivo",
    "EB Garamond",
    { classic: 700 },
    { voices: ["grotesque"], traits: ["ruggedness", "competence"], moods: ["energy", "trust"] },
  ),
  pair(
    "Outfit",
    "Newsreader",
    { classic: 500 },
    { voices: ["geometric", "humanist"], traits: ["sincerity", "sophistication"], moods: ["play", "calm"] },
  ),
  pair(
    "Bricolage Grotesque",
    "Newsreader",
    { classic: 600 },
    { voices: ["expressive"], traits: ["excitement", "ruggedness"], moods: ["play", "growth"] },
  ),
  pair(
    "Archivo",
    "Inter",
    { bold: 800 },
    { voices: ["grotesque"], traits: ["ruggedness", "competence"], moods: ["energy", "trust"] },
  ),
  pair(
    "Unbounded",
    "Figtree",
    { bold: 700 },
    { voices: ["expressive", "geometric"], traits: ["excitement"], moods: ["play", "energy"] },
  ),
  pair(
    "Syne",
    "Manrope",
    { bold: 800 },
    { voices: ["expressive"], traits: ["excitement", "sophistication"], moods: ["play", "luxury"] },
  ),
  pair(
    "Bricolage Grotesque",
    "DM Sans",
    { bold: 800 },
    { voices: ["expressive", "humanist"], traits: ["sincerity", "excitement"], moods: ["play", "growth"] },
  ),
  pair(
    "Sora",
    "Plus Jakarta Sans",
    { bold: 800 },
    { voices: ["geometric", "technical"], traits: ["competence", "excitement"], moods: ["trust", "energy"] },
  ),
  pair(
    "Fraunces",
    "Outfit",
    { bold: 800 },
    {
      voices: ["editorial", "classical"],
      traits: ["sophistication", "sincerity"],
      moods: ["growth", "luxury"],
    },
  ),
  pair(
    "Space Grotesk",
    "DM Sans",
    { bold: 700, minimal: 500 },
    {
      voices: ["technical", "expressive"],
      traits: ["competence", "ruggedness", "excitement"],
      moods: ["energy", "trust"],
    },
  ),
  pair(
    "Outfit",
    "Inter",
    { bold: 800, minimal: 500 },
    {
      voices: ["geometric", "grotesque", "expressive"],
      traits: ["sincerity", "ruggedness", "excitement"],
      moods: ["play", "calm"],
    },
  ),
  pair(
    "Instrument Sans",
    "Inter",
    { minimal: 500 },
    { voices: ["grotesque"], traits: ["competence", "sophistication"], moods: ["trust", "calm"] },
  ),
  pair(
    "Sora",
    "Figtree",
    { minimal: 500 },
    { voices: ["geometric"], traits: ["competence", "sincerity"], moods: ["trust", "energy"] },
  ),
  pair(
    "Figtree",
    "Inter",
    { minimal: 600 },
    { voices: ["humanist"], traits: ["sincerity"], moods: ["calm", "growth"] },
  ),
  pair(
    "EB Garamond",
    "Instrument Sans",
    { minimal: 500 },
    { voices: ["classical"], traits: ["sophistication"], moods: ["luxury", "calm"] },
  ),
  pair(
    "Newsreader",
    "Figtree",
    { minimal: 400 },
    { voices: ["editorial"], traits: ["sophistication", "sincerity"], moods: ["calm", "luxury"] },
  ),
  pair(
    "JetBrains Mono",
    "Inter",
    { minimal: 600 },
    { voices: ["technical"], traits: ["competence", "ruggedness"], moods: ["trust", "energy"] },
  ),
];

/** The pairs of a style. */
export function pairsFor(style: Style): FontPair[] {
  return PAIRS.filter((pair) => pair.weights[style] !== undefined);
}

/** @throws RangeError for an id that no pair has. */
export function pairWithId(id: string): FontPair {
  const found = PAIRS.find((pair) => pair.id === id);
  if (!found)
    throw new RangeError(
      `Unknown type pair "${id}": it must be one of ${PAIRS.map((pair) => pair.id).join(", ")}`,
    );
  return found;
}

/** A pair that a person took over from another style is set in the weight that it has there. */
export function headingWeight({ weights }: FontPair, style: Style): number {
  return weights[style] ?? Object.values(weights)[0]!;
}

function pair(
  heading: FamilyName,
  body: FamilyName,
  weights: FontPair["weights"],
  character: Pick<FontPair, "voices" | "traits" | "moods">,
): FontPair {
  const id = `${heading} ${body}`.toLowerCase().replaceAll(" ", "-");
  return { id, heading, body, weights, ...character };
}
