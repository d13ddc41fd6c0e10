import { capitalize } from "../../language/phrase";
import { ledBy, quoted } from "../explain";
import type { DraftMethod, NameDraft, NameWord } from "../name-draft";
import { rhyme } from "../phonotactics";

const PART_MAX = 7;
const SHOWN_MAX = 14;

/** Two nouns and an ampersand: two things of the idea, or two that begin or end alike. */
export const pair: DraftMethod = ({ own }, random) => {
  const all = own.filter(({ text, isVerb }) => !isVerb && text.length <= PART_MAX);
  const drafts = all.flatMap((one) =>
    all.flatMap((other) => {
      if (one.text >= other.text || one.text.length + other.text.length + 3 > SHOWN_MAX) return [];
      if (one.text.startsWith(other.text) || other.text.startsWith(one.text)) return [];
      const isAlliterative = one.text[0] === other.text[0];
      const isRhyme = rhyme(one.text) === rhyme(other.text) && one.text[0] !== other.text[0];
      const isAcross = one.field !== other.field;
      if (!isAlliterative && !isRhyme && !isAcross) return [];
      const [a, b] = one.text.length <= other.text.length ? [one, other] : [other, one];
      return [
        {
          name: `${capitalize(a.text)} & ${capitalize(b.text)}`,
          method: "pair",
          why: `${capitalize(quoted(a))} and ${quoted(b)}${isAlliterative ? ", which begin alike" : isRhyme ? ", which rhyme" : ""}. ${leads(a, b)}`,
          relevance: Math.min(1, (one.relevance + other.relevance) / 2 + (isAcross ? 0.14 : 0)),
          craft: 0.62 + (isAcross ? 0.12 : 0) + (isAlliterative || isRhyme ? 0.08 : 0),
          sources: [a.text, b.text],
          isCoined: false,
        } satisfies NameDraft,
      ];
    }),
  );
  return random.shuffle(drafts).slice(0, 140);
};

/** How it is done before what is done: "Slow Crumb". English only, whose adjectives agree with everything. */
export const phrase: DraftMethod = ({ own, qualities, language }) => {
  if (language !== "en") return [];
  const nouns = own.filter(({ text, isVerb }) => !isVerb && text.length <= PART_MAX);
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
            craft: 0.82,
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
