const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Bidi embedding, override and isolate controls, which can make text read differently from what it is. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** C0 and C1 controls except tab and line breaks; also the byte order mark, line/paragraph separators, interlinear marks. */
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFEFF\u2028\u2029\uFFF9-\uFFFB]/gu;

/** As many as Unicode's stream-safe format allows on one letter (UAX #15, 13): no language stacks as many. */
const STACKED_MARKS = /\p{Mark}{31}/u;
const SURPLUS_MARKS = /(\p{Mark}{30})\p{Mark}+/gu;

/** True when a letter carries so many marks that putting them in order takes the square of their number. */
export function hasStackedMarks(text: string): boolean {
  return STACKED_MARKS.test(text);
}

/** NFC, in time that grows with the length alone: marks beyond the thirtieth on one letter are dropped. */
export function composeText(text: string): string {
  return text.replace(SURPLUS_MARKS, "$1").normalize("NFC");
}

/** NFC text without control or bidi characters, white space folded to single spaces, trimmed. */
export function normalizeText(text: string): string {
  return composeText(text).replace(BIDI_CONTROLS, "").replace(CONTROLS, "").replace(/\s+/gu, " ").trim();
}

/** As `normalizeText`, with its line breaks: what stands on a line of its own is an item of a list. */
export function normalizeLines(text: string): string {
  return text
    .split(/\r\n?|\n/u)
    .map(normalizeText)
    .filter((line) => line !== "")
    .join("\n");
}

/**
 * Number of grapheme clusters (UAX #29), the unit people count in.
 * Counting stops one past `stopAfter`, so that hostile input costs nothing.
 */
export function countGraphemes(text: string, stopAfter = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) {
    count += 1;
    if (count > stopAfter) break;
  }
  return count;
}

/** True when the text cannot be encoded in UTF-8 because a surrogate stands alone. */
export function hasLoneSurrogate(text: string): boolean {
  return !text.isWellFormed();
}

/** A path segment of `[a-z0-9-]`, at most 48 characters; scripts that cannot be folded to Latin give `fallback`. */
export function slugify(text: string, fallback = "brand"): string {
  const slug = text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/ß/g, "ss")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 48)
    .replace(/-+$/, "");
  return slug || fallback;
}
