import type { Idea } from "../idea";
import { sentencesOf } from "../language/clean-idea";
import { capitalize, joinWords } from "../language/phrase";
import { stopWordsOf } from "../language/stop-words";
import { tokenize, type Word } from "../language/tokenize";
import { type Cut, LINE_LENGTH_MAX, LINE_WORDS_MAX, LIST_WEIGHT } from "./line";

const INDEFINITE: Readonly<Record<string, RegExp>> = {
  fr: /^(?:une?\s|un’)/iu,
  de: /^eine?[nrms]?\s/iu,
  es: /^una?\s/iu,
  pt: /^uma?\s/iu,
  it: /^(?:una?\s|uno\s|un’)/iu,
  nl: /^een\s/iu,
  sv: /^(?:en|ett)\s/iu,
  da: /^(?:en|et)\s/iu,
};
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
/** A sentence that begins so points back, or speaks of the founder. */
const POINTING =
  /^(?:il|elle|ils|elles|cela|ça|je|mon|ma|mes|et|mais|er|sie|es|das|dies\p{L}*|ich|mein\p{L}*|und|aber|ellos?|ellas?|esto|yo|mi|mis|y|pero|ele|ela|isto|eu|meu|minha|e|mas|lui|lei|loro|questo|io|mio|mia|ma|chcę|chciał\p{L}*|chcemy|jestem|mam|ik wil|wij willen|jag vill|vi vill|jeg vil|хочу|мы хотим|vreau|istiyorum|chci)\s/iu;
/** What the customer asks of the designer. */
const WISH =
  /\b(?:por favor|s’il vous plaît|bitte|per favore|per piacere|proszę|logos?|nombres?|noms?|nomes?|marca|marque|couleurs?|colores|cores|colori|farben)\b/iu;

/**
 * Whole constituents of an idea in a language other than English: sentences and lists that are short enough, what
 * stands before a comma, and the object with its manner as one of the readers found them. No ending is changed.
 */
export function cutOther(idea: Idea): Cut[] {
  const [first = "", ...more] = sentencesOf(idea.text);
  const [start = "", ...lists] = (idea.phrase || first).split(/[:：;；]\s*|\s[–—]\s/u);
  const { action } = idea;
  const manner =
    action &&
    !action.isDoneByUser &&
    !TURNING.test(action.verb) &&
    action.object &&
    action.adjunct &&
    !isLoose(action.object, idea.language)
      ? [`${action.object} ${action.adjunct}`]
      : [];
  return [
    ...weigh(
      7.2,
      manner.filter((text) => stopWordsOf(idea.language) !== undefined && fits(text)),
    ),
    ...weigh(7.5, infinitive(start, idea)),
    ...weigh(
      LIST_WEIGHT,
      [...lists, ...more].filter(
        (sentence) => !POINTING.test(`${sentence} `) && !WISH.test(sentence) && fits(sentence),
      ),
    ),
    ...weigh(5.5, whole(start, idea.language)),
  ];
}

/** "aide les parents à partager la garde sans se disputer" → "Partager la garde sans se disputer". */
function infinitive(sentence: string, { action, language }: Idea): string[] {
  if (!action?.isDoneByUser || !/^(?:fr|es|pt|it)$/u.test(language) || !INVITING.test(sentence)) return [];
  const words = tokenize(sentence);
  const at = words.findIndex(
    ({ text }, index) => index > 0 && text.toLowerCase() === action.verb.toLowerCase(),
  );
  const clause = at < 0 ? [] : words.slice(at);
  const mark = clause.findIndex(({ mark }) => mark !== "" && mark !== ",");
  const line = joinWords(mark < 0 ? clause : clause.slice(0, mark + 1));
  return fits(line) ? [line] : [];
}

/** Somebody is helped to do it, or does it with a tool; "to make frames of old nets" is what the nets are for. */
const INVITING =
  /\b(?:aid\p{L}*|permet\p{L}*|ayud\p{L}*|permit\p{L}*|ajud\p{L}*|aiut\p{L}*|permett\p{L}*|appli\p{L}*|app|logiciel|plateforme|plataforma|piattaforma|aplicaci[oó]n|aplicativo|software)\b/iu;

/** A preposition or a pronoun before it: no thing of its own. */
function isLoose(object: string, language: string): boolean {
  const first = object.split(" ")[0]?.toLowerCase() ?? "";
  return (
    stopWordsOf(language)?.has(first) === true ||
    /^(?:beim|vom|ins|ans|aufs|dal|alla|agli|ao|à|às|pelo|pela)$/u.test(first)
  );
}

function whole(sentence: string, language: string): string[] {
  if (POINTING.test(`${sentence} `)) return [];
  const bare = sentence.replace(INDEFINITE[language] ?? /^(?!)/u, "");
  if (fits(bare)) return [bare];
  if (UNSPACED.test(bare)) {
    const clause = bare.split(/[，、,]/u)[0] ?? "";
    return clause !== bare && fits(clause) ? [clause] : [];
  }
  const words = tokenize(bare);
  const comma = words.findIndex(({ mark }) => mark === ",");
  const isList = words.slice(comma + 1, comma + 6).some(({ text }) => LIST_WORDS.test(text));
  const head = comma > 0 && !isList ? joinWords(words.slice(0, comma + 1)) : "";
  return head !== "" && fits(head) ? [head] : withoutLast(words, language);
}

/** What becomes of the object stands in the manner: "pranchas em móveis" says nothing without the verb. */
const TURNING = /^(?:transform|convert|verwandel|tauscht|macht|mach|trasform|chang|échang)/iu;
const LOOSE_END = /^(?:solo|sólo|só|somente|uniquement|seulement|nur|soltanto|et|und|y|e)$/iu;
const LIST_WORDS = /^(?:et|ou|und|oder|y|o|e|ou|ed)$/iu;
/** Prepositions of place and purpose before which a phrase can end. */
const DROPPABLE: Readonly<Record<string, RegExp>> = {
  fr: /^(?:pour|avec|dans|chez|depuis|sans)$/iu,
  de: /^(?:für|mit|in|im|bei|seit|ohne|aus)$/iu,
  es: /^(?:para|con|en|desde|sin)$/iu,
  pt: /^(?:para|com|em|no|na|desde|sem)$/iu,
  it: /^(?:per|con|in|nel|nella|da|senza)$/iu,
};

/** The words without a last "pour …" or "mit …", where no verb of a clause would be cut off. */
function withoutLast(words: readonly Word[], language: string): string[] {
  const preposition = DROPPABLE[language];
  const hasClause = words.some(({ text }) =>
    /^(?:qui|que|die|der|das|welche\p{L}?|che|où|wo|donde|onde|dove)$/iu.test(text),
  );
  if (!preposition || hasClause) return [];
  let rest = words;
  while (rest.length > LINE_WORDS_MAX) {
    const at = rest.findLastIndex(({ text }, index) => index >= 2 && preposition.test(text));
    if (at < 0) return [];
    rest = rest.slice(0, LOOSE_END.test(rest[at - 1]!.text) ? at - 1 : at);
  }
  return [joinWords(rest)];
}

function fits(text: string): boolean {
  if (text.length > LINE_LENGTH_MAX) return false;
  if (UNSPACED.test(text)) return [...text].length >= 4;
  const count = tokenize(text).length;
  return count >= 2 && count <= LINE_WORDS_MAX;
}

function weigh(weight: number, texts: readonly string[]): Cut[] {
  return texts.map((text) => ({ text: capitalize(text), weight }));
}
