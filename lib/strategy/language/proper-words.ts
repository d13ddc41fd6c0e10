import words from "../words.json";

const CAPITALS = words["english-spelling"].capitals.replaceAll(" ", "|");
/** Furniture has a polish; a baker or a dish that stands before one of these is Polish. */
const WORDS = `${CAPITALS}|gen\\s[xyz]|polish(?=\\s(?:and|or|into|to|food|families))`;
const IN_TEXT = new RegExp(`\\b(?:${WORDS})s?\\b`, "giu");
const AT_START = new RegExp(`^(?:${WORDS}|Polish)s?\\b`, "iu");

/** The English text with these words' capitals, however they were typed. */
export function withCapitals(text: string): string {
  return text.replace(IN_TEXT, (words) => words.replace(/\b\p{L}/gu, (first) => first.toUpperCase()));
}

/** Does the text begin with such a word, in its capital? */
export function startsProper(text: string): boolean {
  return /^\p{Lu}/u.test(text) && AT_START.test(text);
}
