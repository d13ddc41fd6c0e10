import { capitalize } from "@/lib/model/letter-case";
import accents from "../accents.json" with { type: "json" };
import words from "../words.json" with { type: "json" };
import { fold } from "./fold";
import { type WordGroups, wordGroups } from "./word-groups";

const LISTS: Readonly<Record<string, WordGroups>> = {
  es: wordGroups(accents.es),
  fr: wordGroups(accents.fr),
  pt: wordGroups(accents.pt),
};
const HAND: Readonly<Record<string, Spelling>> = words["romance-spelling"];

interface Spelling {
  readonly accented: string;
  /** Nouns, where the same letters may be a verb. */
  readonly nouns: string;
  /** Patterns of what is always said so, and what it becomes. */
  readonly phrases: readonly (readonly string[])[];
}

/** Letters without a mark of their own, or but for one: "digitalizaçao". */
const WORD = /(?<![\p{L}\p{N}.-])\p{L}{2,}(?![\p{L}\p{N}’-])/gu;
/** By language: determiners and prepositions, which a noun stands behind; a verb stands behind "no" and "nos". */
const BEFORE_NOUN: Readonly<Record<string, string>> = {
  es:
    "el la las los una unas un unos mi mis tu tus su sus nuestra nuestro nuestras nuestros del al de en con sin para " +
    "por sobre",
  pt:
    "o a os as um uma uns umas da das do dos de em na nas nos com sem para por pela pelo minha meu sua seu nossa " +
    "nosso nossas nossos",
  fr: "le les l un une des du de d au aux mon ma mes notre votre vos leur leurs ce ces cette pour avec sans sur",
  it: "il lo la i gli le di da con per",
};
/** One of these stands behind a noun. */
const BEHIND_NOUN = /^\s(?:de|d’|del|do|da|dos|das|du|des|para|pour|industrial|artesanal)(?:\s|$|(?<=’))/iu;

/**
 * The text with the accents that haste left out: a word gets them where it is none without them, and one word with them
 * has these letters; nouns that are verbs without them ("fábrica") where a noun stands. Words in capitals stay, and
 * those that begin with one within a sentence: they may be names.
 */
export function restoreAccents(text: string, language: string): string {
  const hand = HAND[language];
  if (!hand) return text;
  const always = byLetters(hand.accented);
  const nouns = byLetters(hand.nouns);
  const restored = text.replace(WORD, (word, at: number) => {
    const lower = word.toLowerCase();
    if (word !== lower && !(isStart(text, at) && word === capitalize(lower))) return word;
    const noun = nouns.get(lower);
    const isNoun =
      noun !== undefined && standsAsNoun(text.slice(0, at), text.slice(at + word.length), language);
    const right = always.get(lower) ?? (isNoun ? noun : accented(lower, language));
    return right === undefined ? word : word === lower ? right : capitalize(right);
  });
  return hand.phrases.reduce(
    (all, [pattern = "", right = ""]) =>
      all.replace(phrase(pattern), (found) => (/^\p{Lu}/u.test(found) ? capitalize(right) : right)),
    restored,
  );
}

function isStart(text: string, at: number): boolean {
  return /(?:^|[.!?]\s)[¿¡]?$/u.test(text.slice(0, at));
}

function standsAsNoun(before: string, behind: string, language: string): boolean {
  const last = /(?<!\p{L})(\p{L}+)[\s’]$/u.exec(before)?.[1]?.toLowerCase();
  const isBehind = last !== undefined && byLetters(BEFORE_NOUN[language] ?? "").has(last);
  return isBehind || (isStart(before, before.length) && BEHIND_NOUN.test(behind));
}

/** The one word that these letters are without accents. */
function accented(word: string, language: string): string | undefined {
  const folded = fold(word);
  const right = LISTS[language]?.get(folded);
  // What is marked already stays as it is marked.
  const agrees =
    right &&
    (word === folded || [...word].every((letter, at) => letter === right[at] || /[a-z]/u.test(letter)));
  if (right) return agrees ? right : undefined;
  // "Desmontaveis": no list has all that can be done.
  return language === "pt" && ABLE.test(word)
    ? word.replace(ABLE, (_, vowel: string) => `${vowel}\u0301v`).normalize("NFC")
    : undefined;
}

/** Of "-ável" and "-íveis". */
const ABLE = /(?<=\p{L}{3})([ai])v(?=el$|eis$)/u;

const listed = new Map<string, ReadonlyMap<string, string>>();

/** The words of a list by their letters without accents. */
function byLetters(list: string): ReadonlyMap<string, string> {
  const found = listed.get(list) ?? new Map(list.split(" ").map((word) => [fold(word), word]));
  listed.set(list, found);
  return found;
}

const patterns = new Map<string, RegExp>();

function phrase(source: string): RegExp {
  const found =
    patterns.get(source) ?? new RegExp(`(?<![\\p{L}\\p{N}’-])(?:${source})(?![\\p{L}\\p{N}])`, "giu");
  patterns.set(source, found);
  return found;
}
