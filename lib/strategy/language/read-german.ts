import type { Action } from "../idea";
import type { Clause } from "./clause";
import { joinWords } from "./phrase";
import { tokenize, type Word } from "./tokenize";

const LEAD_INS: readonly RegExp[] = [
  /^(?:ich|wir)\s+(?:will|wollen|möchte|möchten|plane|planen)\s+/iu,
  /^(?:unsere?|meine?)\s+(?:firma|idee|unternehmen|startup|projekt|geschäft|marke)\s+ist\s+/iu,
  /^(?:es ist|das ist|wir sind|ich bin|es handelt sich um)\s+(?=ein)/iu,
];
const INDEFINITE = /^eine?[nrms]?$/iu;
const ARTICLE = /^(?:der|die|das|den|dem|des|eine?[nrms]?|ihre?[nrms]?|seine?[nrms]?|unsere?[nrms]?)\s+/iu;
const RELATIVES = new Set(["der", "die", "das", "welche", "welcher", "welches"]);
const FOR_WORDS = new Set(["für"]);
const ADJUNCT_STARTS = new Set(
  "mit in im ins an am auf aus bei per zu zum zur von vom nach ohne über durch ab direkt rund via".split(" "),
);
/** Kinds of business: what follows "für" or "von" is more telling. */
const FORMS =
  /(?:shop|laden|app|plattform|studio|agentur|unternehmen|marke|firma|dienst|service|werkstatt|schule|restaurant|café|salon|bäckerei|buchhandlung|start-?up|marktplatz|box|abo|software|tool|praxis|hof|brauerei|netzwerk|portal|manufaktur)$/iu;
const OBJECT_WORDS_MAX = 6;
const ADJUNCT_WORDS_MAX = 4;

/** Reads a German sentence: verbs stand last in its clauses, and capitals tell the nouns. */
export function readGerman(sentence: string): Clause {
  let phrase = sentence;
  for (const leadIn of LEAD_INS) phrase = phrase.replace(leadIn, "");
  // "… eröffnen" at the end belongs to the lead-in that was cut.
  if (phrase !== sentence)
    phrase = phrase
      .replace(
        /\s+(?:eröffnen|gründen|aufbauen|starten|entwickeln|machen|anbieten|verkaufen|betreiben)(?=,|$)/iu,
        "",
      )
      .replace(/^einen\s/iu, "ein ");
  if (tokenize(phrase).length < 2) phrase = sentence;
  const words = tokenize(phrase);

  if (/^(?:wir|ich)$/iu.test(words[0]?.text ?? "") && words.length > 2) {
    const action = readObject(words.slice(2));
    return { kind: "", hasArticle: false, subject: "", audience: "", phrase, action };
  }
  const hasArticle = INDEFINITE.test(words[0]?.text ?? "");
  const body = hasArticle ? words.slice(1) : words;
  const kindEnd = body.findIndex(
    (word, index) => index > 0 && (isBoundary(word) || endsClause(body[index - 1]!)),
  );
  const kindWords = kindEnd < 0 ? body : body.slice(0, kindEnd);
  const rest = body.slice(kindWords.length);
  const kind = joinWords(kindWords);
  const { action, subject } = readRest(rest, (kindWords.at(-1)?.mark ?? "") !== "");
  return { kind, hasArticle, phrase, audience: "", action, subject: FORMS.test(kind) ? subject : kind };
}

function readRest(words: readonly Word[], startsClause: boolean): { action: Action | null; subject: string } {
  let subject = "";
  for (let index = 0; index < words.length - 1; index++) {
    const word = words[index]!.text.toLowerCase();
    const clause = clauseFrom(words.slice(index + 1));
    const afterComma = index > 0 ? words[index - 1]!.mark !== "" : startsClause;
    if ((RELATIVES.has(word) && afterComma) || word === "um") {
      const last = clause.at(-1);
      const hasVerb = last !== undefined && /^\p{Ll}/u.test(last.text);
      const inner = (hasVerb ? clause.slice(0, -1) : clause).filter(({ text }) => text !== "zu");
      const joins = /^(?:verbind|vernetz|zusammen)/iu.test(last?.text ?? "");
      const action =
        joins || /^(?:sich|es|man|ihr|sie|wir|ich|du)$/iu.test(inner[0]?.text ?? "")
          ? null
          : readObject(inner);
      if (action) return { action, subject };
    } else if (FOR_WORDS.has(word)) subject ||= strip(joinWords(nounPhrase(clause)));
    else if (word === "von" && !subject) subject = strip(joinWords(nounPhrase(clause)));
  }
  return { action: null, subject };
}

function readObject(words: readonly Word[]): Action | null {
  const phrase = dropReceiver(nounPhrase(words));
  // "Solche Verträge": of which something was said before.
  if (/^(?:solche|diese|jene)[mnrs]?$/iu.test(phrase[0]?.text ?? "")) return null;
  if (phrase.length === 0 || phrase.length > OBJECT_WORDS_MAX || !phrase.some(isNoun)) return null;
  const after = words.slice(words.indexOf(phrase.at(-1)!) + 1);
  const adjunct = ADJUNCT_STARTS.has(after[0]?.text.toLowerCase() ?? "") ? untilNoun(clauseFrom(after)) : [];
  return {
    verb: "",
    isDoneByUser: false,
    object: strip(joinWords(phrase)),
    adjunct: adjunct.length >= 2 && adjunct.length <= ADJUNCT_WORDS_MAX ? joinWords(adjunct) : "",
  };
}

/** "Familien frisches Gemüse (liefert)": two noun phrases in a row, the first one says for whom. */
function dropReceiver(words: readonly Word[]): Word[] {
  const first = words.findIndex(isNoun);
  const next = words[first + 1];
  const continues =
    next === undefined || isNoun(next) || /^(?:und|oder|&|\+)$/u.test(next.text) || words[first]!.mark;
  return continues || !words.slice(first + 2).some(isNoun) ? [...words] : words.slice(first + 1);
}

function untilNoun(words: readonly Word[]): Word[] {
  const noun = words.findIndex((word, index) => index > 0 && isNoun(word));
  return noun < 0 ? [] : words.slice(0, noun + 1);
}

function nounPhrase(words: readonly Word[]): Word[] {
  const clause = clauseFrom(words);
  const end = clause.findIndex((word, index) => index > 0 && isBoundary(word));
  const phrase = end < 0 ? clause : clause.slice(0, end);
  const lastNoun = phrase.findLastIndex(isNoun);
  return lastNoun < 0 ? [] : phrase.slice(0, lastNoun + 1);
}

function clauseFrom(words: readonly Word[]): Word[] {
  const isList = (index: number) =>
    words[index]!.mark === "," &&
    words.slice(index + 1, index + 4).some(({ text }) => /^(?:und|oder)$/iu.test(text));
  const end = words.findIndex((word, index) => endsClause(word) && !isList(index));
  return end < 0 ? [...words] : words.slice(0, end + 1);
}

function endsClause(word: Word): boolean {
  return word.mark !== "";
}

function isBoundary(word: Word): boolean {
  const text = word.text.toLowerCase();
  return FOR_WORDS.has(text) || ADJUNCT_STARTS.has(text) || text === "um";
}

function isNoun(word: Word): boolean {
  return /^\p{Lu}/u.test(word.text);
}

function strip(phrase: string): string {
  return phrase.replace(ARTICLE, "");
}
