import { capitalize } from "../../language/phrase";
import { ledBy, quoted } from "../explain";
import type { DraftMethod, NameDraft, NameWord } from "../name-draft";
import { GIVEN_NAMES, HOUSE_TITLES, PLACE_ENDINGS, PLACE_LEADS, PLACE_WORDS, TITLES } from "../name-parts";
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
      .shuffle(PLACE_WORDS)
      .filter(
        (place, index) =>
          place.toLowerCase() !== word.text &&
          word.text.length + place.length + 1 <= 12 &&
          (index < 4 || isAlike(place, word.text)),
      )
      .slice(0, 2)
      .map((place) =>
        draft(
          `${capitalize(word.text)} ${place}`,
          "place-like",
          word,
          `An address that sounds as if it had always been there: ${quoted(word)} and “${place.toLowerCase()}”.`,
          isAlike(place, word.text) ? 0.8 : 0.62,
        ),
      );
    return [...villages, ...streets];
  });
};

/** Somebody with a surname from the idea, or a title. */
export const personLike: DraftMethod = ({ own, language }, random) => {
  const words = own.filter(({ isVerb, text }) => !isVerb && text.length <= 7 && text.length >= 3);
  const given = random.shuffle(GIVEN_NAMES[language]);
  return words.flatMap((word) => {
    const names = given.filter(
      (name) => name.length + word.text.length + 1 <= 12 && name.toLowerCase() !== word.text,
    );
    const alike = names.find((name) => name[0]?.toLowerCase() === word.text[0]);
    const any = names.length > 0 ? names[word.text.charCodeAt(0) % names.length] : undefined;
    const people = [alike, any]
      .filter((name) => name !== undefined)
      .map((name) =>
        draft(
          `${name} ${capitalize(word.text)}`,
          "person-like",
          word,
          `A person to remember: the surname is ${quoted(word)}${name === alike ? ", and the given name begins alike" : ""}.`,
          name === alike ? 0.74 : 0.6,
        ),
      );
    const title = random.pick(TITLES[language]);
    const house = HOUSE_TITLES.has(title);
    const titled = draft(
      `${title} ${capitalize(word.text)}`,
      "person-like",
      word,
      house
        ? `A house with the name of ${quoted(word)}.`
        : `${quoted(word)} with a title, like somebody in the street.`,
      0.6,
    );
    return titled.name.length <= SHOWN_MAX ? [...people, titled] : people;
  });
};

function isAlike(one: string, other: string): boolean {
  return one[0]?.toLowerCase() === other[0];
}

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
