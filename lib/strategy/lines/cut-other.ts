import type { Idea } from "../idea";
import { isUnspaced } from "../language/detect-scripts";
import { BACKSTORY } from "../language/main-sentence";
import { joinWords } from "../language/phrase";
import { tokenize } from "../language/tokenize";
import { asCompany } from "../sentences/say-offer";
import { TRADE_LANGUAGES } from "../trade.schema";
import { cutFirst } from "./cut-parts";
import { forWhom } from "./for-whom";
import { GRAMMARS } from "./grammar";
import { type Cut, LINE_LENGTH_MAX, weigh } from "./line";
import { firstSentences, ownSentences } from "./own-sentences";
import { twoHalves } from "./two-halves";
import { whatToolDoes } from "./what-tool-does";

/** What a founder wants is no line: in languages that are not read further. */
const WISHED =
  /^(?:chcę|chciał\p{L}*|chcemy|jestem|mam|ik wil|wij willen|jag vill|vi vill|jeg vil|хочу|мы хотим|я|vreau|istiyorum|chci)\s/iu;

/** Whole constituents of an idea in a language other than English. */
export function cutOther(idea: Idea): Cut[] {
  const sentences = idea.offers;
  const language = TRADE_LANGUAGES.find((code) => code === idea.language);
  if (!language) return weigh(7, sentences.slice(0, 2).flatMap(wholeOrStart));
  const grammar = GRAMMARS[language];
  const first = asCompany(idea.phrase || (sentences[0] ?? ""), language);
  if (BACKSTORY.test(first)) return ownSentences(sentences.slice(1), grammar, language);
  return [
    ...firstSentences([first, ...sentences.slice(1)], grammar, language),
    ...twoHalves([first, ...sentences.slice(1)], grammar),
    ...whatToolDoes(first, grammar),
    ...forWhom(first, grammar),
    ...weigh(6.2, infinitive(first, idea), true),
    ...cutFirst(first, grammar),
    ...ownSentences(sentences.slice(1), grammar, language),
  ];
}

/** A sentence that is short enough, or what stands before its first mark. */
function wholeOrStart(sentence: string): string[] {
  if (WISHED.test(sentence)) return [];
  const start = sentence.split(isUnspaced(sentence) ? /[，、,：:]/u : /[,،:;–]/u)[0]?.trim() ?? "";
  const and = sentence.split(/\s(?:и|та|i|oraz|en|och|og|ja|ve|a|și)\s/u)[0]?.trim() ?? "";
  const isLong = (text: string) => (isUnspaced(text) ? [...text].length >= 4 : text.includes(" "));
  return [sentence, start, ...(and.split(" ").length > 2 ? [and] : [])].filter(
    (text) => text.length <= LINE_LENGTH_MAX && isLong(text),
  );
}

/** "aide les parents à partager la garde sans se disputer" → "Partager la garde sans se disputer". */
function infinitive(sentence: string, { action, language }: Idea): string[] {
  if (!action?.isDoneByUser || !/^(?:fr|es|pt|it)$/u.test(language) || !INVITING.test(sentence)) return [];
  const words = tokenize(sentence);
  const at = words.findIndex(
    ({ text }, index) => index > 0 && text.toLowerCase() === action.verb.toLowerCase(),
  );
  const clause = at < 0 ? [] : words.slice(at);
  const isOfOthers = clause.some(({ text }) => /^(?:leurs?|su|sus|seus?|suas?|loro)$/iu.test(text));
  return isOfOthers || clause.some(({ mark }) => mark !== "" && mark !== ",") ? [] : [joinWords(clause)];
}

/** Somebody is helped to do it, or does it with a tool; "to make frames of old nets" is what the nets are for. */
const INVITING =
  /\b(?:aid\p{L}*|permet\p{L}*|ayud\p{L}*|permit\p{L}*|ajud\p{L}*|aiut\p{L}*|permett\p{L}*|appli\p{L}*|app|logiciel|plateforme|plataforma|piattaforma|aplicaci[oó]n|aplicativo|software)\b/iu;
