import { capitalize } from "../../language/phrase";
import { languageName, ledBy } from "../explain";
import type { DraftMethod, NameDraft, NameWord } from "../name-draft";
import { CLASSICAL_ENDINGS } from "../name-parts";

/** Latin and Greek stems: two of them joined as the old languages join, or one with an ending. */
export const classicalRoots: DraftMethod = ({ classical }, random) => {
  const stems = classical
    .map((word) => ({ word, stem: stemOf(word.text) }))
    .filter(({ stem }) => stem.length >= 3);
  const joined = stems.flatMap((first) =>
    stems
      .filter(
        (second) => second.word.field !== first.word.field && second.word.language === first.word.language,
      )
      .map((second) => twoStems(first, second.word)),
  );
  const ended = stems.flatMap(({ word, stem }) =>
    random
      .shuffle(CLASSICAL_ENDINGS)
      .slice(0, 3)
      .filter((ending) => !stem.endsWith(ending.slice(0, 2)))
      .map(
        (ending) =>
          ({
            name: capitalize(stem + ending),
            method: "classical root",
            why: `From the ${languageName(word.language)} “${word.text}”, ${word.gloss}, with a soft ending. ${ledBy(word.lead, word.scene)}`,
            relevance: word.relevance * 0.9,
            craft: 0.5,
            sources: [word.text],
            isCoined: true,
          }) satisfies NameDraft,
      ),
  );
  return [...random.shuffle(joined).slice(0, 40), ...ended];
};

function twoStems({ word: first, stem }: { word: NameWord; stem: string }, second: NameWord): NameDraft {
  const link = first.language === "gr" ? "o" : "i";
  const name = stem + (/^[aeiou]/.test(second.text) || stem.endsWith(link) ? "" : link) + second.text;
  return {
    name: capitalize(name),
    method: "classical root",
    why: `${languageName(first.language)} “${first.text}”, ${first.gloss}, and “${second.text}”, ${second.gloss}, joined as in the old language.`,
    relevance: (first.relevance + second.relevance) / 2,
    craft: 0.56,
    sources: [first.text, second.text],
    isCoined: true,
  };
}

function stemOf(word: string): string {
  return word.replace(/(?:us|um|is|es|os|on|as|a|o|e|x)$/, "");
}
