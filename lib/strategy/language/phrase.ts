import { startsProper } from "./proper-words";
import type { Word } from "./tokenize";

/** Words as running text. A clause mark after the last word is left out. */
export function joinWords(words: readonly Word[]): string {
  return words
    .map(({ text, mark }, index) => {
      if (index === words.length - 1 || mark === "(" || mark === ")") return text;
      return mark === "–" ? `${text} –` : text + mark;
    })
    .join(" ");
}

/** First letter small, unless the word is an acronym, a name like "iPhone" or "B2B", or a people or a day ("Nigerian food"). */
export function uncapitalize(text: string): string {
  const [word = ""] = text.split(/\s/u);
  const isAcronym = /^\P{Ll}{2,}(?:s?$|-)/u.test(word) || /\p{Ll}\p{Lu}|\d/u.test(word);
  // "R and D departments", and who writes "Black women" means it.
  const isLetter = /^(?:[B-Z]|Black|Deaf|I’\p{L}+)$/u.test(word);
  // "Kestrel Bay Calibration Ltd provides …".
  const isName =
    /^(?:\p{Lu}\p{Ll}+\s){2,}(?:\p{Lu}\p{Ll}+|\p{Lu}{2,})(?!\p{L})/u.test(text) &&
    !/^(?:an?|the|we|i|my|our)\s/iu.test(text);
  // "South Asian families".
  const isRegion = /^(?:North|South|East|West|Central)(?:ern)?\s\p{Lu}\p{Ll}/u.test(text);
  if (isRegion || isAcronym || text.length === 0 || isLetter || isName || startsProper(text)) return text;
  const [first = "", ...rest] = text;
  return first.toLocaleLowerCase("en-US") + rest.join("");
}

/**
 * At most `limit` UTF-16 units, cut between words (or characters, in scripts without spaces), without a dangling
 * comma or function word at the end.
 */
export function shorten(text: string, limit: number, functionWords?: ReadonlySet<string>): string {
  let short = text.trim();
  if (short.length > limit) {
    const cut = [...short.slice(0, limit + 1)].slice(0, -1).join("");
    const space = cut.lastIndexOf(" ");
    short = space > limit * 0.4 ? cut.slice(0, space) : trimToUnits(cut, limit);
  }
  for (;;) {
    const trimmed = short.replace(/[\s,;:.–—(-]+$/u, "");
    const last = trimmed.split(" ").at(-1)?.toLowerCase() ?? "";
    if (!functionWords?.has(last) || !trimmed.includes(" ")) return trimmed;
    short = trimmed.slice(0, trimmed.length - last.length);
  }
}

/** Cut without leaving half a surrogate pair or a lone combining mark's base behind. */
function trimToUnits(text: string, limit: number): string {
  let result = "";
  for (const character of text) {
    if (result.length + character.length > limit) break;
    result += character;
  }
  return result;
}
