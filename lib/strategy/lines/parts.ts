import { isPeople } from "../language/english-words";
import { wordsOfFirstPerson } from "../language/first-person";
import { joinWords } from "../language/phrase";
import { MADE } from "../language/read-romance";
import type { Word } from "../language/tokenize";
import { isThirdPerson, verbForm } from "../words/english-verbs";
import { GRAMMARS, type Grammar } from "./grammar";
import { LINE_LENGTH_MAX, LINE_WORDS_MAX, weightOf } from "./line";

export const OF = /^(?:of|de|di|von)$/iu;
const LIST_ITEM_MAX = 4;
const PEOPLE =
  /^(?:people|persons|personnes|gens|enfants|femmes|hommes|familles|personas|gente|niñ\p{L}+|mujeres|hombres|familias|pessoas|crianças|mulheres|homens|famílias|persone|leute|menschen|kinder|eltern|familien|frauen|männer|jugendliche|bambin\p{L}|donne|uomini|famiglie|communes|entreprises|empresas|aziende)$/iu;
/** "For" before whom it is for. */
export const FOR_WHOM: Readonly<Record<string, string>> = {
  en: "for",
  fr: "pour",
  de: "für",
  es: "para",
  pt: "para",
  it: "per",
};
export const FOR = new RegExp(`^(?:${Object.values(FOR_WHOM).join("|")})$`, "iu");
/** As behind "for", a list may stand behind these. */
const BETWEEN = /^(?:between|zwischen|entre|tra|fra)$/iu;
/** "pour randonner", "para ouvir": what for, not for whom. */
export const INFINITIVE = /\p{L}(?:[aeio]r|re|are|ere|ire)$/iu;
/** "that fits in a school gym": so many words of a clause say something whole. */
const CLAUSE_MIN = 4;
/** "pegged, not screwed": neither half stands alone. */
export const GOES_ON = /^(?:not|nor|nicht|ni|pas|né|nem|sondern|sino)$/iu;

/**
 * The words of a sentence by its marks: "Hoof trimming for herds, with a score for every cow" has two parts. A list
 * ("ash, yew and thorn") stays in one.
 */
export function partsOf(words: readonly Word[], grammar: Grammar): Word[][] {
  const pieces: Word[][] = [[]];
  for (const [index, word] of words.entries()) {
    pieces.at(-1)!.push(word);
    const next = words[index + 1]?.text ?? "";
    if (word.mark !== "" && !GOES_ON.test(next)) pieces.push([]);
  }
  const filled = pieces.filter((piece) => piece.length > 0);
  const parts: Word[][] = [];
  for (let index = 0; index < filled.length; index++) {
    const end = listEndFrom(filled, index, grammar);
    parts.push(filled.slice(index, end + 1).flat());
    index = end;
  }
  return parts;
}

/** The piece that ends the list which begins in this one; the piece itself where none does. */
function listEndFrom(pieces: readonly (readonly Word[])[], start: number, grammar: Grammar): number {
  // "A club for old and young, a telescope and chocolate", "a school in a village, guitars and lutes": no list yet.
  const first = pieces[start]!;
  const linkAt = first.findLastIndex(({ text }) => grammar.links.test(text));
  const link = first[linkAt]?.text ?? "";
  // "In Somali, Arabic and Polish" goes on, "in a village, guitars and lutes" does not.
  const isNamed =
    first.length - linkAt === 2 && /^\p{Lu}/u.test(first.at(-1)!.text) && grammar.language !== "de";
  const isPlaced =
    linkAt >= 0 && !isNamed && !FOR.test(link) && !BETWEEN.test(link) && !grammar.having.test(link);
  if (isPlaced || first.some(({ text }) => grammar.and.test(text))) return start;
  for (let index = start + 1; index < pieces.length; index++) {
    const before = pieces[index - 1]!.at(-1)!.mark;
    const piece = pieces[index]!;
    const and = piece.findIndex(({ text }) => grammar.and.test(text));
    if (before !== "," || startsAnew(piece, grammar)) return start;
    const how = piece.findIndex(({ text }, at) => at > and && (grammar.links.test(text) || OF.test(text)));
    const length = how < 0 ? piece.length : how;
    if (and >= 0 && and <= LIST_ITEM_MAX && length <= 2 * LIST_ITEM_MAX + 1) {
      const next = piece.slice(and + 1);
      return startsAnew(next, grammar) && and === 0 ? start : index;
    }
    if (piece.length > LIST_ITEM_MAX) return start;
  }
  return start;
}

/** Does the part say something of its own, rather than go on with a list? */
export function startsAnew(part: readonly Word[], grammar: Grammar): boolean {
  const [first, second] = [part[0]?.text ?? "", part[1]?.text ?? ""];
  return (
    /^(?:you|they|it|\d.*|two|three|four|five|six|seven|eight|nine|ten|twenty)$/iu.test(first) ||
    grammar.isState(first, second) ||
    (!/^(?:and|or|et|ou|und|oder|y|e|o|u|ed)$/iu.test(first) &&
      (grammar.asides.test(first) || grammar.manner.test(first))) ||
    isSaidByUs(part, grammar)
  );
}

/**
 * Where a phrase may end before the word: in front of a preposition, of what describes it, or of a second verb. Not
 * within a clause that tells which ("a planetarium that fits | in a gym"), and not behind a verb.
 */
export function boundaries(words: readonly Word[], grammar: Grammar): number[] {
  const clause = words.findIndex(
    ({ text }, index) =>
      index > 0 &&
      grammar.relatives.test(text) &&
      (grammar !== GRAMMARS.de || words[index - 1]!.mark === ","),
  );
  const verb = secondVerb(words, grammar);
  const isPurpose = (at: number) => INFINITIVE.test(words[at + 1]?.text ?? "");
  const whom = words.findIndex(({ text }, at) => at > 0 && FOR.test(text) && !isPurpose(at));
  const purpose = words.findIndex(({ text }, at) => at > 0 && FOR.test(text) && isPurpose(at));
  return words.flatMap(({ text }, index) => {
    if (index < 2) return [];
    // "I cut keys and change batteries | in the station": behind a second verb only where.
    if (verb > 0 && index > verb && !grammar.links.test(text)) return [];
    const isInClause = clause > 0 && index > clause;
    const [before, next] = [words[index - 1]!, words[index + 1]?.text ?? ""];
    // "An accountant who only does taxi drivers | and does it in the cab rank".
    const goesOn = grammar === GRAMMARS.en && grammar.and.test(text) && isThirdPerson(next);
    const mayEnd = grammar.having.test(text) || goesOn || (grammar !== GRAMMARS.en && FOR.test(text));
    if (isInClause && (index - clause < CLAUSE_MIN || !mayEnd)) return [];
    // "for families of children with asthma": whom it is for ends with what tells which ones.
    const isWhich = !/^(?:in|at|near|within|across)$/iu.test(text);
    if (isWhich && whom > 0 && whom < index) return [];
    const isOpen =
      (grammar === GRAMMARS.en
        ? before.text.length > 3 && grammar.isState(before.text, text)
        : MADE.test(before.text)) ||
      /^(?:not|and|or|und|et|y|e|with|of|de|di|only|just|already|also|still|só|solo|sólo|nur|seulement|anyone|anybody|someone|people|persons|personnes|gens|enfants|personas|gente|niños|pessoas|crianças|persone|bambini|menschen|leute|kinder|\p{L}+ly)$/iu.test(
        before.text,
      );
    // "Instead of hanging | around the gas station".
    const isOpenGerund =
      /^(?:of|for|by|without|from)$/iu.test(words[index - 2]?.text ?? "") && /ing$/u.test(before.text);
    // "We make kimchi and sell | at three markets".
    const isOpenVerb = grammar.and.test(words[index - 2]?.text ?? "") && grammar.isVerb(before.text);
    // "Taller para arreglar máquinas | y enseñar a usarlas".
    const isSecondPurpose = grammar.and.test(text) && INFINITIVE.test(next) && purpose > 0 && purpose < index;
    // "sheet music | they’ve already paid for".
    const isContact =
      grammar.language === "en" && /^(?:they|you|we|he|she)(?:’\p{L}+)?$/iu.test(text) && before.mark === "";
    const isVerbNext =
      index === verb || (isInClause && goesOn) || isSecondPurpose || (isContact && index > 2);
    const isState = grammar.isState(text, next);
    const isRelative = index === clause && !isOfPeople(words.slice(0, index));
    const isAside =
      index > 2 &&
      /^(?:while|so|because|when|if|unless|weil|damit|wenn|während|quand|cuando|quando|mentre)$/iu.test(text);
    return !isOpen &&
      !isOpenVerb &&
      !isOpenGerund &&
      (grammar.links.test(text) || isState || isVerbNext || isRelative || isAside)
      ? [index]
      : [];
  });
}

/** People are told apart by the clause that follows; things mostly are not. */
export function isOfPeople(words: readonly Word[]): boolean {
  const last = words.at(-1)?.text ?? "";
  return isPeople(words.slice(-1)) || PEOPLE.test(last);
}

/** Where "(we grow flowers) and send them" goes on with a second verb; -1 when it does not. */
export function secondVerb(words: readonly Word[], grammar: Grammar): number {
  const isGerund = grammar.language === "en" && verbForm(words[0]?.text ?? "")?.form === "gerund";
  if (!isSaidByUs(words, grammar) && !isGerund) return -1;
  const isVerb = (word: string) => (isGerund ? verbForm(word)?.form === "gerund" : grammar.isVerb(word));
  return words.findIndex(
    ({ text }, index) =>
      index > 2 &&
      words.slice(0, index).every(({ mark }) => mark === "" || mark === ",") &&
      grammar.and.test(text) &&
      isVerb(words[index + 1]?.text ?? ""),
  );
}

/** "We mend …", "Je répare …", "Fabrico pranchas". */
export function isSaidByUs(words: readonly { readonly text: string }[], grammar: Grammar): boolean {
  return wordsOfFirstPerson(words, grammar.language) > 0;
}

/** The words up to the first mark. */
export function upToMark(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ mark }) => mark !== "");
  return at < 0 ? words : words.slice(0, at + 1);
}

export function textOf(words: readonly Word[]): string {
  return joinWords(words);
}

/** So many words that weigh tell of a business. */
export const TELLING_WORDS = 4;

/** Is it long enough to say something, and short enough for a line? */
export function fits(words: readonly Word[]): boolean {
  return words.length >= 2 && weightOf(words) <= LINE_WORDS_MAX && textOf(words).length <= LINE_LENGTH_MAX;
}
