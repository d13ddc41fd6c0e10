/** A word as written, and where it ends a clause. */
export interface Word {
  readonly text: string;
  /** Punctuation that follows: "," or ";" or ":" or "." or "–", else empty. */
  readonly mark: string;
}

const WORD =
  /(°[CF](?!\p{L})|(?:(?:[£€−±]|R?\$)(?=\d)|(?<=\s)-(?=\d))?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:[-’.+/]|(?<=\d),(?=\d)|(?<=\d):(?=\d{2}(?!\d)))[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:[+%]|(?<=\d)€|(?<=s)’(?=\s)|-(?=\s(?:und|oder|bzw|sowie|and|or)\s))?)\s*([,;:.!?–—()]?)/gu;
/** Two thousand characters are more than any brief holds; longer "words" are no words. */
const WORD_LIMIT = 40;

/** Words of a spaced script, with the punctuation that ends a clause. Overlong runs are cut. */
export function tokenize(text: string): Word[] {
  return [...text.matchAll(WORD)].map(([, word = "", mark = ""]) => ({
    text: [...word].slice(0, WORD_LIMIT).join(""),
    mark: mark === "—" ? "–" : mark,
  }));
}
