import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { isParticiple } from "../language/english-words";
import { MY, WE_ALSO, wordsOfFirstPerson } from "../language/first-person";
import { HYPE } from "../language/hype";
import { GERMAN_ASKED } from "../language/patterns";
import { shorten, uncapitalize } from "../language/phrase";
import { tokenize } from "../language/tokenize";
import { FOUNDED } from "../language/wishes";
import { BUSINESS_FORMS, NUISANCES } from "../words/english-nouns";
import { verbForm } from "../words/english-verbs";
import { answered, isOfOthers } from "./answer";
import { asCompany, OURS } from "./who-speaks";

const PHRASE_MAX = 200;
/** So many letters before the first comma say what it is. */
const FIRST_MIN = 40;
/** Why the founder does it, which is not what the business is. */
const REASON =
  /,?\s(?:because(?! of)|since (?:my|our|i|we)|parce qu|porque|perché|weil|ponieważ)(?:\s|e\s|’)(?:(?!\.\s).)*$/iu;
/** "(Wir reparieren Uhren), mein Opa hat | angefangen". */
const KIN_DID = String.raw`(?:(?:[ao]|il|la)\s)?${MY} \p{L}+ (?:hat|ist|war|machte|a|est|était|faisait|fue|era|hizo|empezó|ha|faceva|fez|fazia|começou)`;
/** A second sentence behind a comma: "bike repair, I come to your office". */
const spliceWith = (i: string) =>
  new RegExp(
    String.raw`,\s(?:(?:send|call) (?:me|us|a|your|photos?)(?!\p{L})|${WE_ALSO}|(?:(?:and|so|but)\s)?(?:${i}we|you|it|he|she|they|people|parents|je|j’|nous|vous|ich|wir|sie|man|yo|nosotros|tú|eu|nós|você|io|noi|voi|biz|my|${KIN_DID}))\s.*$`,
    "iu",
  );
const SPLICE = spliceWith("i|");
/** "I nomi dialettali": an article. */
const ITALIAN_SPLICE = spliceWith("");
const spliceOf = (language: string): RegExp => (language === "it" ? ITALIAN_SPLICE : SPLICE);
/** When or why: the offer stands behind the comma. */
const IN_CASE =
  /^(?:after|before|après|avant|nach|vor|dopo|prima|después|antes|depois|tras|if|when|because|since|as|wenn|weil|si|se|quand|comme|porque|cuando|quando|perché|parce|puisque)\s/iu;
/** Two deeds of one who does both, of which the second may be the offer: "I go to schools, and I teach people to …". */
const WE_AND_WE = /^(i|we)\s.{1,120},\sand\s\1\s[^,]{1,90}$/iu;
/** What a founder wants and has lies before the thing itself. */
const WISH = new RegExp(`^(?:.*?[\\s,])?${FOUNDED}\\s+(?=\\p{L})`, "iu");
/** "I made a printer box that works without internet": the thing is what is offered. */
const MADE =
  /^(?:i|we)(?:’ve| have)? (?:made|built|created|developed|designed|invented|wrote|written)\s(?=an?\s)/iu;
/** "(Je veux) faire un magazine": what is made is what is offered. */
const INFINITIVE =
  /^(?:faire|proposer|vendre|offrir|hacer|ofrecer|vender|montar|fazer|oferecer|fare|offrire|vendere)\s(?=(?:un|une|des|una|unos|unas|um|uma|uno|dei|delle|degli)\s)/iu;
/** Longer than an acronym. */
const SHOUTED = /(?<!\p{L})\p{Lu}{7,}(?!\p{L})/gu;
/** The parts of a sentence that notes are set apart by. */
export const PARTS = /(?<=.{4}):\s|\s[–—]\s|;\s/u;
/** What the founder was or had before. */
const STORY = /^(?:i|we)(?:’ve|\s(?:have|had) been|\s(?:was|were|used to))\s/iu;
const MINE = new RegExp(`^${MY}\\s`, "iu");

export interface Offer {
  readonly text: string;
  /** What it begins with: an article ("a bakery"), the business itself ("we bake"), or the bare thing. */
  readonly form: "article" | "we" | "thing";
}

/** What the business is or does in one phrase of the brief, that the company can say of itself. */
export function sayOffer({ phrase, text, offers, topic, kind, audience, hasArticle, language }: Idea): Offer {
  const first = phrase || offers[0] || "";
  // "Can you sharpen left-handed scissors on such a machine?" offers nothing yet.
  if (first !== "" && text.includes(`${first}?`)) return { text: "", form: "thing" };
  const whole = first.replace(REASON, "").replace(WISH, "").replace(MADE, "").replace(INFINITIVE, "");
  const bare = whole
    .replace(SHOUTED, (word) => word.toLowerCase())
    .replace(/\s+/gu, " ")
    .trim();
  const all = (bare || whole).split(PARTS);
  const at = HYPE.test(all[0] ?? "") && all[1] && !HYPE.test(all[1]) ? 1 : 0;
  const parts = all.slice(at);
  const [head = ""] = parts;
  const isWhole =
    IN_CASE.test(bare) ||
    WE_AND_WE.test(head) ||
    YOU_THEN_WE.test(head) ||
    (head.length <= PHRASE_MAX && TWO_SENTENCES.test(head));
  const cut = head.replace(spliceOf(language), "");
  // "We go room by room, we check pockets, …": one deed of several that are told alike.
  const isOneOfDeeds =
    cut !== head &&
    /^(?:i|we)\s/iu.test(cut) &&
    cut.split(" ").length < DEED_WORDS &&
    head.length <= PHRASE_MAX;
  const start = isWhole || isOneOfDeeds ? head : cut;
  const isStub = start.split(" ").length < STUB_WORDS;
  const said =
    (isOfOthers(start, language) ? answered(start, offers.slice(1), PHRASE_MAX, language) : "") ||
    (isStub
      ? goneOn({ start, whole: parts.slice(0, 2).join(" – "), next: offers[1] ?? "", language })
      : withRest(withinLimit(start), parts[1] ?? "", language));
  const begins = language === "en" ? asDone(said, text) : said;
  const isAside = STORY.test(said) || (MINE.test(said) && !/^my\s\p{L}+’s\s/iu.test(said));
  if (language === "en" && HYPE.test(said)) {
    // "The next-level platform! Our AI matches trucks with warehouses": the next sentence says what is done.
    const next = offers[1] ?? "";
    const isOurs = OURS.test(next) || wordsOfFirstPerson(tokenize(next), language) > 0;
    if (phrase !== next && isOurs && next.split(" ").length > STUB_WORDS && !HYPE.test(next))
      return { text: asCompany(next, language), form: OURS.test(next) ? "we" : "thing" };
    return inPlainWords(kind, audience, topic);
  }
  // "Until 3 a.m.": the sentence that says it has a stop of its own.
  const stopless = begins.replace(/(?<=\s[ap]\.m)\.$/u, "");
  const company = said.endsWith("…") || isAside ? inBrief(topic) : asCompany(stopless, language);
  const told = language === "en" ? company.replace(ITS_DEED, ". It ") : company;
  if (wordsOfFirstPerson(tokenize(told), language) > 0) return { text: told, form: "we" };
  if (language === "en" && isNuisance(told))
    return { text: `help with ${uncapitalize(told)}`, form: "thing" };
  if (language === "en" && isBareForm(told, kind))
    return { text: withArticle(uncapitalize(told)), form: "article" };
  const isOne = hasArticle && whole === phrase && parts[0] === bare;
  return {
    text: told,
    form:
      (isOne || ARTICLE[language]?.test(told)) && !OF_SEVERAL.test(told) && !isEnglishClause(told)
        ? "article"
        : "thing",
  };
}

/** "A choir for carers, meets Thursdays": what it does is a sentence of its own. */
const ITS_DEED = /,\s(?=(?:meets|runs|opens|works|comes|parks|starts|costs|fits)\s)/iu;

/** "A doctor dials one number" is no thing, as "a bakery" is. */
function isEnglishClause(told: string): boolean {
  return /^an? \p{L}+(?<!s) \p{L}+[^s]s (?:an?|the|one|your|you|us|our|their|his|her|it)\s/iu.test(told);
}

/** "App that tells you which bins go out": one of a kind of business, typed as a note without its article. */
function isBareForm(told: string, kind: string): boolean {
  const form = kind.split(" ").at(-1)?.toLowerCase() ?? "";
  const next = told.slice(kind.length);
  return (
    BUSINESS_FORMS.has(form) &&
    // "Like a book club for soil".
    !/^like\s/iu.test(told) &&
    told.toLowerCase().startsWith(kind.toLowerCase()) &&
    /^(?:\s\p{L}|$)/u.test(next)
  );
}

function withArticle(thing: string): string {
  return `${/^[aeiou]/iu.test(thing) ? "an" : "a"} ${thing}`;
}

const KIND_WORDS = 4;
const FORM = /^(?:app|platform|service|tool|website|shop|studio|agency|software|marketplace)$/iu;

/** Of a sentence that boasts, the kind of business and whom it serves. */
function inPlainWords(kind: string, audience: string, topic: string): Offer {
  const words = kind.split(" ");
  const last = words.at(-1) ?? "";
  const isTold = kind !== "" && words.length <= KIND_WORDS && !HYPE.test(kind) && !isParticiple(last);
  const thing = isTold ? kind : FORM.test(last) ? last : "service";
  // "Uber for tractors".
  const isBare = !BUSINESS_FORMS.has(thing.split(" ").at(-1)!) && !/(?:er|or|ist)$/u.test(thing);
  const text = isBare ? thing : withArticle(thing);
  return audience
    ? {
        text: `${text} for ${audience}`,
        form: isBare ? "thing" : "article",
      }
    : { text: topic || text, form: "thing" };
}

/** What stands behind a colon goes on as a sentence where it is one of ours, else behind a dash. */
function withRest(start: string, rest: string, language: string): string {
  if (rest === "" || start.length + rest.length > PHRASE_MAX) return start;
  if (OURS.test(rest) || wordsOfFirstPerson(tokenize(rest), language) > 0)
    return `${start}. ${capitalize(rest)}`;
  // "Stilts, clubs: repair only | , we don’t sell".
  const own = `, ${rest}`.replace(spliceOf(language), "").slice(2);
  return own === "" ? start : `${start} – ${begunSmall(own, language)}`;
}

/** As it goes on behind a dash: "– aus dem Grundriss", but "– Geflecht", a noun. */
function begunSmall(text: string, language: string): string {
  return language === "de" && !GERMAN_SMALL.test(text) ? text : uncapitalize(text);
}

/** "Goat hire" says little: what the business does with it follows, as a sentence of its own. */
function goneOn({
  start,
  whole,
  next,
  language,
}: {
  start: string;
  whole: string;
  next: string;
  language: string;
}): string {
  const rest = whole.slice(start.length).replace(/^[\s,–]+/u, "");
  const more = [rest, next].find(
    (part) => (OURS.test(part) || YOU_THEN_WE.test(part)) && part.length + start.length < PHRASE_MAX,
  );
  // "Goats. We rent goats": the deed names the thing.
  if (more?.toLowerCase().endsWith(` ${start.toLowerCase()}`)) return more;
  if (more) return `${start}. ${capitalize(more)}`;
  // "Hot sauce. Three peppers, one smoked": what it is made of.
  const isPart = rest === "" && next.length > 0 && next.length < REST_MAX && !ANEW.test(next);
  return isPart ? `${start} – ${begunSmall(next, language)}` : withinLimit(whole);
}

/** "– zu zweit, mit Ölkanne", but "– Geflecht, Beschläge": no noun, which keeps its capital. */
const GERMAN_SMALL =
  /^(?:alles?|nur|zu|mit|ohne|für|in|im|am|auf|aus|bei|von|vom|zum|zur|nach|seit|ab|pro|je|jede\p{L}*|auch|und|oder|keine?\p{L}*|eine?\p{L}*|der|die|das|\p{L}+(?:lich|weise|los|isch|bar)e?[rns]?)\s/iu;
const STUB_WORDS = 4;
/** A deed of so few words says little of the business. */
const DEED_WORDS = 6;
const REST_MAX = 110;
/** Begins a sentence of its own. */
const ANEW =
  /^(?:i|it|they|this|that|these|you|your|my|our|the|bring|come|call|send|many|most|some|people|every\p{L}*|no(?:body| one)|there|when|what|how|why|je|il|elle|ich|es|sie|sind|yo|eu|io)\s|^(?:\S+\s){0,3}(?:is|are|can|will|want|have|need)\b/iu;
/** "Marre de la benne. Nous les démontons, nous …": a sentence of the business follows another. */
const TWO_SENTENCES = /\p{Ll}{3,}[.?!]\s(?:I|We|Je|Nous|On|Ich|Wir|L[oaie]s?|Io|Noi|Nós|Eu|Yo)\s/u;
/** "(Debt letters.) You send us the envelopes, we open them." */
const YOU_THEN_WE = /^you\s[^,]+,\s(?:then\s)?(?:we|i)\s/iu;

/** For a sentence that is too long to be quoted: what it is about; empty where that cannot be told. */
function inBrief(topic: string): string {
  return /\b(?:i|we|me|my|have|been|is|are)\b/iu.test(topic) ? "" : capitalize(topic);
}

/** "A van, a leather bench and spare reeds": no brand is all of these. */
const OF_SEVERAL = /^[^,]*,\s(?:an?|une?|eine?|una|uma?)\s/iu;
/** Portuguese "a gente" has another. */
export const ARTICLE: Readonly<Record<string, RegExp>> = {
  en: /^an?\s/iu,
  fr: /^une?\s/iu,
  de: /^eine?\s/iu,
  es: /^una?\s/iu,
  pt: /^uma?\s/iu,
  it: /^(?:un[ao]?\s|un’)/iu,
};

/** "Wasp nests": what nobody wants, and no word of what is done about it. */
export function isNuisance(thing: string): boolean {
  const words = thing.toLowerCase().split(" ");
  return (
    words.length <= 3 &&
    !/^(?:i|we)$/u.test(words[0]!) &&
    (NUISANCES.has(words.at(-1)!) || /^debt letters?$/u.test(thing.toLowerCase()))
  );
}

/** What the founder wants to do is what the company does: "(I want to) rent out campervans". */
export function asDone(said: string, text: string): string {
  const [first = ""] = said.split(" ");
  const [, who = "", wanted = ""] = WANTS_TO.exec(text) ?? [];
  const isWanted = wanted.toLowerCase() === first.toLowerCase();
  const isWish =
    (isWanted || /^(?:i|we)(?:’|\s)|^[^.]{0,40}\s(?:i|we) should\s/iu.test(text)) &&
    // "Send me your puzzles" is for customers to do.
    !/^(?:(?:i|we)\b|\p{L}+ (?:me|us|your)\b)/iu.test(said);
  const isDeed = isWanted || verbForm(first)?.form === "base";
  const isI = isWanted ? /^i$/iu.test(who) : /^i\b/iu.test(text);
  return isWish && isDeed ? `${isI ? "I" : "We"} ${uncapitalize(said)}` : said;
}

/** "My mum died, and I want to help people sort": who wants to do what. */
const WANTS_TO = /\b(i|we)(?:’d)?\s(?:now\s)?(?:would\s)?(?:like|want|plan|hope) to (\p{L}+)/iu;
const ASKED = /\s(?:which|what|whose|welche[nrs]?|quel(?:le)?s?|qué|qual|quais|quali)\s\S+,$/iu;

/** Before these a phrase that is too long may end. */
const MAY_END =
  /,?\s(?:with|without|including|within|in|at|for|from|mit|ohne|einschließlich|inklusive|für|avec|sans|pour|dans|con|sin|para|com|sem|per|senza)\s/giu;

const LACKING = /without|ohne|sans|sin|sem|senza/iu;
const DENIED =
  /(?<!\p{L})(?:never|not|no|nie|nicht|keine?\p{L}*|jamais|ne|nunca|não|non|mai)(?!\p{L})|n’t(?!\p{L})/iu;
const ASKED_NEXT = new RegExp(`^${GERMAN_ASKED}\\s`, "iu");

/** "…, | where somebody comes with you": what goes on there as well; what stands before it is whole. */
const ONE_MORE_PLACE = /^(?:where|où|wo|donde|onde|dove)\s/iu;

function withinLimit(told: string): string {
  if (told.length <= PHRASE_MAX) return told;
  const parts = told.split(/(?<=,)\s/u);
  let kept = parts[0] ?? "";
  for (const part of parts.slice(1)) {
    if (kept.length + part.length + 1 > PHRASE_MAX) {
      if (kept.length >= FIRST_MIN && ONE_MORE_PLACE.test(part)) return kept.replace(/[,\s]+$/u, "");
      break;
    }
    kept = `${kept} ${part}`;
  }
  // A list that is cut in its middle goes as a whole, but "tells you which cafes, bars and halls are open" has its verb last.
  const length = (parts[0] ?? "").length;
  // "… und sagen dem Landwirt, | ob sich eine Regenerierung lohnt": that deed is left out.
  const isOpen = ASKED_NEXT.test(parts[1] ?? "");
  const before = isOpen ? parts[0]!.slice(0, parts[0]!.lastIndexOf(" und ")) : "";
  if (isOpen && before.length >= FIRST_MIN && before.length <= PHRASE_MAX) return before;
  if (length >= FIRST_MIN && length <= PHRASE_MAX && !ASKED.test(parts[0]!))
    return parts[0]!.replace(/[,\s]+$/u, "");
  const phrase = [...told.slice(0, PHRASE_MAX + 1).matchAll(MAY_END)]
    // "Is never moved | without being told where".
    .filter(({ 0: link, index }) => !(LACKING.test(link) && DENIED.test(told.slice(0, index))))
    .map(({ index }) => told.slice(0, index))
    .findLast(
      (start) => start.length >= FIRST_MIN && !/,\s(?!.*\s(?:and|or|et|ou|und|oder|y|o|e)\s)/iu.test(start),
    );
  if (phrase) return phrase;
  const clause = kept.search(/,\s(?:where|which|who|so|because|where)\s/iu);
  if (clause >= FIRST_MIN) return kept.slice(0, clause);
  return kept.length <= PHRASE_MAX ? kept.replace(/[,\s]+$/u, "") : `${shorten(kept, PHRASE_MAX)}…`;
}
