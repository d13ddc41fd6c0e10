import { capitalize } from "../../language/phrase";
import { ledBy, quoted } from "../explain";
import { areBothNamed, type DraftMethod, type NameDraft } from "../name-draft";
import { COMPOUND_HEADS, canLead } from "../name-parts";
import { countSyllables, joinsWell } from "../phonotactics";

const PART_MAX = 6;
const LENGTH_MAX = 10;

/** Two short words in one: a pair picked by hand, or two things that the idea itself calls up. English only. */
export const compound: DraftMethod = ({ own, language }) => {
  if (language !== "en") return [];
  const known = own.flatMap(({ text, parts: halves, gloss, relevance, lead, scene }): NameDraft[] =>
    halves
      ? [
          {
            name: capitalize(text),
            method: "compound",
            why: `“${halves[0]}” and “${halves[1]}” in one word${gloss === "" ? "" : `: ${gloss}`}. ${ledBy(lead, scene)}`,
            fit: relevance * 0.95,
            craft: 0.6,
            sources: [...halves],
          },
        ]
      : [],
  );
  const parts = own.filter(
    ({ text, isVerb, parts: halves }) =>
      !isVerb && !halves && text.length <= PART_MAX && countSyllables(text) === 1,
  );
  const twoThings = parts.flatMap((first) =>
    parts
      .filter(
        (second) =>
          areBothNamed(first, second) &&
          COMPOUND_HEADS.has(second.text) &&
          canLead(first.text, second.text) &&
          first.text.length + second.text.length <= LENGTH_MAX &&
          joinsWell(first.text, second.text),
      )
      .map(
        (second): NameDraft => ({
          name: capitalize(first.text + second.text),
          method: "compound",
          why: `${quoted(first)} and ${quoted(second)} in one word. The idea’s “${first.lead.text}” and “${second.lead.text}” met there.`,
          fit: (first.relevance + second.relevance) / 2,
          craft: 0.55,
          sources: [first.text, second.text],
        }),
      ),
  );
  return [...known, ...twoThings];
};
