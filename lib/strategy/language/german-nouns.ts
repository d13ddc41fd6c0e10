import { capitalize } from "@/lib/model/letter-case";
import list from "../german-nouns.json" with { type: "json" };
import words from "../words.json" with { type: "json" };
import { fold } from "./fold";
import { wordGroups } from "./word-groups";

const { heads, alone, endings, others } = words["german-nouns"];
const OTHERS = new Set(others.split(" "));
const ALONE = new Set(alone.split(" "));
const ENDINGS = endings.split(" ");
/** So many letters stand before a head within a longer word, and before an ending. */
const REST_MIN = 3;
/** A short head is the end of too many words: "beeil", "verpasste". */
const TAIL_MIN = 4;
/** Behind a full stop or a colon a capital says nothing. */
/** "WhatsApp", "TÜV": in capitals wherever they stand. */
const NAMES = /(?<!\p{L})(?:\p{L}+\p{Ll}\p{Lu}\p{L}*|\p{Lu}{2,})(?!\p{L})/gu;
const INNER_CAPITAL = /(?<=[^.!?:\s]\s+)\p{Lu}/u;

const listed = wordGroups(list.nouns);
const isListed = (word: string): boolean => listed.get(fold(word)) === word;

/** "Hundeleinen", "Orthopädieschuhmacher": nouns of the list, joined as German joins them. */
function isCompound(word: string): boolean {
  for (let end = word.length - TAIL_MIN; end >= REST_MIN; end--) {
    const [first, last] = [word.slice(0, end), word.slice(end)];
    const isFirst =
      isListed(first) || isListed(first.replace(/(?:s|n|en|er|es)$/u, "")) || isListed(`${first}e`);
    if (isFirst && (isListed(last) || isCompound(last))) return true;
  }
  return false;
}

let known: ReadonlySet<string> | undefined;

/**
 * A German text in which nobody wrote a capital within a sentence, with the capitals of its nouns: those that are
 * known, compounds by their last part, and what an ending makes a noun. One noun in its capital, and the text stays.
 */
export function withNounCapitals(text: string): string {
  if (INNER_CAPITAL.test(text.replace(NAMES, ""))) return text;
  return text.replace(/(?<![\p{L}\p{N}.@-])\p{Ll}{2,}(?![\p{L}\p{N}]|\.\p{L})/gu, (word, at: number) =>
    isNoun(word) && !/[/’]$|(?<!\p{L})(?:ich|wir|man|du|er|es)\s$/iu.test(text.slice(0, at))
      ? capitalize(word)
      : word,
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
  if (isListed(word) || isCompound(word)) return true;
  return ENDINGS.some((end) => word.endsWith(end) && word.length >= end.length + REST_MIN);
}
