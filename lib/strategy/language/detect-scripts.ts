import words from "../words.json";

const SCRIPTS = words.scripts.codes
  .split(" ")
  .map((code) => [code, new RegExp(`\\p{Script=${code}}`, "u")] as const);

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
