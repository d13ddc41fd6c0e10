import { capitalize } from "@/lib/model/letter-case";
import words from "../words.json" with { type: "json" };

const { heads, alone, endings, others } = words["german-nouns"];
const OTHERS = new Set(others.split(" "));
const ALONE = new Set(alone.split(" "));
const ENDINGS = endings.split(" ");
/** So many letters stand before a head within a longer word, and before an ending. */
const REST_MIN = 3;
/** A short head is the end of too many words: "beeil", "verpasste". */
const TAIL_MIN = 4;
/** Behind a full stop or a colon a capital says nothing. */
const INNER_CAPITAL = /(?<=[^.!?:\s]\s+)\p{Lu}/u;

let known: ReadonlySet<string> | undefined;

/**
 * A German text in which nobody wrote a capital within a sentence, with the capitals of its nouns: those that are
 * known, compounds by their last part, and what an ending makes a noun. One noun in its capital, and the text stays.
 */
export function withNounCapitals(text: string): string {
  if (INNER_CAPITAL.test(text)) return text;
  return text.replace(/(?<![\p{L}\p{N}.@-])\p{Ll}{2,}(?![\p{L}\p{N}]|\.\p{L})/gu, (word, at: number) =>
    isNoun(word) && !/[/’]/u.test(text[at - 1] ?? "") ? capitalize(word) : word,
  );
}

function isNoun(word: string): boolean {
  if (OTHERS.has(word) || ALONE.has(word)) return ALONE.has(word);
  known ??= new Set(
    heads.split(" ").flatMap((head) => {
      const [stem = "", ...forms] = head.split("/");
      return [stem, ...forms.map((form) => stem + form)];
    }),
  );
  if (known.has(word)) return true;
  for (let start = REST_MIN; start <= word.length - TAIL_MIN; start++) {
    if (known.has(word.slice(start))) return true;
  }
  return ENDINGS.some((end) => word.endsWith(end) && word.length >= end.length + REST_MIN);
}
