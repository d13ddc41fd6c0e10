import type { PdfPageText } from "./read-pdf-text";

/** Scripts that are written from the right: where lines mix directions, readers differ in the order of the runs. */
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * The expected texts that a page does not show. Spaces do not count, because lines break where there is room; of a text
 * written from the right each word counts by itself, in either order of its letters.
 */
export function missingTexts(page: PdfPageText, expected: readonly string[]): string[] {
  const shown = bare(page.map(({ text }) => text).join(""));
  return expected.filter((text) => {
    if (!FROM_THE_RIGHT.test(text)) return !shown.includes(bare(text));
    return text.split(/[^\p{Letter}\p{Mark}\p{Number}]+/u).some((word) => {
      const letters = bare(word);
      return !shown.includes(letters) && !shown.includes([...letters].reverse().join(""));
    });
  });
}

/** Characters that fonts draw by one glyph: a reader gives back whichever of them the file names. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["'", "‘’ʼ′`´"],
    ['"', "“”″"],
    ["-", "‐‑–—−"],
    ["·", "•∙"],
    ...pairsOf("ABEKMHOPCTXaeopcyxijsIJS", "АВЕКМНОРСТХаеорсухіјѕІЈЅ"),
    ...pairsOf("ABEZHIKMNOPTYXo", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο"),
  ].flatMap(([one, others]) => [...others!].map((other) => [other, one!])),
);

function pairsOf(latin: string, others: string): [string, string][] {
  return [...latin].map((letter, at) => [letter, others[at]!]);
}

function bare(text: string): string {
  return [...text.normalize("NFKC").replace(/\s+/gu, "")]
    .map((character) => ALIKE[character] ?? character)
    .join("");
}
