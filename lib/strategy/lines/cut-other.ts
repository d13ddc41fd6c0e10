import type { Idea } from "../idea";
import { sentencesOf } from "../language/clean-idea";
import { joinWords } from "../language/phrase";
import { tokenize } from "../language/tokenize";
import { asCompany } from "../sentences/say-offer";
import { type Cut, LINE_LENGTH_MAX, LINE_WORDS_MAX, LIST_WEIGHT, weigh } from "./line";

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
  return [
    ...weigh(7.5, infinitive(start, idea)),
    ...weigh(
      LIST_WEIGHT,
      [...lists, ...more].filter(
        (sentence) => !POINTING.test(`${sentence} `) && !WISH.test(sentence) && fits(sentence),
      ),
    ),
    ...weigh(5.5, whole(asCompany(start, idea.language), idea.language)),
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
  const second = words.findIndex(({ mark }, index) => index > comma && mark === ",");
  const two = comma > 0 && second - comma > 1 && !isList ? joinWords(words.slice(0, second + 1)) : "";
  return [two, head].filter((text) => text !== "" && fits(text) && !OTHERS.test(text));
}

/** Another speaker, or another sentence, behind the comma. */
const OTHERS =
  /,\s(?:je|j’|on|nous|vous|il|elle|ich|wir|sie|man|das|yo|te|lo|eu|você|io|ti|che|qui|que|dass?|weil)\s/iu;
const LIST_WORDS = /^(?:et|ou|und|oder|y|o|e|ou|ed)$/iu;
function fits(text: string): boolean {
  if (text.length > LINE_LENGTH_MAX) return false;
  if (UNSPACED.test(text)) return [...text].length >= 4;
  const count = tokenize(text).length;
  return count >= 2 && count <= LINE_WORDS_MAX;
}
