import { capitalize } from "../../language/phrase";
import { languageName, ledBy, meaning } from "../explain";
import { LEXICON_LANGUAGES, readWords } from "../lexicon/read-field";
import type { DraftMethod, NameDraft, NameWord } from "../name-draft";

/** Words of the idea's own language that already have a good sound. */
export const realWords: DraftMethod = ({ own }) =>
  own
    .filter(({ isPlain, parts }) => !isPlain && !parts)
    .map((word) => single(word, "real word", word.gloss === "" ? 0.58 : word.isVerb ? 0.62 : 0.67));

/** Languages whose words many people have heard; those of others have to sound the better. */
const KNOWN_TONGUES = new Set<string>(LEXICON_LANGUAGES);

/** Words of other living languages. */
export const foreignWords: DraftMethod = ({ foreign }) =>
  foreign.map((word) => ({
    ...single(word, "foreign word", KNOWN_TONGUES.has(word.language) ? 0.65 : 0.58),
    isCoined: true,
  }));

/** Pictures of how the business does it. */
export const metaphors: DraftMethod = ({ qualities, language }) =>
  language !== "en"
    ? []
    : qualities.flatMap(({ quality, lead, relevance }) =>
        readWords(quality.images, "en").map(
          ({ text, gloss }): NameDraft => ({
            name: capitalize(text),
            method: "metaphor",
            why:
              lead.kind === "mood"
                ? `${capitalize(text)}: ${gloss}. A picture of ${quality.idea}.`
                : `${capitalize(text)}: ${gloss}. A picture of ${quality.idea}, which the brief’s “${lead.text}” asks for.`,
            relevance,
            craft: 0.8,
            sources: [text],
            isPicked: true,
            isCoined: false,
          }),
        ),
      );

/** Latin and Greek words as they are. */
export const classicalWords: DraftMethod = ({ classical }) =>
  classical.map((word) => ({
    ...single(word, "classical root", 0.66),
    isCoined: true,
    why: `${capitalize(word.text)} is ${languageName(word.language)} for ${word.gloss}. ${ledBy(word.lead, word.scene)}`,
  }));

function single(word: NameWord, method: NameDraft["method"], craft: number): NameDraft {
  return {
    name: capitalize(word.text),
    method,
    why: `${meaning(word)}. ${ledBy(word.lead, word.scene)}`,
    relevance: word.relevance,
    craft,
    sources: [word.text],
    isPicked: true,
    isCoined: false,
  };
}
