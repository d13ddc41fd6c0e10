import { isUnspaced } from "../language/detect-scripts";
import { fold } from "../language/fold";

const BEGINNING_MIN = 4;
const BEGINNING_SHARE = 0.7;

/**
 * A test for texts about an idea: true when the beginning of one of its words occurs, for scripts without word ends two
 * letters of one; always true for an idea without a word.
 */
export function groundedIn(keywords: readonly string[]): (text: string) => boolean {
  const beginnings = keywords.map(fold).flatMap((word) => {
    if (!isUnspaced(word)) {
      return [word.slice(0, Math.max(BEGINNING_MIN, Math.ceil(word.length * BEGINNING_SHARE)))];
    }
    const letters = [...word];
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
  return (text) => beginnings.length === 0 || beginnings.some((beginning) => fold(text).includes(beginning));
}
