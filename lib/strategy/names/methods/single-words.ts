import { capitalize } from "../../language/phrase";
import { ledBy, meaning } from "../explain";
import { FAMILIAR_WORDS } from "../lexicon/familiar-words";
import { readWords } from "../lexicon/read-field";
import type { DraftMethod, NameDraft } from "../name-draft";

/** Things of the idea itself that are not what it sells: "Compass" for a sailing school with a talking one. */
export const ownWords: DraftMethod = ({ ideaWords }) =>
  ideaWords.map(
    (word, index): NameDraft => ({
      name: capitalize(word),
      method: "own word",
      why: `“${capitalize(word)}” stands in the idea itself.`,
      fit: 1 - 0.05 * index,
      craft: 0.8,
      sources: [word],
    }),
  );

/** Words of the idea's language that belong to its world. */
export const realWords: DraftMethod = ({ own, language }) =>
  own
    .filter(({ isPlain, parts, isVerb }) => !isPlain && !parts && !isVerb)
    .map(
      (word): NameDraft => ({
        name: capitalize(word.text),
        method: "real word",
        why: `${meaning(word)}. ${ledBy(word.lead, word.scene)}`,
        fit: word.relevance,
        craft: language !== "en" ? 0.6 : FAMILIAR_WORDS.has(word.text) ? 0.85 : 0.3,
        sources: [word.text],
      }),
    );

/** Pictures of how the business does it, where the brief says how. */
export const metaphors: DraftMethod = ({ qualities, language }) =>
  language !== "en"
    ? []
    : qualities
        .filter(({ lead }) => lead.kind !== "mood")
        .flatMap(({ quality, lead, relevance }) =>
          readWords(quality.images, "en").map(
            ({ text, gloss }): NameDraft => ({
              name: capitalize(text),
              method: "metaphor",
              why: `${capitalize(text)}: ${gloss}. A picture of ${quality.idea}, which the brief’s “${lead.text}” asks for.`,
              fit: relevance * 0.9,
              craft: FAMILIAR_WORDS.has(text) ? 0.8 : 0.35,
              sources: [text],
            }),
          ),
        );
