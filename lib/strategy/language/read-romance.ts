import type { Action } from "../idea";
import type { Clause } from "./clause";
import { wordsOfFirstPerson } from "./first-person";
import { type LanguageRules, ROMANCE_RULES } from "./language-rules";
import { joinWords } from "./phrase";
import { tokenize, type Word } from "./tokenize";

const OBJECT_WORDS_MAX = 10;
const ADJUNCT_WORDS_MAX = 4;
const LINKS = new Set(["et", "y", "e", "ou", "o"]);

/** Reads a French, Spanish, Portuguese or Italian sentence by its function words. */
export function readRomance(sentence: string, language: keyof typeof ROMANCE_RULES): Clause {
  const rules = ROMANCE_RULES[language];
  let phrase = sentence;
  for (const leadIn of rules.leadIns) phrase = phrase.replace(leadIn, "");
  if (tokenize(phrase).length < 2) phrase = sentence;

  const words = tokenize(phrase);
  const said = wordsOfFirstPerson(words, language);
  if (said > 0 && words.length > said) {
    const found = readVerb(words[said - 1]!, words.slice(said), rules) ?? NOTHING;
    const object = nounPhrase(words.slice(said), rules);
    const end = object.findIndex(({ text, mark }, index) => mark !== "" || (index > 0 && LINKS.has(text)));
    const first = object.slice(0, end < 0 ? object.length : object[end]!.mark === "" ? end : end + 1);
    return { kind: "", hasArticle: false, subject: stripArticle(joinWords(first), rules), phrase, ...found };
  }

  const hasArticle = rules.indefinite.has(lower(words[0])) || /^un’/iu.test(phrase);
  const end = words.findIndex(
    (word, index) => index > 0 && isBoundary(word, rules) && !joinsNouns(words, index),
  );
  const kindWords = withoutLooseEnd(words.slice(0, endAtMark(words, end < 0 ? words.length : end)), end);
  const kind = stripArticle(joinWords(kindWords), rules);
  const found = readRest(words.slice(kindWords.length), rules);
  // "Tienda de juguetes": the toys tell more than the shop.
  const goods = rules.forms.test(kind) ? rules.of.exec(kind)?.[1] : kind;
  const isBare = !kind.includes(" ");
  return { ...found, kind, hasArticle, subject: goods ?? (isBare ? found.subject : kind), phrase };
}

interface Found {
  readonly action: Action | null;
  readonly audience: string;
}

const NOTHING: Found = { action: null, audience: "" };

function readRest(words: readonly Word[], rules: LanguageRules): Found & { subject: string } {
  let subject = "";
  for (let index = 0; index < words.length - 1; index++) {
    const word = lower(words[index]);
    const rest = words.slice(index + 1);
    if (rules.relatives.has(word) && !rules.clitics.has(lower(rest[0]))) {
      const found = readVerb(rest[0]!, rest.slice(1), rules);
      if (found) return { ...found, subject };
    } else if (rules.forWords.has(word)) {
      if (rules.infinitive.test(rest[0]!.text) && rest.length > 1) {
        const found = readVerb(rest[0]!, rest.slice(1), rules) ?? NOTHING;
        return { ...found, action: asUser(found.action), subject };
      }
      subject ||= stripArticle(joinWords(nounPhrase(rest, rules)), rules);
    }
  }
  return { ...NOTHING, subject };
}

function readVerb(verb: Word, rest: readonly Word[], rules: LanguageRules): Found | null {
  if (rules.helpers.test(verb.text)) {
    const link = rest.findIndex((word, index) => {
      const next = rest[index + 1];
      return rules.infinitiveLinks.has(lower(word)) && next !== undefined && rules.infinitive.test(next.text);
    });
    if (link >= 0 && link < 6) {
      const found = readVerb(rest[link + 1]!, rest.slice(link + 2), rules);
      return { action: asUser(found?.action), audience: joinWords(rest.slice(0, link)) };
    }
  }
  const skipped = rest.findIndex(({ text }) => !ADVERB.test(text));
  const object = nounPhrase(rest.slice(Math.max(0, skipped)), rules);
  if (object.length === 0 || object.length > OBJECT_WORDS_MAX || rules.relatives.has(lower(object[0])))
    return null;
  const adjunct = readAdjunct(rest.slice(Math.max(0, skipped) + object.length), rules);
  return {
    action: { verb: verb.text, object: stripArticle(joinWords(object), rules), adjunct, isDoneByUser: false },
    audience: "",
  };
}

function asUser(action: Action | null | undefined): Action | null {
  return action ? { ...action, isDoneByUser: true } : null;
}

function readAdjunct(words: readonly Word[], rules: LanguageRules): string {
  const end = words.findIndex(
    (word, index) => index > 0 && (isBoundary(word, rules) || LINKS.has(lower(word))),
  );
  const adjunct = words.slice(0, endAtMark(words, end < 0 ? words.length : end));
  return adjunct.length >= 2 && adjunct.length <= ADJUNCT_WORDS_MAX ? joinWords(adjunct) : "";
}

function nounPhrase(words: readonly Word[], rules: LanguageRules): Word[] {
  const end = words.findIndex((word, index) => isBoundary(word, rules) || isRide(words, index));
  return words.slice(0, endAtMark(words, end < 0 ? words.length : end));
}

const ADVERB = /\p{L}{3}(?:ment|mente)$/u;
/** Loose at the end of a kind of business: "taller mecánico solo (para …)", "gioielli ricavati (da …)". */
const LOOSE_END =
  /^(?:solo|sólo|só|uniquement|seulement|solamente)$|\p{L}{2}(?:ad|id|at|it|ut|ing?id)[oaei]s?$/iu;

function withoutLooseEnd(words: readonly Word[], end: number): readonly Word[] {
  const last = words.at(-1);
  const isLoose = end > 0 && words.length > 1 && last !== undefined && LOOSE_END.test(last.text);
  return isLoose ? words.slice(0, -1) : words;
}

/** "cave à vins", "machine à laver": a French "à" that makes one noun of two, and says neither where nor how. */
function joinsNouns(words: readonly Word[], index: number): boolean {
  const next = lower(words[index + 1]);
  return (
    lower(words[index]) === "à" &&
    next !== "" &&
    !/^(?:la|l’.*|le|un|une|vélo|pied|domicile|partir|base|distance|emporter|bord|\p{Lu}.*)$/u.test(next)
  );
}

/** "feitos com", "fatte a", "hechas de": how it is made, in any of the four languages. */
export const MADE =
  /^(?:feit|hech|fatt|fabricad|fabriqu|produzid|producid|prodott|elaborad|realizzat|criad|cread|creat|inspirad|ispirat|inspiré|conçu|cousu|cultivad|coltivat|cousu|réalisé|imprimé|impress|stampat|tingid|tint|teñid|bordad|ricamat|ricavat|dipint|pintad|tejid|tissé|curad|maturat|refait|moul|élev|tricot|sculpt|peint|cuit|intrecciat|cucit|cosid|cozid|assad)\p{L}{0,3}$/iu;

function isBoundary(word: Word, rules: LanguageRules): boolean {
  const text = lower(word);
  return (
    MADE.test(text) || rules.relatives.has(text) || rules.forWords.has(text) || rules.adjunctStarts.has(text)
  );
}

/** "de bicicleta": by which vehicle, where "de" otherwise belongs to the noun before. */
function isRide(words: readonly Word[], index: number): boolean {
  return (
    lower(words[index]) === "de" &&
    /^(?:bicicleta|bike|moto|carro|barco|trem)$/iu.test(words[index + 1]?.text ?? "")
  );
}

function endAtMark(words: readonly Word[], limit: number): number {
  const at = words.findIndex(
    ({ mark }, index) => index < limit - 1 && mark !== "" && !isListComma(words, index, limit),
  );
  return at < 0 ? limit : at + 1;
}

function isListComma(words: readonly Word[], index: number, limit: number): boolean {
  return words[index]!.mark === "," && words.slice(index + 1, limit).some((word) => LINKS.has(lower(word)));
}

function stripArticle(phrase: string, rules: LanguageRules): string {
  return /^\p{L}+\s(?:seule?|sol[oa]|sól?[oa]|só|únic[oa]|uniques?)\s/iu.test(phrase)
    ? phrase
    : phrase.replace(rules.articles, "");
}

function lower(word: Word | undefined): string {
  return word?.text.toLowerCase() ?? "";
}
