/** The words of a list as `words.schema.ts` writes it: one after the other, with spaces between. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** The same of each of several lists, as of languages. */
export function wordSets<Key extends string>(lists: Readonly<Record<Key, string>>) {
  const sets = Object.entries<string>(lists).map(([key, words]) => [key, wordSet(words)]);
  return Object.fromEntries(sets) as Record<Key, ReadonlySet<string>>;
}
