import { isPeople } from "../language/english-words";
import { joinWords } from "../language/phrase";
import { MADE } from "../language/read-romance";
import type { Word } from "../language/tokenize";
import { GRAMMARS, type Grammar } from "./grammar";

const LIST_ITEM_MAX = 4;
const PEOPLE =
  /^(?:people|persons|personnes|gens|enfants|femmes|hommes|familles|personas|gente|niñ\p{L}+|mujeres|hombres|familias|pessoas|crianças|mulheres|homens|famílias|persone|bambin\p{L}|donne|uomini|famiglie|communes|entreprises|empresas|aziende)$/iu;
export const FOR = /^(?:for|pour|für|para|per)$/iu;
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
  for (let index = start + 1; index < pieces.length; index++) {
    const before = pieces[index - 1]!.at(-1)!.mark;
    const piece = pieces[index]!;
    const and = piece.findIndex(({ text }) => grammar.and.test(text));
    if (before !== "," || startsAnew(piece, grammar)) return start;
    if (and >= 0 && and <= LIST_ITEM_MAX && piece.length <= 2 * LIST_ITEM_MAX + 1) {
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
    /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|twenty)$/iu.test(first) ||
    grammar.isState(first, second) ||
    (!/^(?:and|or|et|ou|und|oder|y|e|o|u|ed)$/iu.test(first) &&
      (grammar.asides.test(first) || grammar.manner.test(first))) ||
    grammar.we.test(first)
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
  return words.flatMap(({ text }, index) => {
    if (verb > 0 && index > verb) return [];
    const isInClause = clause > 0 && index > clause;
    if (index < 2 || (isInClause && (index - clause < CLAUSE_MIN || !grammar.having.test(text)))) return [];
    // "for families of children with asthma": whom it is for ends with what tells which ones.
    const isWhich = !/^(?:in|at|near|within|across)$/iu.test(text);
    if (isWhich && words.slice(1, index).some((word) => FOR.test(word.text))) return [];
    const [before, next] = [words[index - 1]!, words[index + 1]?.text ?? ""];
    const isOpen =
      (grammar === GRAMMARS.en
        ? before.text.length > 3 && grammar.isState(before.text, text)
        : MADE.test(before.text)) ||
      /^(?:not|and|or|und|et|y|e|with|of|de|di|only|just|only|só|solo|sólo|nur|seulement|people|persons|personnes|gens|enfants|personas|gente|niños|pessoas|crianças|persone|bambini|menschen|leute|kinder|\p{L}+ly)$/iu.test(
        before.text,
      );
    const isVerbNext = index === verb;
    const isState = grammar.isState(text, next);
    const isRelative = index === clause && !isOfPeople(words.slice(0, index));
    const isAside =
      index > 2 &&
      /^(?:while|so|because|when|if|unless|weil|damit|wenn|während|quand|cuando|quando|mentre)$/iu.test(text);
    return !isOpen && (grammar.links.test(text) || isState || isVerbNext || isRelative || isAside)
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
  if (!grammar.we.test(words[0]?.text ?? "")) return -1;
  return words.findIndex(
    ({ text }, index) =>
      index > 2 &&
      words.slice(0, index).every(({ mark }) => mark === "") &&
      grammar.and.test(text) &&
      grammar.isVerb(words[index + 1]?.text ?? ""),
  );
}

export function textOf(words: readonly Word[]): string {
  return joinWords(words);
}
