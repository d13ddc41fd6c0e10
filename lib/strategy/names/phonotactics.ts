import names from "../names.json";
import { wordSets } from "../words/word-set";

/** `names.schema.ts` says what each list is. */
const SOUNDS = wordSets(names.sounds);

/** Can a coined word be said at first sight? */
export function isSayable(word: string): boolean {
  if (/(.)\1\1|[jqv]$|q(?!u)|[bcdfghjklmnpqrstvwxz]{4}|uu|ii|aa|yy|[^aeiouy]w[^aeiouyhr]/.test(word))
    return false;
  const parts = word.match(/[aeiouy]+|[^aeiouy]+/g) ?? [];
  if (!parts.some((part) => /[aeiouy]/.test(part))) return false;
  return parts.every((part, index) => {
    if (/[aeiouy]/.test(part)) {
      return part.length === 1 || (part.length === 2 && SOUNDS.vowelPairs.has(part));
    }
    if (index === 0) return SOUNDS.onsets.has(part);
    if (index === parts.length - 1) return SOUNDS.codas.has(part);
    return part.length === 1 || SOUNDS.onsets.has(part) || SOUNDS.joints.has(part);
  });
}

/**
 * Do two words join well? No letter doubled by the join, no sound of two letters made by accident ("oat" + "house"), no
 * vowel against a vowel, at most three consonants, none of them a pair that the tongue trips over.
 */
export function joinsWell(first: string, second: string): boolean {
  const [end, start] = [first.at(-1)!, second[0]!];
  if (end === start || SOUNDS.clashes.has(end + start)) return false;
  const isVowelEnd = /[aeiouy]/.test(end);
  if (isVowelEnd && /[aeiou]/.test(start)) return false;
  if (start === "h" && /[tscpgwkr]/.test(end)) return false;
  if (start === "r" && /[tdkgpbcfw]/.test(end) === true && first.length < 4) return false;
  const tail = /[^aeiouy]*$/.exec(first)?.[0] ?? "";
  const head = /^[^aeiouy]*/.exec(second)?.[0] ?? "";
  if (isVowelEnd) return true;
  return (
    tail.length + head.length <= 3 &&
    !/^(?:ng[rlw]|nd[lbm]|st[bdgmn]|ft[bdgmp]|mp[bdg]|sk[a-z]|lk[bdgp]|ct[a-z])/.test(tail + head)
  );
}
