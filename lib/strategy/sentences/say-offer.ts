import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { sentencesOf } from "../language/clean-idea";
import { shorten, uncapitalize } from "../language/phrase";
import { verbForm } from "../words/english-verbs";

const PHRASE_MAX = 150;
/** Why the founder does it, which is not what the business is. */
const REASON = /,?\s(?:because|since (?:my|our|i|we)|parce qu|porque|perché|weil|ponieważ)(?:\s|e\s|’).*$/iu;
/** A second sentence behind a comma: "bike repair, I come to your office". */
const SPLICE =
  /,\s(?:(?:and|so|but)\s)?(?:i|we|you|it|they|people|parents|send|call|je|j’|nous|vous|on|ich|wir|sie|man|yo|nosotros|tú|eu|nós|você|io|noi|voi|biz|my)\s.*$/iu;
/** What a founder wants and has lies before the thing itself. */
const WISH =
  /^(?:.*?[\s,])?(?:je (?:veux|voudrais)|j’aimerais|nous (?:voulons|voudrions|aimerions)|quiero|queremos|quisi[eé]ramos|quero|gostaria de|vogliamo|voglio|vorrei|vorremmo)\s+(?:abrir|montar|crear|lanzar|poner|ouvrir|créer|lancer|monter|criar|lançar|aprire|creare|avviare|fondare)\s+(?=\p{L})/iu;
/** Praise that says nothing of what is offered. */
export const HYPE =
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
export function sayOffer({ phrase, text, topic, hasArticle, language, themes }: Idea): Offer {
  const whole = (phrase || sentencesOf(text)[0] || "").replace(REASON, "").replace(WISH, "");
  const bare = whole
    .replace(SHOUTED, (word) => word.toLowerCase())
    .replace(HYPE, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const parts = (bare || whole).split(/(?<=.{12}):\s|\s[–—]\s|;\s/u);
  const start = (parts[0] ?? "").replace(SPLICE, "");
  const isStub = start.split(" ").length < STUB_WORDS;
  const said = isStub
    ? goneOn(start, parts.slice(0, 2).join(", "), sentencesOf(text)[1] ?? "")
    : withRest(withinLimit(start), parts[1] ?? "");
  // What the founder wants to do is what the company does: "(I want to) rent out campervans".
  const isDone = language === "en" && /^(?:i|we)\b/iu.test(text) && !/^(?:i|we)\b/iu.test(said);
  const begins =
    isDone && verbForm(said.split(" ")[0] ?? "")?.form === "base" ? `We ${uncapitalize(said)}` : said;
  const isAside =
    /^(?:i|we)(?:’ve|\s(?:have|had) been|\s(?:was|were|used to))\s|^(?:my|mon|ma|mes|mein\p{L}*|mi|mis|meu|minha|mio|mia)\s/iu.test(
      said,
    );
  const told =
    said.endsWith("…") || isAside ? inBrief(topic, themes, said, language) : asCompany(begins, language);
  if (/^(?:we|nous|wir)\s/iu.test(told) || WE_VERB[language]?.test(told)) return { text: told, form: "we" };
  const isOne = hasArticle && whole === phrase && parts[0] === bare;
  return { text: told, form: isOne || ARTICLE.test(told) ? "article" : "thing" };
}

/** What stands behind a colon goes on as a sentence where it is one of ours, else behind a dash. */
function withRest(start: string, rest: string): string {
  if (rest === "" || start.length + rest.length > PHRASE_MAX) return start;
  if (OURS.test(rest) || WE_VERBS.test(rest)) return `${start}. ${capitalize(rest)}`;
  return SPLICE.test(`, ${rest}`) ? start : `${start} – ${rest}`;
}

/** "Goat hire" says little: what the business does with it follows, as a sentence of its own. */
function goneOn(start: string, whole: string, next: string): string {
  const rest = whole.slice(start.length).replace(/^,\s*/u, "");
  const more = [rest, next].find((part) => OURS.test(part) && part.length + start.length < PHRASE_MAX);
  return more ? `${start}. ${capitalize(more)}` : withinLimit(whole);
}

const STUB_WORDS = 4;
const OURS = /^(?:we|our|nous|notre|nos|wir|unsere?|noi|nuestr[oa]s?|noss[oa]s?)\s/iu;

/** For a sentence that is too long to be quoted: what it is about, by its own word or by its theme's. */
function inBrief(topic: string, themes: Idea["themes"], said: string, language: string): string {
  if (topic !== "" && !/\b(?:i|we|me|my|have|been|is|are)\b/iu.test(topic)) return capitalize(topic);
  return language === "en" && themes[0] ? capitalize(themes[0].theme.label) : said;
}

const ARTICLE = /^(?:an?|une?|un’|eine?|una|uno|uma?)\s/iu;

/** The founder speaks as "I"; the company is "we". Where the verb would have to change too, it is left. */
export function asCompany(sentence: string, language: string): string {
  const said = inPlural(sentence, language);
  // "nous réparons les poupées et je leur refais des yeux": one who speaks as two is not understood.
  return /(?<!\p{L})(?:I|je|j’|ich)(?!\p{L})/u.test(said) && said !== sentence ? sentence : said;
}

function inPlural(sentence: string, language: string): string {
  if (language === "en" && /^we\s/iu.test(sentence)) return sentence.replace(/\bmy\b/gu, "our");
  if (language === "en" && /^i(?:\s|’)/iu.test(sentence)) {
    return capitalize(
      sentence
        .replace(/\bI’m\b/gu, "we’re")
        .replace(/\bI am\b/giu, "we are")
        .replace(/\bI\b/gu, "we")
        .replace(/^i\b/u, "we")
        .replace(/\bmy\b/giu, "our"),
    );
  }
  if (language === "de") {
    return sentence
      .replace(/^Ich (\p{L}+[^lr\P{L}])e(?=\s)/u, "Wir $1en")
      .replace(/^Ich (?=\p{L}+en\s)/u, "Wir ")
      .replace(/\b([Mm])ein(?=(?:e[nmrs]?)?\s)/gu, (_, first: string) => (first === "M" ? "Unser" : "unser"));
  }
  if (language === "fr" && /^j(?:e\s|’)/iu.test(sentence)) {
    return capitalize(
      sentence
        .replace(
          /\bj(?:e\s|’)(\p{L}+?)(g?)(c?)e(?=\s)/giu,
          (_, stem: string, g: string, c: string) => `nous ${stem}${g ? "ge" : ""}${c ? "ç" : ""}ons`,
        )
        .replace(/\b(?:mon|ma)\b/giu, "notre")
        .replace(/\bmes\b/giu, "nos"),
    );
  }
  return sentence;
}

function withinLimit(told: string): string {
  if (told.length <= PHRASE_MAX) return told;
  const parts = told.split(/(?<=,)\s/u);
  let kept = parts[0] ?? "";
  for (const part of parts.slice(1)) {
    if (kept.length + part.length + 1 > PHRASE_MAX) break;
    kept = `${kept} ${part}`;
  }
  return kept.length <= PHRASE_MAX ? kept.replace(/[,\s]+$/u, "") : `${shorten(kept, PHRASE_MAX)}…`;
}
