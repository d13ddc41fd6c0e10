import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { shorten, uncapitalize } from "../language/phrase";
import { HYPE } from "../lines/guard-line";
import { verbForm } from "../words/english-verbs";

const PHRASE_MAX = 150;
/** So many letters before the first comma say what it is. */
const FIRST_MIN = 40;
/** Why the founder does it, which is not what the business is. */
const REASON = /,?\s(?:because|since (?:my|our|i|we)|parce qu|porque|perché|weil|ponieważ)(?:\s|e\s|’).*$/iu;
/** A second sentence behind a comma: "bike repair, I come to your office". */
const SPLICE =
  /,\s(?:(?:and|so|but)\s)?(?:i|we|you|it|they|people|parents|send|call|je|j’|nous|vous|ich|wir|sie|man|yo|nosotros|tú|eu|nós|você|io|noi|voi|biz|my)\s.*$/iu;
/** What a founder wants and has lies before the thing itself. */
const WISH =
  /^(?:.*?[\s,])?(?:je (?:veux|voudrais)|j’aimerais|nous (?:voulons|voudrions|aimerions)|quiero|queremos|quisi[eé]ramos|quero|gostaria de|vogliamo|voglio|vorrei|vorremmo)\s+(?:abrir|montar|crear|lanzar|poner|ouvrir|créer|lancer|monter|criar|lançar|aprire|creare|avviare|fondare)\s+(?=\p{L})/iu;
/** Praise that says nothing of what is offered. */
export const PRAISE =
  /\b(?:(?:the|an?)\s+)?(?:ultimate|revolutionary|ai-powered|game[- ]chang\w+|cutting-edge|next-gen\w*|world(?:’s|-)\s?(?:first|best|class|leading)|elite|premium|unique|innovative|disruptive|amazing|best-in-class)[,\s]+/giu;
/** Longer than an acronym. */
const SHOUTED = /(?<!\p{L})\p{Lu}{7,}(?!\p{L})/gu;
/** Verbs of the first person in the plural stand first in these languages: "Produciamo campane". */
const WE_VERBS = /^\p{Ll}+(?:[aei]mos|iamo)\s/iu;
const WE_VERB: Readonly<Record<string, RegExp>> = {
  es: /^\p{Ll}+(?:[aei]mos)\s/iu,
  pt: /^\p{Ll}+(?:[aei]mos)\s/iu,
  it: /^\p{Ll}+iamo\s/iu,
};

export interface Offer {
  readonly text: string;
  /** What it begins with: an article ("a bakery"), the business itself ("we bake"), or the bare thing. */
  readonly form: "article" | "we" | "thing";
}

/** What the business is or does in one phrase of the brief, that the company can say of itself. */
export function sayOffer({
  phrase,
  text,
  offers,
  topic,
  kind,
  audience,
  hasArticle,
  language,
  trades,
}: Idea): Offer {
  const whole = (phrase || offers[0] || "").replace(REASON, "").replace(WISH, "");
  const bare = whole
    .replace(SHOUTED, (word) => word.toLowerCase())
    .replace(PRAISE, (praise) => (/^(?:an?|the)\s/iu.test(praise) ? " a " : " "))
    .replace(/^\s*a(?=\s(?:[aeio]|un(?!i)))/iu, "an")
    .replace(/\s+/gu, " ")
    .trim();
  const all = (bare || whole).split(/(?<=.{5}):\s|\s[–—]\s|;\s/u);
  const at = HYPE.test(all[0] ?? "") && all[1] && !HYPE.test(all[1]) ? 1 : 0;
  const parts = all.slice(at);
  const start =
    /^(?:if|when|because|since|as|wenn|weil|si|se|quand|comme|porque|cuando|quando|perché|parce|puisque)\s/iu.test(
      bare,
    )
      ? (parts[0] ?? "")
      : (parts[0] ?? "").replace(SPLICE, "");
  const isStub = start.split(" ").length < STUB_WORDS;
  const said = isStub
    ? goneOn(start, parts.slice(0, 2).join(" – "), offers[1] ?? "")
    : withRest(withinLimit(start), parts[1] ?? "");
  // What the founder wants to do is what the company does: "(I want to) rent out campervans".
  const isDone = language === "en" && /^(?:i|we)\b/iu.test(text) && !/^(?:i|we)\b/iu.test(said);
  const begins =
    isDone && verbForm(said.split(" ")[0] ?? "")?.form === "base"
      ? `${/^i\b/iu.test(text) ? "I" : "We"} ${uncapitalize(said)}`
      : said;
  const isAside =
    /^(?:i|we)(?:’ve|\s(?:have|had) been|\s(?:was|were|used to))\s|^(?:my(?!\s\p{L}+’s)|mon|ma|mes|mein\p{L}*|mi|mis|meu|minha|mio|mia)\s/iu.test(
      said,
    );
  if (language === "en" && HYPE.test(said)) return inPlainWords(kind, audience, topic);
  const told =
    said.endsWith("…") || isAside ? inBrief(topic, trades, said, language) : asCompany(begins, language);
  if (/^(?:(?:we|nous|wir|i|je|ich|yo|eu|io)\s|j’)/iu.test(told) || WE_VERB[language]?.test(told))
    return { text: told, form: "we" };
  const isOne = hasArticle && whole === phrase && parts[0] === bare;
  return {
    text: told,
    form: isOne || ARTICLE.test(told) ? "article" : "thing",
  };
}

/** Of a sentence that boasts, the kind of business and whom it serves. */
function inPlainWords(kind: string, audience: string, topic: string): Offer {
  const last = kind.split(" ").at(-1) ?? "";
  const thing = /^(?:app|platform|service|tool|website|shop|studio|agency|software|marketplace)$/iu.test(last)
    ? last
    : "service";
  const one = `${/^[aeiou]/iu.test(thing) ? "an" : "a"} ${thing}`;
  const text = thing === "software" ? thing : one;
  return audience
    ? {
        text: `${text} for ${audience}`,
        form: thing === "software" ? "thing" : "article",
      }
    : { text: topic || text, form: "thing" };
}

/** What stands behind a colon goes on as a sentence where it is one of ours, else behind a dash. */
function withRest(start: string, rest: string): string {
  if (rest === "" || start.length + rest.length > PHRASE_MAX) return start;
  if (OURS.test(rest) || WE_VERBS.test(rest)) return `${start}. ${capitalize(rest)}`;
  return SPLICE.test(`, ${rest}`) ? start : `${start} – ${rest}`;
}

/** "Goat hire" says little: what the business does with it follows, as a sentence of its own. */
function goneOn(start: string, whole: string, next: string): string {
  const rest = whole.slice(start.length).replace(/^[\s,–]+/u, "");
  const more = [rest, next].find((part) => OURS.test(part) && part.length + start.length < PHRASE_MAX);
  if (more) return `${start}. ${capitalize(more)}`;
  // "Hot sauce. Three peppers, one smoked": what it is made of.
  const isPart = rest === "" && next.length > 0 && next.length < REST_MAX && !ANEW.test(next);
  return isPart ? `${start} – ${uncapitalize(next)}` : withinLimit(whole);
}

const STUB_WORDS = 4;
const REST_MAX = 110;
/** Begins a sentence of its own. */
const ANEW =
  /^(?:i|it|they|this|that|these|you|your|my|our|the|bring|come|call|send|je|il|elle|ich|es|sie|sind|yo|eu|io)\s|\b(?:is|are|can|will|want|have|need)\b/iu;
const OURS = /^(?:we|our|nous|notre|nos|wir|unsere?|noi|nuestr[oa]s?|noss[oa]s?)\s/iu;

/** For a sentence that is too long to be quoted: what it is about, by its own word or by its trade's. */
function inBrief(topic: string, trades: Idea["trades"], said: string, language: string): string {
  if (topic !== "" && !/\b(?:i|we|me|my|have|been|is|are)\b/iu.test(topic)) return capitalize(topic);
  return language === "en" && trades[0] ? capitalize(trades[0].trade.label) : said;
}

const ARTICLE = /^(?:an?|une?|un’|eine?|una|uno|uma?)\s/iu;

/** The company speaks as its founder does: who works alone says "I". */
export function asCompany(sentence: string, language: string): string {
  if (language !== "en") return sentence;
  if (/^we\s/iu.test(sentence)) return sentence.replace(/\bmy\b/gu, "our");
  return sentence.replace(/\bi(?=\s|’)/gu, "I");
}

function withinLimit(told: string): string {
  if (told.length <= PHRASE_MAX) return told;
  const parts = told.split(/(?<=,)\s/u);
  let kept = parts[0] ?? "";
  for (const part of parts.slice(1)) {
    if (kept.length + part.length + 1 > PHRASE_MAX) break;
    kept = `${kept} ${part}`;
  }
  // A list that is cut in its middle goes as a whole.
  const length = (parts[0] ?? "").length;
  if (length >= FIRST_MIN && length <= PHRASE_MAX) return parts[0]!.replace(/[,\s]+$/u, "");
  return kept.length <= PHRASE_MAX ? kept.replace(/[,\s]+$/u, "") : `${shorten(kept, PHRASE_MAX)}…`;
}
