/** Peoples, languages, regions, days and feasts: English writes them with a capital. */
const WORDS =
  "(?:chin|japan|portugu|vietnam|leban|taiwan|nepal|malt|sudan|senegal|canton|milan|vienn|burm|balin)ese|(?:brit|engl|ir|scott|span|swed|dan|finn|turk|kurd|flem|corn|yidd|jew)ish|polish(?=\\s(?:and|or|into|to|food|families))|welsh|dutch|french|german|greek|hebrew|hindi|hindu|urdu|somali|arab|arabic|islamic|muslim|christian|african|american|asian|australian|brazilian|canadian|caribbean|european|hungarian|indian|italian|korean|mexican|nigerian|norwegian|romanian|russian|ukrainian|parisian|londoner|berliner|midwest|gen\\s[xyz]|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter";
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
