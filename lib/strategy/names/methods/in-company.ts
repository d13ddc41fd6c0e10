import { capitalize } from "../../language/phrase";
import { ledBy, quoted } from "../explain";
import { areBothNamed, type DraftMethod, type NameDraft, type NameWord } from "../name-draft";
import { rhyme } from "../phonotactics";

const PART_MAX = 7;
const SHOWN_MAX = 14;
const PAIR_CRAFT = 0.52;
const PHRASE_CRAFT = 0.72;

/**
 * Two nouns and an ampersand. The two must belong to one picture: things of one field, of which everyone knows one at
 * least, or two things that the idea itself names. What a word of the audience brings in goes with nothing of the trade.
 */
export const pair: DraftMethod = ({ own, language }, random) => {
  const all = own.filter(({ text, isVerb, parts }) => !isVerb && !parts && text.length <= PART_MAX);
  const known = language === "en" ? all.filter(({ isPlain }) => isPlain) : all;
  const drafts = known.flatMap((one) =>
    all.flatMap((other) => {
      const isAcross = one.field !== other.field;
      const isKnown = language !== "en" || other.isPlain;
      // Two known ones would come twice.
      if (one.text === other.text || (isKnown && one.text > other.text)) return [];
      if (isAcross && !(isKnown && areBothNamed(one, other))) return [];
      if (one.text.length + other.text.length + 3 > SHOWN_MAX) return [];
      if (one.text.startsWith(other.text) || other.text.startsWith(one.text)) return [];
      const isRhyme = rhyme(one.text) === rhyme(other.text) && one.text[0] !== other.text[0];
      const [a, b] = one.text.length <= other.text.length ? [one, other] : [other, one];
      return [
        {
          name: `${capitalize(a.text)} & ${capitalize(b.text)}`,
          method: "pair",
          why: `${capitalize(quoted(a))} and ${quoted(b)}${isRhyme ? ", which rhyme" : ""}. ${leads(a, b)}`,
          relevance: (one.relevance + other.relevance) / 2,
          craft: PAIR_CRAFT + (isAcross ? 0.16 : 0) + (isRhyme ? 0.06 : 0),
          sources: [a.text, b.text],
          isCoined: false,
        } satisfies NameDraft,
      ];
    }),
  );
  return random.shuffle(drafts).slice(0, 140);
};

/** How it is done before a thing that everyone knows: "Slow Crumb". English only, whose adjectives agree with everything. */
export const phrase: DraftMethod = ({ own, qualities, language }) => {
  if (language !== "en") return [];
  const nouns = own.filter(({ text, isPlain }) => isPlain && text.length <= PART_MAX);
  return qualities.flatMap(({ quality, lead, relevance }) =>
    quality.adjectives.split(" ").flatMap((adjective) =>
      nouns
        .filter(({ text }) => adjective !== text && adjective.length + text.length + 1 <= 13)
        .map(
          (noun): NameDraft => ({
            name: `${capitalize(adjective)} ${capitalize(noun.text)}`,
            method: "phrase",
            why: `“${capitalize(adjective)}” for ${quality.idea}${lead.kind === "mood" ? "" : ` (the brief says “${lead.text}”)`}, “${noun.text}” from ${noun.scene}.`,
            relevance: (relevance + noun.relevance) / 2,
            craft: PHRASE_CRAFT,
            sources: [adjective, noun.text],
            isCoined: false,
          }),
        ),
    ),
  );
};

function leads(one: NameWord, other: NameWord): string {
  if (one.lead.text === other.lead.text || other.lead.kind === "trade") return ledBy(one.lead, one.scene);
  if (one.lead.kind === "trade") return ledBy(other.lead, other.scene);
  return `The idea’s “${one.lead.text}” and “${other.lead.text}” stand side by side.`;
}
