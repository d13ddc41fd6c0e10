import { capitalize } from "../../language/phrase";
import type { DraftMethod, NameDraft } from "../name-draft";

const MATERIAL_MAX = 80;
const LENGTH_MAX = 10;

/** Two words that share letters run into each other: "knead" and "meadow" make "kneadow". */
export const blend: DraftMethod = ({ own, ideaWords }, random) => {
  const words = [
    ...ideaWords.map((text) => ({ text, relevance: 1, field: "idea" })),
    ...random.shuffle(own).slice(0, MATERIAL_MAX),
  ];
  return words.flatMap((first) =>
    words.flatMap((second) => {
      if (first.text === second.text) return [];
      const made = overlap(first.text, second.text);
      if (!made) return [];
      const isAcross = first.field !== second.field;
      return [
        {
          name: capitalize(made.name),
          method: "blend",
          why: `“${first.text}” runs into “${second.text}”; the two share “${made.shared}”.`,
          relevance: Math.min(1, ((first.relevance + second.relevance) / 2) * (isAcross ? 1 : 0.9)),
          craft: made.shared.length > 3 ? 0.76 : 0.62,
          sources: [first.text, second.text],
          isCoined: true,
        } satisfies NameDraft,
      ];
    }),
  );
};

/** The longest join on shared letters in which both words can still be heard. */
function overlap(first: string, second: string): { name: string; shared: string } | null {
  for (const size of [4, 3]) {
    const shared = first.slice(-size);
    if (first.length < size + 2 || shared.length < size) continue;
    const at = second.indexOf(shared);
    // A dropped beginning is forgiven when much is shared: "knead" + "meadow".
    if (at < 0 || at > 1) continue;
    const rest = second.slice(at + size);
    if (rest.length < 2) continue;
    const name = first + rest;
    // One letter more than a word that everyone knows looks like a slip of the pen.
    if (name.length > LENGTH_MAX || name.length < Math.max(first.length, second.length) + 2) return null;
    return { name, shared };
  }
  return null;
}
