const LETTERS = /\p{Letter}/gu;
const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** One of these says about as much as two letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * The direction of most of what it says, not of the first letter: a Portuguese or a Chinese sentence may begin with an
 * Arabic name.
 */
export function textDirection(text: string): "ltr" | "rtl" {
  const letters = text.match(LETTERS) ?? [];
  const wide = text.match(WIDE)?.length ?? 0;
  return letters.filter((letter) => RTL.test(letter)).length * 2 > letters.length + wide ? "rtl" : "ltr";
}
