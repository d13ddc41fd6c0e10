import { capitalize } from "@/lib/model/letter-case";
import { tokenize, type Word } from "../language/tokenize";
import { asCompany } from "../sentences/say-offer";
import { verbForm } from "../words/english-verbs";
import type { Grammar } from "./grammar";
import { type Cut, FIRM, LINE_LENGTH_MAX, LINE_WORDS_MAX, weightOf } from "./line";
import { isSaidByUs, partsOf, startsAnew, textOf } from "./parts";

/** What the customer asks of the designer, wishes or tells of money: nothing for the door. */
export const WISH =
  /\b(?:want|wants|wanted|wish|hope|need|needs|looking for|would like|planning|plan to|plans to|idea|startup|start-up|company|business|customers?|clients?|users?|target|audience|brand|logo|label|please|names?|font|colou?rs?|website should|investors?|thinking|started|used to|years? ago|we(?:’ll)? (?:start|begin|launch|open)(?=\s(?:in|on|at|next|soon|this|an?|our|for)\b|[.,]|$)|volunteers?|fund(?:ed|ing)|por favor|s’il vous plaît|bitte|per favore|per piacere|proszę|sounds?|sounding|should be|shouldn’t|don’t want|nothing (?:with|that)|no puns|niece|nephew|suen[ae]n?|klingt|klingen|nombres?|noms?|nomes?|namen?|marca|marque|couleurs?|colores|cores|colori|farben)\b/iu;
/** What we refuse to do is remembered. */
const NEVER = /^we (?:never|do nothing|only)\s/iu;
const SHORT_MAX = 4;

/** "Roof snow. I shovel it.": the first sentences as they are, where they are short enough to be one line. */
export function firstSentences(sentences: readonly string[], grammar: Grammar, language: string): Cut[] {
  const [one = "", two = ""] = sentences.map((sentence) => asCompany(sentence, language));
  const words = tokenize(two);
  const isAside = grammar.asides.test(words[0]?.text ?? "") && !isSaidByUs(words, grammar);
  if (words.length === 0 || WISH.test(two) || isAside) return [];
  const text = `${one}. ${capitalize(two)}.`;
  return text.length <= LINE_LENGTH_MAX ? [{ text, weight: 8.45, isWhole: true }] : [];
}

/** The later sentences of the idea, those that are short enough and speak of the offer. */
export function ownSentences(sentences: readonly string[], grammar: Grammar, language: string): Cut[] {
  const parts = sentences.map((sentence) => {
    const words = tokenize(asCompany(sentence, language));
    return WISH.test(sentence) ? [] : partsOf(words, grammar);
  });
  const wholes = parts.map((own) => own.flat());
  const mayStand = (words: (typeof wholes)[number]) =>
    words.length >= 2 &&
    !grammar.asides.test(words[0]!.text) &&
    !/^we(?:’re|\s(?:are|have|had|want|were))\b/iu.test(textOf(words)) &&
    !isBareList(words, grammar) &&
    weightOf(words) <= LINE_WORDS_MAX &&
    textOf(words).length <= LINE_LENGTH_MAX;
  const cut = (text: string, weight: number): Cut => ({ text: capitalize(text), weight });
  const two = wholes.flatMap((one, index) => {
    const next = wholes[index + 1];
    const areShort = next && [one, next].every((words) => words.length <= SHORT_MAX && mayStand(words));
    return areShort ? [cut(`${textOf(one)}. ${capitalize(textOf(next))}.`, 8.5)] : [];
  });
  const doings = language === "en" ? wholes.concat(parts.flat()).flatMap(itDoes) : [];
  const clauses = parts.flatMap((own) =>
    own.length > 1 ? own.map((part) => (grammar.and.test(part[0]!.text) ? part.slice(1) : part)) : [],
  );
  return [
    ...two,
    ...doings.filter(mayStand).map((words) => cut(textOf(words), words.length >= SHORT_MAX ? 7.6 : 5)),
    ...[...wholes, ...clauses].filter(mayStand).map((words) => {
      const text = textOf(words).replace(/^(?:and|und|et|y|e)\s/iu, "");
      return cut(
        text,
        (FIRM.test(`${text} `) && words.length >= 3) || SPARES.test(text)
          ? 8.2
          : NEVER.test(text)
            ? 7.6
            : words.length >= 3
              ? 6.6
              : 4.5,
      );
    }),
  ];
}

/** "Live, no poison", "40 sauces, one button, zero mercy": what is spared, told beside what there is. */
const SPARES = /^[^,.]{3,30},\s(?:[^,.]{3,20},\s)?(?:no|zero|never|nothing|without)\s\p{L}+(?:\s\p{L}+)?$/iu;

/** "Trees, roofs, lakes": things of which nothing is said. */
function isBareList(words: readonly Word[], grammar: Grammar): boolean {
  const parts = partsOf(words, grammar);
  return parts.length > 2 && parts.every((part) => part.length < SHORT_MAX && !startsAnew(part, grammar));
}

/** "It works offline for weeks and syncs when the boat comes" → "Works offline for weeks". */
function itDoes(words: readonly Word[]): Word[][] {
  const at = /^(?:and|it)$/iu.test(words[0]?.text ?? "")
    ? words.findIndex(({ text }) => /^it$/iu.test(text)) + 1
    : 0;
  const verb = words[at]?.text ?? "";
  const isDoing =
    at > 0 &&
    at < 3 &&
    (verbForm(verb)?.form === "third" || /[^s]s$/u.test(verb)) &&
    !/^(?:is|was|has|does)$/u.test(verb);
  if (!isDoing) return [];
  const clause = words.slice(at);
  const and = clause.findIndex(({ text }, index) => index > 2 && /^(?:and|but)$/iu.test(text));
  return [clause, ...(and > 0 ? [clause.slice(0, and)] : [])];
}
