import { capitalize } from "../../language/phrase";
import { ledBy } from "../explain";
import type { DraftMethod, NameDraft } from "../name-draft";
import { SOUNDS } from "../name-parts";
import { firstSound } from "../phonotactics";

const DRAFTS = 60;

/** Words that never were, by the sound rules of the idea's language, beginning as a word of the idea does. */
export const invented: DraftMethod = ({ own, language }, random) => {
  const [onsets, vowels, codas, endings] = SOUNDS[language].map((sounds) => sounds.split(" ")) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const sources = own.filter(({ text }) => firstSound(text).length >= 2);
  if (sources.length === 0) return [];
  return Array.from({ length: DRAFTS }, (): NameDraft => {
    const source = random.pick(sources);
    const isLong = random.next() < 0.4;
    const middle = isLong ? random.pick(onsets) + random.pick(vowels) : "";
    const closed = !isLong && random.next() < 0.5 ? random.pick(codas) : random.pick(onsets);
    const ending = random.pick(endings);
    const joint = isLong ? random.pick(["l", "r", "n", "m", "v", "s", "d"]) : closed;
    return {
      name: capitalize(firstSound(source.text) + middle + joint + ending),
      method: "invented",
      why: `A new word that begins like “${source.text}” and is built of sounds that are easy to say. ${ledBy(source.lead, source.scene)}`,
      relevance: source.relevance * 0.6,
      craft: 0.5,
      sources: [source.text],
      isCoined: true,
    };
  });
};
