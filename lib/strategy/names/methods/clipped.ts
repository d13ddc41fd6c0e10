import { capitalize } from "../../language/phrase";
import { ledBy, quoted } from "../explain";
import type { DraftMethod, NameDraft } from "../name-draft";

const SOURCE_MIN = 7;

/** Long words cut back to where they end on a vowel: "chamomile" → "Chamo", or closed with one. */
export const clipped: DraftMethod = ({ own, ideaWords }) => {
  const words = own.filter(({ text }) => text.length >= SOURCE_MIN);
  const fromIdea = ideaWords
    .filter((text) => text.length >= SOURCE_MIN)
    .flatMap((text) =>
      cuts(text).map(
        (name): NameDraft => ({
          name: capitalize(name),
          method: "clipped",
          why: `The idea’s own “${text}”, cut short to the part that is good to say.`,
          relevance: 0.95,
          craft: 0.58,
          sources: [text],
          isCoined: true,
        }),
      ),
    );
  const fromFields = words.flatMap((word) =>
    cuts(word.text).map(
      (name): NameDraft => ({
        name: capitalize(name),
        method: "clipped",
        why: `${quoted(word)} cut short to the part that is good to say. ${ledBy(word.lead, word.scene)}`,
        relevance: word.relevance * 0.92,
        craft: word.language === "en" ? 0.52 : 0.48,
        sources: [word.text],
        isCoined: true,
      }),
    ),
  );
  return [...fromIdea, ...fromFields];
};

/** After the second vowel, four to six letters. */
function cuts(word: string): string[] {
  const open =
    /^[^aeiouy]{1,2}[aeiou](?:[^aeiouy]|ch|th|sh|l[mtd]|n[dt]|r[mtd]|mb|st)[aio]/.exec(word)?.[0] ?? "";
  return open.length >= 4 && open.length <= 6 && word.length - open.length >= 2 && !/e$/.test(open)
    ? [open]
    : [];
}
