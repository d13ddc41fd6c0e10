import { fold } from "../language/fold";

const STEM_MIN = 4;
const STEM_SHARE = 0.7;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * A test for texts about an idea: true when the beginning of one of its words occurs, for scripts without word ends two
 * letters of one; always true for an idea without a word.
 */
export function groundedIn(keywords: readonly string[]): (text: string) => boolean {
  const stems = keywords.map(fold).flatMap((word) => {
    if (!UNSPACED.test(word)) {
      return [word.slice(0, Math.max(STEM_MIN, Math.ceil(word.length * STEM_SHARE)))];
    }
    const letters = [...word];
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
  return (text) => stems.length === 0 || stems.some((stem) => fold(text).includes(stem));
}
