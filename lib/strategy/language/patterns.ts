/** One of several sources of regular expressions, as a group. */
export function either(patterns: readonly string[]): string {
  return `(?:${patterns.join("|")})`;
}

/** Of lists by language, one of all of them, as a group. */
export function inAny(patterns: Readonly<Record<string, readonly string[]>>): string {
  return either(Object.values(patterns).flat());
}

/** "Only", in the languages that are written: part of a pattern. */
export const ONLY = either(
  "only just nur seulement uniquement solo sólo solamente só apenas soltanto".split(" "),
);
/** What a German clause begins with that is asked or told: part of a pattern. */
export const GERMAN_ASKED = either(["ob", "wann", "welche[nmrs]?", "wieviel"]);
