/** Scripts that ideas are written in, with their ISO 15924 codes. */
const SCRIPTS = [
  ["Latn", /\p{Script=Latin}/u],
  ["Cyrl", /\p{Script=Cyrillic}/u],
  ["Grek", /\p{Script=Greek}/u],
  ["Arab", /\p{Script=Arabic}/u],
  ["Hebr", /\p{Script=Hebrew}/u],
  ["Hani", /\p{Script=Han}/u],
  ["Hira", /\p{Script=Hiragana}/u],
  ["Kana", /\p{Script=Katakana}/u],
  ["Hang", /\p{Script=Hangul}/u],
  ["Deva", /\p{Script=Devanagari}/u],
  ["Thai", /\p{Script=Thai}/u],
  ["Beng", /\p{Script=Bengali}/u],
  ["Guru", /\p{Script=Gurmukhi}/u],
  ["Gujr", /\p{Script=Gujarati}/u],
  ["Taml", /\p{Script=Tamil}/u],
  ["Telu", /\p{Script=Telugu}/u],
  ["Knda", /\p{Script=Kannada}/u],
  ["Mlym", /\p{Script=Malayalam}/u],
  ["Sinh", /\p{Script=Sinhala}/u],
  ["Geor", /\p{Script=Georgian}/u],
  ["Armn", /\p{Script=Armenian}/u],
  ["Ethi", /\p{Script=Ethiopic}/u],
  ["Khmr", /\p{Script=Khmer}/u],
  ["Laoo", /\p{Script=Lao}/u],
  ["Mymr", /\p{Script=Myanmar}/u],
  ["Tibt", /\p{Script=Tibetan}/u],
  ["Mong", /\p{Script=Mongolian}/u],
  ["Cher", /\p{Script=Cherokee}/u],
] as const;

const RIGHT_TO_LEFT = new Set(["Arab", "Hebr"]);

/** ISO 15924 codes in the order of how many letters each has; "Latn" when there are none. */
export function detectScripts(text: string): string[] {
  const counts = new Map<string, number>();
  for (const letter of text.match(/\p{Letter}/gu) ?? []) {
    const script = SCRIPTS.find(([, pattern]) => pattern.test(letter))?.[0];
    if (script) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  const scripts = [...counts].sort(([, a], [, b]) => b - a).map(([script]) => script);
  return scripts.length > 0 ? scripts : ["Latn"];
}

/** Direction of a text mostly written in this script. */
export function directionOf(script: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr";
}

/** Whether the text has letters of a script that sets no spaces between words. */
export function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u.test(
    text,
  );
}
