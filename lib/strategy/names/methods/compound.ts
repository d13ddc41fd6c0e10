import { capitalize } from "../../language/phrase";
import { ledBy, quoted } from "../explain";
import { areBothNamed, type DraftMethod, type NameDraft, type NameWord } from "../name-draft";
import { COMPOUND_FIRSTS, COMPOUND_HEADS, canLead, HEADS } from "../name-parts";
import { countSyllables, joinsWell } from "../phonotactics";

const PART_MAX = 6;
const LENGTH_MAX = 10;
/** Picked by hand: better than what is put together here. */
const KNOWN_CRAFT = 0.66;

/** Two short words in one: a known one, two things of the idea, or a thing and an outline to remember it by. English only. */
export const compound: DraftMethod = ({ own, qualities, isFormal, language }, random) => {
  if (language !== "en") return [];
  const known = own.flatMap(({ text, parts: halves, gloss, relevance, lead, scene }): NameDraft[] =>
    halves
      ? [
          {
            name: capitalize(text),
            method: "compound",
            why: `“${halves[0]}” and “${halves[1]}” in one word${gloss === "" ? "" : `: ${gloss}`}. ${ledBy(lead, scene)}`,
            relevance,
            craft: KNOWN_CRAFT,
            sources: [...halves],
            isPicked: true,
            isCoined: false,
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
          isGood(first.text, second.text),
      )
      .map((second) =>
        join(
          first,
          second.text,
          second.relevance,
          0.54 + ease(first.text, second.text),
          `${quoted(first)} and ${quoted(second)} in one word. ${leads(first, second)}`,
        ),
      ),
  );
  const heads = HEADS[isFormal ? "formal" : "homely"];
  const outlined = parts.flatMap((first) =>
    random
      .shuffle(heads)
      .filter((head) => head !== first.text && canLead(first.text, head) && isGood(first.text, head))
      .slice(0, 3)
      .map((head) =>
        join(
          first,
          head,
          first.relevance * 0.9,
          0.5 + ease(first.text, head),
          `${quoted(first)} with “${head}” behind it, to give it an outline. ${ledBy(first.lead, first.scene)}`,
        ),
      ),
  );
  const described = qualities.flatMap(({ quality, lead, relevance }) =>
    quality.adjectives
      .split(" ")
      .slice(0, 3)
      .flatMap((adjective) =>
        random
          .shuffle(parts)
          .filter(({ text }) => COMPOUND_FIRSTS.has(text) && isGood(adjective, text))
          .slice(0, 3)
          .map(
            (part): NameDraft => ({
              name: capitalize(adjective + part.text),
              method: "compound",
              why: `“${adjective}” for ${quality.idea}, and ${quoted(part)}. ${ledBy(lead.kind === "mood" ? part.lead : lead, part.scene)}`,
              relevance: (relevance + part.relevance) / 2,
              craft: 0.47 + ease(adjective, part.text),
              sources: [adjective, part.text],
              isCoined: false,
            }),
          ),
      ),
  );
  return [
    ...known,
    ...random.shuffle(twoThings).slice(0, 60),
    ...random.shuffle(outlined).slice(0, 50),
    ...described,
  ];
};

function isGood(first: string, second: string): boolean {
  return first.length + second.length <= LENGTH_MAX && joinsWell(first, second);
}

/** How smoothly the two meet, 0 to 0.16: best when the first ends on a vowel or a sonorant and little follows. */
function ease(first: string, second: string): number {
  const meeting =
    (/[^aeiouy]*e?$/.exec(first)?.[0] ?? "").replace(/e$/, "").length +
    (/^[^aeiouy]*/.exec(second)?.[0].length ?? 0);
  const start = /[aeiouylnrmw]e?$/.test(first) ? 0.1 : 0;
  return start + (meeting <= 2 ? 0.06 : 0) - (second.length < 4 ? 0.06 : 0);
}

function join(first: NameWord, second: string, relevance: number, craft: number, why: string): NameDraft {
  return {
    name: capitalize(first.text + second),
    method: "compound",
    why,
    relevance: Math.min(1, (first.relevance + relevance) / 2 + 0.05),
    craft,
    sources: [first.text, second],
    isCoined: false,
  };
}

function leads(first: NameWord, second: NameWord): string {
  const words = [first, second]
    .filter(({ lead }) => lead.kind !== "trade")
    .map(({ lead }) => `“${lead.text}”`);
  return words.length === 2 && words[0] !== words[1]
    ? `The idea’s ${words.join(" and ")} met there.`
    : `They come from ${first.scene} and ${second.scene}.`;
}
