import words from "../words.json";
import { wordSets } from "./word-set";

/** `words.schema.ts` says what each list is. */
export const {
  businessForms: BUSINESS_FORMS,
  empty: EMPTY_WORDS,
  people: PEOPLE,
  nuisances: NUISANCES,
  genericModifiers: GENERIC_MODIFIERS,
  modifiers: MODIFIERS,
  paleVerbs: PALE_VERBS,
} = wordSets(words["english-nouns"]);
