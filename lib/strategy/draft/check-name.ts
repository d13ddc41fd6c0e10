import { countGraphemes } from "@/lib/model/text";
import { GENERAL_TRADE, TRADES } from "../find-trades";
import { fold } from "../language/fold";
import { clashingBrand, isBlocked } from "../names/is-blocked";
import { isNameable } from "../names/is-nameable";
import { isTradeWord } from "../trade-cues";
import { checkWords, type WordProblem, type WordRules } from "./check-words";

const NAME_MAX = 24;
const WORDS_MAX = 3;
const BRAND_MIN = 6;
const COMPOUND_MAX = 12;
/** Where two words meet, consonants pile up that one word would not have: "breadwheel". */
const HARD_COMPOUND =
  /^(?!str|spr|scr|spl|thr|shr|sch|chr|phr)[^aeiouy]{3}|[^aeiouy]{5}|[aeiou]{4}|(.)\1\1|q(?!u)/;

export type NameProblem = WordProblem | "unsuitable-name";

/** A proposed name as it will be used, or what is wrong with it: the filters that the built-in names pass, too. */
export function checkName(
  { name: proposed, method }: { name: string; method: string },
  { rules, keywords, trade }: { rules: WordRules; keywords: readonly string[]; trade: string },
): { text: string } | { problem: NameProblem } {
  const checked = checkWords(proposed, { max: NAME_MAX, rules, isSentence: false });
  if ("problem" in checked) return checked;
  const name = checked.text;
  const parts = fold(name)
    .split(/[\s’'&.-]+/u)
    .filter(Boolean);
  const whole = parts.join("");
  const line = TRADES.find(({ id }) => id === trade) ?? GENERAL_TRADE;
  const plain = new Set(keywords.map(fold));
  const isPlainWord = (word: string) => plain.has(word) || isTradeWord(line, word);
  const isLatin = /^[a-z]+$/.test(whole);
  const isSayable = (word: string) =>
    method === "compound"
      ? word.length >= 4 && word.length <= COMPOUND_MAX && !HARD_COMPOUND.test(word)
      : isNameable(word) && !isPlainWord(word);
  // Of several words one may be a short brand's, which is a plain word, too.
  const isBrand = (part: string) => part.length >= BRAND_MIN && clashingBrand(part) === part;
  const isSuitable =
    parts.length <= WORDS_MAX &&
    countGraphemes(name) >= 2 &&
    /^[\p{L}\p{M}\p{N}\p{Join_Control}\s’'&.-]+$/u.test(name) &&
    !isPlainWord(whole) &&
    !isBlocked(name) &&
    !parts.some(isBrand) &&
    !/ify$/.test(whole) &&
    // How a name sounds is judged for one word in plain letters; of several, each is a word already.
    (!isLatin || parts.length > 1 || isSayable(whole));
  return isSuitable ? { text: name } : { problem: "unsuitable-name" };
}
