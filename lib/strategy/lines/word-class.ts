import { isParticiple, isPeople } from "../language/english-words";
import { MY, OUR } from "../language/first-person";
import { fold } from "../language/fold";
import { stopWordsOf } from "../language/stop-words";
import type { Word } from "../language/tokenize";
import { BUSINESS_FORMS } from "../words/english-nouns";
import { verbForm } from "../words/english-verbs";
import { wordSet } from "../words/word-set";
import words from "../words.json";
import type { Grammar } from "./grammar";

/** What a word does in its sentence, as far as closed lists and endings tell; "word" is any other. */
export const WORD_CLASSES = [
  "article",
  "link",
  "of",
  "for",
  "to",
  "relative",
  "and",
  "aside",
  "when",
  "we",
  "you",
  "they",
  "my",
  "firm",
  "auxiliary",
  "wish",
  "third",
  "base",
  "gerund",
  "participle",
  "adverb",
  "number",
  "proper",
  "people",
  "form",
  "stop",
  "word",
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

const { we: WE, ...lists } = words["word-classes"];
const isIn = (list: string) => {
  const known = wordSet(list);
  return (text: string) => known.has(text.toLowerCase());
};
const isOf = isIn(lists.of);
const isFor = isIn(lists.for);
const isTo = isIn(lists.to);
const isYou = isIn(lists.you);
const isThey = isIn(lists.they);
const isFirm = isIn(lists.firm);
const isAuxiliary = isIn(lists.auxiliary);
const isWish = isIn(lists.wish);
const isWhen = isIn(lists.when);
const isForm = isIn(lists.form);
const isWe = {
  en: isIn(WE.en),
  de: isIn(WE.de),
  fr: isIn(WE.fr),
  es: isIn(WE.es),
  pt: isIn(WE.pt),
  it: isIn(WE.it),
} as const;

const MINE = new RegExp(`^(?:${MY}|${OUR})$`, "iu");
const PARTICIPLE_ABROAD = /(?:(?:ad|id|hech|feit|at|it|ut)[oa]s?|(?:é|i)e?s?)$/iu;
/** German verbs that are nouns in English: "hat blocks". */
const GERMAN_VERBS = /^(?:hat|war)$/iu;
const INFINITIVE_ABROAD = /^\p{L}{3,}(?:[aeio]r|re|are|ere|ire)$/iu;

/** The class of the word that stands at this place of its sentence. */
export function wordClass({ text, mark }: Word, at: number, grammar: Grammar): WordClass {
  const closed = closedClass(text, grammar);
  if (closed) return closed;
  if (stopWordsOf(grammar.language)?.has(fold(text))) return "stop";
  const open = grammar.language === "en" ? englishClass({ text, mark }) : classAbroad(text, grammar);
  if (open) return open;
  if (/(?:ly|mente|ment)$/iu.test(text)) return "adverb";
  return at > 0 && /^\p{Lu}/u.test(text) && grammar.language !== "de" ? "proper" : "word";
}

function closedClass(text: string, grammar: Grammar): WordClass | undefined {
  const isRelative =
    grammar.relatives.test(text) && !(grammar.language === "de" && grammar.article.test(text));
  const tests: readonly (readonly [WordClass, boolean])[] = [
    ["number", /^[£€]?\d/u.test(text)],
    ["we", isWe[grammar.language](text)],
    ["my", MINE.test(text)],
    ["article", grammar.article.test(text)],
    ["for", isFor(text)],
    ["of", isOf(text)],
    ["firm", isFirm(text)],
    ["and", grammar.and.test(text)],
    ["when", isWhen(text)],
    ["relative", isRelative],
    ["link", grammar.links.test(text)],
    ["to", isTo(text)],
    ["you", isYou(text)],
    ["they", isThey(text)],
    ["auxiliary", isAuxiliary(text) && !(grammar.language === "en" && GERMAN_VERBS.test(text))],
    ["wish", isWish(text)],
    ["aside", grammar.asides.test(text)],
  ];
  return tests.find(([, isOf]) => isOf)?.[0];
}

function englishClass(word: Word): WordClass | undefined {
  const text = word.text.toLowerCase();
  if (isPeople([word])) return "people";
  if (BUSINESS_FORMS.has(text)) return "form";
  const form = verbForm(text)?.form;
  if (form === "third" || form === "base") return form;
  if (form === "gerund" || /\p{L}{3}ing$/u.test(text)) return "gerund";
  return isParticiple(text) ? "participle" : undefined;
}

function classAbroad(text: string, { language, isVerb, isState }: Grammar): WordClass | undefined {
  if (isForm(text)) return "form";
  if (language === "de") return undefined;
  if (isVerb(text)) return "base";
  const by = { fr: "par", it: "in", es: "con", pt: "com", en: "by" }[language];
  if (PARTICIPLE_ABROAD.test(text) && isState(text, by)) return "participle";
  return INFINITIVE_ABROAD.test(text) ? "base" : undefined;
}

/** An item of a list has so many words at most, and none of another class. */
const ITEM_WORDS = 3;
export const ITEM: ReadonlySet<WordClass> = new Set<WordClass>([
  "word",
  "people",
  "proper",
  "form",
  "gerund",
]);

/** May it be an item of a list: "sleeping bags", "the parcel locker"? */
export function isItem(classes: readonly WordClass[]): boolean {
  const isNamed = classes[0] === "article";
  const thing = isNamed ? classes.slice(1) : classes;
  return (
    thing.length > 0 &&
    thing.length <= ITEM_WORDS &&
    // "El registro": a noun behind its article, whatever else it may be.
    thing.every((name, at) => ITEM.has(name) || (isNamed && at === 0 && name === "base"))
  );
}
