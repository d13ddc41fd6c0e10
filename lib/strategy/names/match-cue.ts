const WHOLE_WORD_MAX = 4;
const ENDING_MAX = 6;
/** Who does it and doing it: "surf" in "surfers" and "surfing". */
const ENGLISH_ENDING = /^(?:ers?|ing)$/;

/** Does a folded word show a cue? Short cues want the word itself or its plural, longer ones its beginning. */
export function matchesCue(word: string, cue: string, language: string): boolean {
  if (word === cue) return true;
  if (cue.length <= WHOLE_WORD_MAX) {
    if (word === `${cue}s` || word === `${cue}es`) return true;
    if (
      language === "en" &&
      cue.length === WHOLE_WORD_MAX &&
      ENGLISH_ENDING.test(word.slice(cue.length)) &&
      word.startsWith(cue)
    )
      return true;
    // German compounds carry the telling noun at either end: "Lastenrad", "Hundekekse".
    return language === "de" && cue.length === WHOLE_WORD_MAX && (word.startsWith(cue) || word.endsWith(cue));
  }
  if (language === "de" && word.includes(cue)) return true;
  return word.startsWith(cue) && word.length - cue.length <= ENDING_MAX;
}
