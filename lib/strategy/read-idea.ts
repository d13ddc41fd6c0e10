import type { DesignBrief } from "@/lib/model/brief.schema";
import type { Idea } from "./idea";
import type { Clause } from "./language/clause";
import { cleanIdea, sentencesOf } from "./language/clean-idea";
import { detectLanguage } from "./language/detect-language";
import { detectScripts, directionOf } from "./language/detect-scripts";
import { extractKeywords } from "./language/extract-keywords";
import { shorten, uncapitalize } from "./language/phrase";
import { readEnglish } from "./language/read-english";
import { readGerman } from "./language/read-german";
import { readRomance } from "./language/read-romance";
import { STOP_WORDS } from "./language/stop-words";
import { tokenize } from "./language/tokenize";
import { recognizeTrades } from "./trades/recognize-trade";
import { BUSINESS_FORMS, EMPTY_WORDS, PEOPLE } from "./words/english-nouns";
import { verbForm } from "./words/english-verbs";

const TOPIC_MAX = 44;
const AUDIENCE_MAX = 56;

/** Understands a brief without a model: language, trade, what is offered, to whom, how, and its telling words. */
export function readIdea(brief: Pick<DesignBrief, "businessIdea" | "targetAudience" | "features">): Idea {
  const cleaned = cleanIdea(brief.businessIdea);
  const language = detectLanguage(cleaned);
  const text = spellAnd(cleaned, language);
  const sentence = sentencesOf(text)[0] ?? "";
  const clause = readClause(sentence, language);
  const words = tokenize(text);
  const trades = recognizeTrades({
    text: text.toLowerCase(),
    words,
    language,
    audience: clause.audience,
    offer: [clause.kind, clause.action?.object, clause.subject].join(" "),
  });
  const keywords = extractKeywords({
    text,
    words,
    language,
    trades,
    focus: [clause.action?.object, clause.subject, clause.kind],
  });
  const topic = chooseTopic(clause, keywords, language);
  return {
    language,
    direction: directionOf(detectScripts(text)[0] ?? "Latn"),
    text,
    phrase: clause.phrase || text,
    kind: tidy(clause.kind, language),
    hasArticle: clause.hasArticle,
    action: clause.action,
    topic,
    audience: readAudience(brief.targetAudience, language) || tidy(clause.audience, language, true),
    keywords,
    trades,
  };
}

function readClause(sentence: string, language: string): Clause {
  if (language === "en") return readEnglish(sentence);
  if (language === "de") return readGerman(sentence);
  if (language === "fr" || language === "es" || language === "pt" || language === "it") {
    return readRomance(sentence, language);
  }
  return { kind: "", hasArticle: false, action: null, subject: "", audience: "", phrase: sentence };
}

/** The first of object, subject, kind and best keyword that says something. */
function chooseTopic(
  { action, subject, kind }: Clause,
  keywords: readonly string[],
  language: string,
): string {
  const goods =
    /\b(?:box|shop|store|marketplace|collection|range|line|brand|studio|agency|app|platform)\s+of\s+(.+)$/iu.exec(
      kind,
    )?.[1];
  const isForm = BUSINESS_FORMS.has(kind.split(" ").at(-1)?.toLowerCase() ?? "");
  const order = language === "en" && !isForm && !goods ? [kind, subject] : [goods, subject, kind];
  // "Insurance that pays vets": what is sold tells more than who is met.
  const isAboutPeople = PEOPLE.has(action?.object.split(" ").at(-1)?.toLowerCase() ?? "");
  const object = language === "en" && isAboutPeople && kind && !isForm ? "" : action?.object;
  const candidates = [object, ...order].map((phrase) => {
    const bare = (phrase ?? "").replace(
      /^(?:only|an?|the|their|your|his|her|its|our|my|some|any|all|more)\s+/iu,
      "",
    );
    return /^(?:with|by|in|on|at|from|through|using|without)\s/iu.test(bare) && language === "en"
      ? ""
      : tidy(bare, language);
  });
  const telling = candidates.find((phrase) => phrase !== "" && !isEmptyPhrase(phrase));
  return shorten(
    telling ??
      keywords.find((word) => !PEOPLE.has(word) && verbForm(word)?.form !== "gerund") ??
      keywords[0] ??
      candidates.find(Boolean) ??
      "",
    TOPIC_MAX,
    stopWordsOf(language),
  );
}

function isEmptyPhrase(phrase: string): boolean {
  return phrase
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => EMPTY_WORDS.has(word) || Object.values(STOP_WORDS).some((list) => list.has(word)));
}

/** The audience as a noun phrase that can follow "for"; empty when it is written in another language. */
function readAudience(audience: string, language: string): string {
  const clean = spellAnd(cleanIdea(audience), language);
  const own = detectLanguage(clean, language);
  if (own !== language && own !== "und" && language !== "und") return "";
  const [sentence = ""] = sentencesOf(clean);
  const withoutLeadIn = sentence
    .replace(
      /^(?:(?:our|my|the)\s+(?:target\s+)?(?:audience|customers|clients|users|market)\s+(?:is|are)|(?:we|i)\s+(?:want to\s+)?(?:target|serve|reach)|targeting|mainly|mostly|primarily|for|für|pour|para|per)\s+/iu,
      "",
    )
    .split(/[;:()]|\s–\s/u)[0]!
    .replace(/,?\s*(?:aged?\s+)?\d+\s*(?:[-–+]|to|bis|à|a)\s*\d*(?:\s*years?(?:\s+old)?)?$/iu, "")
    .trim();
  if (withoutLeadIn.length <= AUDIENCE_MAX) return tidy(withoutLeadIn, language, true);
  const atClause = withoutLeadIn.split(/,|\s(?:who|that|which|aged|between|looking|qui|die|que|che)\s/u)[0]!;
  return tidy(shorten(atClause, AUDIENCE_MAX, stopWordsOf(language)), language, true);
}

/** In the middle of a sentence: small first letter (but for German, where a capital is a noun), no dangling ends. */
function tidy(phrase: string, language: string, isAudience = false): string {
  const trimmed = phrase
    .replace(/\s\+\s/gu, ` ${AND[language] ?? "+"} `)
    .replace(/^[\s,;:.–-]+|[\s,;:.–!?-]+$/gu, "");
  if (
    language === "fr" &&
    isAudience &&
    /^\p{L}+[sx]\s|^\p{L}+[sx]$/u.test(trimmed) &&
    !/^(?:les|des|nos|vos|leurs|mes|tous|toutes|ceux|celles)\b/iu.test(trimmed)
  ) {
    return `les ${uncapitalize(trimmed)}`;
  }
  if (language !== "de") return uncapitalize(trimmed);
  // "Junge Eltern": only an adjective stands before a noun.
  const withoutArticle = trimmed.replace(/^(?:der|die|das|den)\s+/iu, "");
  return /^\p{Lu}\p{Ll}+(?:e|en|er|es)\s\p{Lu}/u.test(withoutArticle)
    ? uncapitalize(withoutArticle)
    : withoutArticle;
}

/** "&" became "+" in cleaning. */
function spellAnd(text: string, language: string): string {
  return text.replace(/^\+\s|\s\+$/gu, "").replace(/\s\+\s/gu, ` ${AND[language] ?? "+"} `);
}

const AND: Record<string, string> = { en: "and", fr: "et", de: "und", es: "y", pt: "e", it: "e" };

function stopWordsOf(language: string): ReadonlySet<string> | undefined {
  return language in STOP_WORDS ? STOP_WORDS[language as keyof typeof STOP_WORDS] : undefined;
}
