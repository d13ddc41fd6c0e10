import type { Idea } from "../idea";
import { sentencesOf } from "../language/clean-idea";
import { joinWords } from "../language/phrase";
import { tokenize } from "../language/tokenize";
import { asCompany } from "../sentences/say-offer";
import { THEME_LANGUAGES, type ThemeLanguage } from "../theme.schema";
import { cutFirst } from "./cut-parts";
import { GRAMMARS } from "./grammar";
import { type Cut, LINE_LENGTH_MAX, weigh } from "./line";
import { ownSentences } from "./own-sentences";
import { textOf } from "./parts";

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
/** What a founder wants is no line: in languages that are not read further. */
const WISHED =
  /^(?:chcę|chciał\p{L}*|chcemy|jestem|mam|ik wil|wij willen|jag vill|vi vill|jeg vil|хочу|мы хотим|я|vreau|istiyorum|chci)\s/iu;

/** Whole constituents of an idea in a language other than English. */
export function cutOther(idea: Idea): Cut[] {
  const sentences = sentencesOf(idea.text);
  const language = THEME_LANGUAGES.find((code) => code === idea.language);
  if (!language) return weigh(7, sentences.slice(0, 2).flatMap(wholeOrStart));
  const grammar = GRAMMARS[language];
  const first = asCompany(idea.phrase || (sentences[0] ?? ""), language);
  const speaksOfFounder = /^(?:(?:je|ich|yo|eu|io)\s|j’)/iu.test(first) && first === idea.phrase;
  return [
    ...weigh(8.2, infinitive(first, idea)),
    ...weigh(7.9, wanted(first)),
    ...weigh(8.3, verbFirst(first, language)),
    ...(speaksOfFounder ? [] : cutFirst(first, grammar)),
    ...ownSentences(sentences.slice(1), grammar, language),
  ];
}

/** A sentence that is short enough, or what stands before its first mark. */
function wholeOrStart(sentence: string): string[] {
  if (WISHED.test(sentence)) return [];
  const start = sentence.split(UNSPACED.test(sentence) ? /[，、,：:]/u : /[,،:;–]/u)[0]?.trim() ?? "";
  const and = sentence.split(/\s(?:и|та|i|oraz|en|och|og|ja|ve|a|și)\s/u)[0]?.trim() ?? "";
  const isLong = (text: string) => (UNSPACED.test(text) ? [...text].length >= 4 : text.includes(" "));
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
  const mark = clause.findIndex(({ mark }) => mark !== "" && mark !== ",");
  return [joinWords(mark < 0 ? clause : clause.slice(0, mark + 1))];
}

/** "(les communes qui veulent) planter des forêts en ville". */
function wanted(sentence: string): string[] {
  const found =
    /\s(?:qui (?:veulent|souhaitent|désirent)|que (?:quieren|desean|querem|desejam)|che (?:vogliono|desiderano))\s(\p{L}+(?:er|ir|re|[aei]r[es]?)\s[^,;:.]+)/iu.exec(
      sentence,
    );
  return found ? [found[1]!] : [];
}

/** Somebody is helped to do it, or does it with a tool; "to make frames of old nets" is what the nets are for. */
const INVITING =
  /\b(?:aid\p{L}*|permet\p{L}*|ayud\p{L}*|permit\p{L}*|ajud\p{L}*|aiut\p{L}*|permett\p{L}*|appli\p{L}*|app|logiciel|plateforme|plataforma|piattaforma|aplicaci[oó]n|aplicativo|software)\b/iu;

/**
 * What a thing does, said of it: "…, die auf den Hof kommt" → "Kommt auf den Hof"; "che riveste paralumi" → "Riveste
 * paralumi". A French verb does not stand without its subject.
 */
function verbFirst(sentence: string, language: ThemeLanguage): string[] {
  const words = tokenize(sentence);
  if (language === "de") {
    const at = words.findIndex(
      ({ text }, index) => index > 0 && /^(?:der|die|das)$/u.test(text) && words[index - 1]!.mark === ",",
    );
    if (at < 0) return [];
    const clause = words.slice(at + 1);
    const end = clause.findIndex(({ text, mark }) => SINGULAR.test(text) || mark !== "");
    const verb = clause[end];
    if (end < 1 || !verb || !SINGULAR.test(verb.text) || SUBJECT.test(clause[0]!.text)) return [];
    return [`${verb.text} ${textOf(clause.slice(0, end))}`];
  }
  if (language === "fr") return [];
  const at = words.findIndex(({ text }, index) => index > 0 && /^(?:que|che)$/u.test(text));
  const clause = words.slice(at + 1);
  const mark = clause.findIndex(({ mark }) => mark !== "");
  const own = mark < 0 ? clause : clause.slice(0, mark + 1);
  const isOfHead = !words.slice(0, Math.max(at, 0)).some(({ text }) => GRAMMARS[language].links.test(text));
  const isVerb = /(?:[ae]|isce)$/u.test(own[0]?.text ?? "") && !SUBJECT.test(own[0]?.text ?? "");
  const isMany = /(?:[oaei]s|i)$/u.test(words[at - 1]?.text ?? "");
  return at > 0 && at < 5 && isOfHead && isVerb && !isMany && own.length >= 3 ? [textOf(own)] : [];
}

/** A verb of the third person; those that part with their beginning ("abholt") would have to be put together anew. */
const SINGULAR =
  /^(?!(?:ab|an|auf|aus|ein|mit|vor|zu|um|nach|her|hin|zurück|bei|fest|los|weg)\p{L}{3})\p{Ll}{2,}t$/u;
const SUBJECT =
  /^(?:sich|es|man|wir|ich|er|sie|der|ein|la|el|los|las|lo|le|les|me|te|se|si|ti|ci|vi|il|gli|i|o|os|as|a|uma?|una?|no|não|non|ya|já|già|cada)$/u;
