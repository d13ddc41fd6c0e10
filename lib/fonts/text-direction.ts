const LETTERS = /\p{Letter}/gu;
const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The direction of most of its letters, not of the first: a Portuguese sentence may begin with an Arabic name. */
export function textDirection(text: string): "ltr" | "rtl" {
  const letters = text.match(LETTERS) ?? [];
  return letters.filter((letter) => RTL.test(letter)).length * 2 > letters.length ? "rtl" : "ltr";
}
