import { capitalize } from "../../language/phrase";
import { ledBy, quoted } from "../explain";
import type { DraftMethod, NameDraft, NameWord } from "../name-draft";
import {
  COMPOUND_FIRSTS,
  GIVEN_NAMES,
  HOUSE_TITLES,
  PLACE_ENDINGS,
  PLACE_LEADS,
  PLACE_WORDS,
  SURNAMES,
  TITLES,
} from "../name-parts";
import { countSyllables, joinsWell } from "../phonotactics";

const SHOWN_MAX = 13;

/** A village, a street or a house that might be on a map. */
export const placeLike: DraftMethod = ({ own, language }, random) => {
  const words = own.filter(({ isVerb, text }) => !isVerb && text.length <= 7);
  if (language !== "en") {
    return words.flatMap((word) =>
      random
        .shuffle(PLACE_LEADS[language])
        .slice(0, 2)
        .map((lead) => `${lead} ${capitalize(word.text)}`)
        .filter((name) => name.length <= SHOWN_MAX)
        .map((name) =>
          draft(
            name,
            "place-like",
            word,
            `A place that might be on a map, named after ${quoted(word)}.`,
            0.64,
          ),
        ),
    );
  }
  return words.flatMap((word) => {
    const villages = random
      .shuffle(PLACE_ENDINGS)
      .filter(
        (ending) =>
          COMPOUND_FIRSTS.has(word.text) &&
          countSyllables(word.text) === 1 &&
          word.text.length + ending.length <= 9 &&
          joinsWell(word.text, ending),
      )
      .slice(0, 2)
      .map((ending) =>
        draft(
          word.text + ending,
          "place-like",
          word,
          `${quoted(word)} with the old village ending “-${ending}”, like a place on the map.`,
          0.62,
        ),
      );
    const streets = random
      .shuffle(word.isPlain ? PLACE_WORDS : [])
      .filter((place) => place.toLowerCase() !== word.text && word.text.length + place.length + 1 <= 12)
      .slice(0, 2)
      .map((place) =>
        draft(
          `${capitalize(word.text)} ${place}`,
          "place-like",
          word,
          `An address that sounds as if it had always been there: ${quoted(word)} and “${place.toLowerCase()}”.`,
          0.6,
        ),
      );
    return [...villages, ...streets];
  });
};

/** Somebody with a surname from the idea, or a title. In English only with words that people are really called. */
export const personLike: DraftMethod = ({ own, language }, random) => {
  const words = own.filter(({ isVerb, text }) => !isVerb && text.length <= 7 && text.length >= 3);
  const given = random.shuffle(GIVEN_NAMES[language]);
  return words.flatMap((word, index) => {
    const surname = language === "en" ? (SURNAMES.has(word.text) ? word.text : null) : word.text;
    const name = given
      .slice(index % given.length)
      .find((first) => first.length + word.text.length + 1 <= 12 && first.toLowerCase() !== word.text);
    const person =
      surname && name
        ? [
            draft(
              `${name} ${capitalize(surname)}`,
              "person-like",
              word,
              `A person to remember: the surname is ${quoted(word)}.`,
              language === "en" ? 0.66 : 0.48,
            ),
          ]
        : [];
    const title = random.pick(TITLES[language]);
    const house = HOUSE_TITLES.has(title);
    const titled = draft(
      `${title} ${capitalize(word.text)}`,
      "person-like",
      word,
      house
        ? `A house with the name of ${quoted(word)}.`
        : `${quoted(word)} with a title, like somebody in the street.`,
      house ? 0.6 : 0.5,
    );
    return titled.name.length <= SHOWN_MAX && (word.isPlain || language !== "en")
      ? [...person, titled]
      : person;
  });
};

function draft(
  name: string,
  method: "place-like" | "person-like",
  word: NameWord,
  how: string,
  craft: number,
): NameDraft {
  return {
    name: capitalize(name),
    method,
    why: `${capitalize(how)} ${ledBy(word.lead, word.scene)}`,
    relevance: word.relevance,
    craft,
    sources: [word.text],
    isCoined: false,
  };
}
