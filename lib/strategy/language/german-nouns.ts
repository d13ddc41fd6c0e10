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
/** "WhatsApp", "TÜV": in capitals wherever they stand. */
const NAMES = /(?<!\p{L})(?:\p{L}+\p{Ll}\p{Lu}\p{L}*|\p{Lu}{2,})(?!\p{L})/gu;
/** Behind a full stop or a colon a capital says nothing. */
const INNER_CAPITALS = /(?<=[^.!?:\s]\s+)\p{Lu}/gu;
/** So many nouns in small letters, and more than in capitals, were typed in haste. */
const FORGOTTEN_MIN = 3;

const listed = wordGroups(list.nouns);
/** No word of the list is longer (see scripts/content/german-noun-list.ts), and none is joined by more than two letters. */
const LISTED_MAX = 10;
const JOINT_MAX = 2;
const isListed = (word: string): boolean => word.length <= LISTED_MAX && listed.get(fold(word)) === word;
const isFirstPart = (part: string): boolean =>
  isListed(part) || isListed(part.replace(/(?:s|n|en|er|es)$/u, "")) || isListed(`${part}e`);

/** "Hundeleinen", "Orthopädieschuhmacher": nouns of the list, joined as German joins them. */
function isCompound(word: string): boolean {
  // Where a part may begin: every beginning is tried once, however long the word is.
  const starts = new Set([0]);
  for (const start of starts) {
    const furthest = Math.min(start + LISTED_MAX + JOINT_MAX, word.length - TAIL_MIN);
    for (let end = start + REST_MIN; end <= furthest; end++) {
      if (!isFirstPart(word.slice(start, end))) continue;
      if (isListed(word.slice(end))) return true;
      starts.add(end);
    }
  }
  return false;
}

/** "Auf dem bauernhof, …": between one of these and the end of a phrase stands a noun, "am besten" aside. */
const NOUN_PLACE =
  /(?<=(?<!\p{L})(?:dem|den|des|einem|einen|einer|eines|im|am|zum|zur|beim|vom|ins|ans)\s)\p{Ll}{4,}(?<!sten)(?=[,.;:!?]|\s–|\s(?:mit|für|von|aus|in|im|auf|an|am|bei|ohne|nach|zum|zur)\s|$)/gu;

/** "Ein zeugnis, das nirgends gilt": behind one of these, before no other noun, it is one wherever it was typed in haste. */
const BEHIND_ARTICLE =
  /(?<=(?<!\p{L})(?:k?ein(?:e[nmrs]?)?|am|im|zum|zur|beim|vom)\s)(?!paar\s)\p{Ll}{3,}(?=([,.;:!?]|\s\p{Ll}+|$))/gu;

let known: ReadonlySet<string> | undefined;

/**
 * A German text in which nobody wrote a capital within a sentence, with the capitals of its nouns: those that are
 * known, compounds by their last part, and what an ending makes a noun. Where most have theirs, the text stays.
 */
export function withNounCapitals(text: string): string {
  const inCapitals = text.replace(NAMES, "").match(INNER_CAPITALS)?.length ?? 0;
  let inSmall = 0;
  const capitals = text.replace(
    /(?<![\p{L}\p{N}.@-])\p{Ll}{2,}(?![\p{L}\p{N}]|\.\p{L})/gu,
    (word, at: number) => {
      if (!isGermanNoun(word) || /[/’]$|(?<!\p{L})(?:ich|wir|man|du|er|es)\s$/iu.test(text.slice(0, at)))
        return word;
      inSmall += 1;
      return capitalize(word);
    },
  );
  return inCapitals === 0 || (inSmall >= FORGOTTEN_MIN && inSmall > inCapitals)
    ? capitals.replace(NOUN_PLACE, capitalize)
    : text.replace(BEHIND_ARTICLE, (word, next: string) =>
        isGermanNoun(word) && !isGermanNoun(next.trim()) ? capitalize(word) : word,
      );
}

/** Is it a German noun, alone or joined of several? Small letters. */
export function isGermanNoun(word: string): boolean {
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
