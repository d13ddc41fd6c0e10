import { fold } from "@/lib/strategy/language/fold";

/**
 * Words in their order without accents, by their first three letters: each as how many letters it shares with the word
 * before it, in base 36, and what follows. `language/word-groups.ts` reads them.
 */
export function byBeginning(words: readonly string[]): Record<string, string> {
  const groups = Object.groupBy(words, (word) => fold(word).slice(0, 3));
  return Object.fromEntries(
    Object.entries(groups).map(([beginning, group = []]) => [
      beginning,
      group.map((word, index) => sharedWith(group[index - 1] ?? "", word)).join(""),
    ]),
  );
}

/** "clínica", "clínico" → "6o". */
function sharedWith(before: string, word: string): string {
  let shared = 0;
  while (shared < before.length && shared < 35 && before[shared] === word[shared]) shared += 1;
  return shared.toString(36).toUpperCase() + word.slice(shared);
}
