import { SENTENCES } from "./sentences/sentences";
import type { Strategy } from "./strategy.schema";

const OTHERS_MAX = 4;

/** Values that the brand does not have yet, in its language, for a person to choose from; at most four. */
export function otherValues({ language, values }: Pick<Strategy, "language" | "values">): Strategy["values"] {
  const taken = new Set(values.map(({ title }) => title));
  const { characters } = SENTENCES[language] ?? SENTENCES.en!;
  const all = Object.values(characters).flatMap((character) => character.values);
  const others = new Map(all.filter(([title]) => !taken.has(title)));
  return [...others].slice(0, OTHERS_MAX).map(([title, text]) => ({ title, text }));
}
