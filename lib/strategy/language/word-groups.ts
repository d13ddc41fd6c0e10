import { fold } from "./fold";

/** Words that are kept in few letters. */
export interface WordGroups {
  /** The word that has these letters, which are given without accents. */
  get(folded: string): string | undefined;
}

/** The words are parted by so many letters, so that a look-up decodes a few only. */
const BEGINNING = 3;

/** Reads what `scripts/content/word-groups.ts` wrote: "…6o" is six letters of the word before, and "o". */
export function wordGroups(groups: Readonly<Record<string, string>>): WordGroups {
  const decoded = new Map<string, ReadonlyMap<string, string>>();
  return {
    get(folded) {
      const beginning = folded.slice(0, BEGINNING);
      const list = groups[beginning];
      if (list === undefined) return undefined;
      const group = decoded.get(beginning) ?? decode(list);
      decoded.set(beginning, group);
      return group.get(folded);
    },
  };
}

function decode(list: string): ReadonlyMap<string, string> {
  let last = "";
  const group = new Map<string, string>();
  for (const [, shared = "", rest = ""] of list.matchAll(/([0-9A-Z])([^0-9A-Z]*)/gu)) {
    last = last.slice(0, Number.parseInt(shared, 36)) + rest;
    group.set(fold(last), last);
  }
  return group;
}
