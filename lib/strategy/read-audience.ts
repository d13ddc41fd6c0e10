import { cleanIdea, sentencesOf } from "./language/clean-idea";
import { couldBe } from "./language/detect-language";
import { writtenWell } from "./language/english-spelling";
import { uncapitalize } from "./language/phrase";
import { AND, andBefore, spellAnd, tidy } from "./language/tidy";

const AUDIENCE_MAX = 56;
const WHOLE_MAX = 160;
const LEAD_IN =
  /^(?:(?:our|my|the)\s+(?:target\s+)?(?:audience|customers|clients|users|market)\s+(?:is|are)|(?:we|i)\s+(?:want to\s+)?(?:target|serve|reach)|targeting|mainly|mostly|primarily|for|für|pour|para|per)\s+/iu;
/** What people lack or fear is not said to them: "parishes | with no money", "families | behind on their bills". */
const PRIVATE =
  /(?:^(?:people|adults|anyone|anybody|those)\s+|\s+)(?:(?:too|so|very)\s)?(?:with no|with too (?:many|much)|behind (?:on|with)|afraid|scared|tired|ashamed|in debt|in trouble|who (?:can’t|cannot|don’t|have no|are scared|are afraid))\b.*$/iu;
/** What a clause begins with of which nothing is left: "who bought coins and are | scared". */
const CUT_CLAUSE = /(?:,?\s(?:and|or|but|who|which|that|are|is|were|was|still|too|so))+$/iu;
/** ", aged 25 to 40", "from 8 to 12", "dos 8 aos 14 anos". */
const AGES =
  /,?\s*(?:age[ds]?\s+|from\s+|between\s+|von\s+|de\s+|dos?\s+|entre\s+)?\d+\s*(?:[-–+]|to|and|bis|à|a|aos?|y|e)\s*\d*(?:\s*(?:years?|jahren?|ans|años|anos|anni)(?:\s+old)?)?$/iu;

/** Says how many, when or how of those named before, or is thrown in: "mostly older men", "some months after", "2 to 40 hives". */
const ASIDE =
  /^(?:nur|only|just|solo|solamente|seulement|uniquement|só|apenas|soltanto|mostly|mainly|especially|particularly|usually|often|also|no|ideally|maybe|perhaps|probably|weirdly|plus|some|any|on|in|at|by|after|before|during|from|with|without|within|(?:most|many|some|all) of (?:them|whom)|la plupart|la mayoría|a maioria|la maggior parte|die meisten|(?:scared|afraid|worried|tired|fed up|desperate|looking|trying|wanting|needing) (?:to|of|about|for)|baujahr|jahrgang|living|based|around|near|across|throughout|dans|chez|autour|im|auf|rund|nei|nel|nella|em|na|nos|nas|new (?:to|in|at)|who|which|that|aged?|ages|\p{L}+ (?:season|mainly|mostly)|(?:provincia|zona|regione|región|região|région|comarca|raum|umgebung)\s(?:di|de|d’)?|\d|là où|where|wo|donde|onde|dove|ma anche|anche|soprattutto|surtout|aussi|souvent|vor allem|auch|meist|sobre todo|también|sobretudo|também)(?:\s|$)/iu;
const TRAILING = /\s(?:eventually|maybe|too|obviously|please|pls|etc)\.?$/iu;
/** Of whom only a clause says who they are. */
const ANY_PEOPLE =
  /^(?:(?:also|and|or|et|ou|und|oder|y|o|e) )*(?:the |les |die |los |las |os |as |gli |le |i )?(?:friends|quem|ceux|celles|quelli|los que|people|persons|folks?|adults|anyone|anybody|everyone|everybody|those|families|women|men|gente|personas|pessoas|persone|gens|leute|menschen)$/iu;
/** "Or who would rather not wait": goes on about those named before. */
const GOES_ON = /^(?:and|or|et|ou|und|oder|y|o|e)\s(?:who|whose|that|qui|que|dont|die|der|che|quem)\s/iu;
/** Where those named before are: "yacht owners, Falmouth". */
const PLACE =
  /^(?:(?:\p{Lu}\p{Ll}+|the|de|du|da|do|di|of|and|et|y|e|ou|or)(?:\s|$))+(?:(?:region|area|county|district|province|valley|coast|island)s?)?(?<!(?:i[ae]ns?|ese|ish|ers|ists?|[ao]is|ains?|eños|an[oi]s?|im?s|ims|tians)\s?)$/u;
const CLAUSE = /,?\s(?:who|that|which|where|qui|die|que|che)(?:’\p{L}+)?\s.*$/iu;
/** A phrase may end before these. */
const ENDS_BEFORE =
  /\s(?:who|that|which|where|aged|looking|selling|living|with|without|within|around|across|along|in|at|on|from|for|near|than|under|over|qui|die|que|che|con|mit|avec|com|in|im|en|em|dans|aus|de|del|della|du|do|da|di)\s/giu;

export interface Audience {
  /** A noun phrase that can follow "for" in a line; empty when it is written in another language. */
  readonly near: string;
  /** All of them, as a sentence of the brand's may name them; empty where that is long, too. */
  readonly whole: string;
}

/** Whom a brief says it is for, as a line and as a sentence may say it. */
export function readAudience(audience: string, language: string): Audience {
  const phrase = phraseOf(audience, language);
  return { near: nearAudience(phrase, language), whole: wholeAudience(phrase, language) };
}

function nearAudience(said: string, language: string): string {
  const phrase = said.replace(PRIVATE, "").replace(CUT_CLAUSE, "").trim();
  const groups = groupsOf(phrase, language === "de");
  const all = groups.join(", ");
  if (!isTooLong(all)) return tidyAudience(all, language);
  const kept = groups
    .map((group, index) => (isTooLong(group) || index > 0 ? shorter(group) : group))
    .filter((group) => group !== "");
  const count = kept.findLastIndex((_, index) => !isTooLong(kept.slice(0, index + 1).join(", "))) + 1;
  return tidyAudience(kept.slice(0, count).join(", "), language);
}

function wholeAudience(said: string, language: string): string {
  // "Teachers, ages 6 to 10": of whom else.
  const phrase = said.replace(TRAILING, "").replace(/,\sages?\s\d[^,]*$/iu, "");
  if (phrase.length > WHOLE_MAX || phrase.includes("…")) return "";
  // Asides and places are no links of a list: "farmers, mostly older men".
  const parts = phrase.split(/,\s+/u);
  const isList = groupsOf(phrase, language === "de").length === parts.length;
  if (isList) return tidyAudience(clauseLast(parts).join(", "), language);
  const items = withPlace(phrase, language).split(/,\s+/u);
  const aside = items.findIndex((item) => ASIDE.test(item));
  const isAsideLast = aside > 0 && items.slice(aside).every((item) => ASIDE.test(item));
  if (!isAsideLast) return tidy(items.join(", "), language);
  return [tidyAudience(items.slice(0, aside).join(", "), language), ...items.slice(aside)].join(", ");
}

const IN: Readonly<Record<string, string>> = { en: "in", es: "en", pt: "em" };

/** "Yacht owners, mostly retired, Falmouth" → "yacht owners in Falmouth, mostly retired". */
function withPlace(phrase: string, language: string): string {
  const isIn = IN[language];
  const [people = "", ...others] = phrase.split(/,\s+/u);
  const at = others.findIndex((_, index) => PLACE.test(others.slice(index).join(" ").replaceAll(".", "")));
  const [asides, places] = [others.slice(0, at), others.slice(at)];
  const isPlaced = /\s(?:in|en|em|near)\s/u.test(people) || !/^\p{Ll}/u.test(people);
  if (!isIn || at < 0 || isPlaced || !asides.every((aside) => ASIDE.test(aside))) return phrase;
  return [`${people} ${isIn} ${places.join(` ${AND[language]} `)}`, ...asides].join(", ");
}

/** The first sentence that says who they are, in words and letters as they should be. */
function phraseOf(audience: string, language: string): string {
  const spelled = spellAnd(cleanIdea(audience), language);
  // A slip at the beginning has a capital, too: "Nervus learners".
  const clean = language === "en" ? writtenWell(uncapitalize(spelled)) : spelled;
  if (!couldBe(clean, language)) return "";
  const [sentence = ""] = sentencesOf(clean);
  return (
    sentence
      .replace(LEAD_IN, "")
      .replace(/;\s(?=(?!(?:through|via|and|or)\s)\p{L})/giu, ", ")
      .split(/[;:()]|\s–\s/u)[0]!
      .replace(/,\s[^,]*\bwelcome$/iu, "")
      // "Museums and, it turns out, homesick sailors".
      .replace(/,?\s(and|und|et|y|e),\s[^,]{2,24},\s/giu, " $1 ")
      .trim()
  );
}

function isTooLong(text: string): boolean {
  return text.length > AUDIENCE_MAX;
}

const WHO = /\s(?:who|with)\s/iu;
/** "Landlords and relatives who live far away", "wives and men with shaky hands": what tells people apart is of the last alone. */
function clauseLast(items: readonly string[]): string[] {
  const sorted = items.toSorted((a, b) => Number(WHO.test(a)) - Number(WHO.test(b)));
  // "People who have lost an eye, | and parents".
  return sorted.map((item, at) => (item === items[at] ? item : item.replace(/^(?:and|or)\s/iu, "")));
}

/** A comma, but none between two adjectives: "mit heißen, kahlen Plätzen". */
const BETWEEN_GERMAN_THINGS =
  /(?<!(?:^|\s)\p{Ll}+(?:e|en|er|es|em)),\s+|,\s+(?!\p{Ll}+(?:e|en|er|es|em)\s\p{Lu})/u;

/** Each group that a list of people names, without asides and ages. "Turkish, Indian and Ukrainian makers" are one. */
function groupsOf(phrase: string, isGerman: boolean): string[] {
  const isClause = /,\s(?:die|der|das|den|dem|denen|deren|dessen|qui|que|dont|che|cui|quienes|quem)\s/iu.test(
    phrase,
  );
  const items = isClause ? [phrase] : phrase.split(isGerman ? BETWEEN_GERMAN_THINGS : /,\s+/u);
  const last = items.at(-1) ?? "";
  const isOfOneNoun =
    items.length > 1 &&
    items.slice(0, -1).every((item) => /^\p{Lu}\p{L}+$/u.test(item)) &&
    /^\p{Lu}\p{L}+\s(?:and|or)\s\p{Lu}/u.test(last);
  const isPlace = (item: string) =>
    !isGerman && /^\p{Ll}/u.test(items[0] ?? "") && PLACE.test(item.replaceAll(".", ""));
  return clauseLast(
    (isOfOneNoun ? [phrase] : items)
      .filter((item, index) => index === 0 || !(ASIDE.test(item) || GOES_ON.test(item) || isPlace(item)))
      .map((item) => item.replace(TRAILING, "").replace(AGES, "").trim())
      .filter((item) => item !== "" && !/^\d+(?:[-–+]\d*)?(?:\s|$)/u.test(item)),
  );
}

const LOOSE_END =
  /,?\s(?:and|or|et|ou|und|oder|y|o|e)\s(?:(?:the|les|die|los|las|os|as|gli|le|i)\s\p{L}+|those|ceux|celles|quem|quelli|denen)$/iu;
/** "Who work in the centre and left | home". */
const LOOSE_VERB = /(?<=(?:^|\s)(?:who|qui|que|che|quem)\s.*)\s(?:and|et|y|e)\s\p{L}+$/iu;

/** The group without what tells it apart, or nothing where that leaves anybody. */
function shorter(group: string): string {
  const clauseless = group.replace(CLAUSE, "");
  // "And the friends | who want to send something": which ones is gone.
  const bare = clauseless === group ? group : clauseless.replace(LOOSE_END, "");
  const ends = [...bare.matchAll(ENDS_BEFORE)].map(({ index }) => bare.slice(0, index));
  const own = isTooLong(bare)
    ? (ends.findLast((end) => !isTooLong(end)) ?? "").replace(LOOSE_VERB, "")
    : bare;
  return ANY_PEOPLE.test(own) ? "" : own;
}

/** What begins a clause that tells of those named before it. */
const FRENCH_CLAUSE = /\s(?:qui|que|dont|à qui|où)\s.*$/iu;

/** Plurals behind a clause; a few words end in "s" as well. */
const OTHERS_BEHIND =
  /,\set\s(?=(?!(?:parfois|toujours|sans|dans|vers|ils|elles|nous|vous|leurs|puis|plus|moins|pas|les|des|ceux|celles|autres|ses|ces|tous|toutes|mais|très|jamais|aussitôt|alors)\s)\p{Ll}{2,}s(?:\s|$))/u;

/** As `tidy`; French plurals take their article: "pour les familles". */
export function tidyAudience(phrase: string, language: string): string {
  const tidied = joinList(tidy(phrase, language), language);
  if (language !== "fr") return tidied;
  const clause = FRENCH_CLAUSE.exec(tidied)?.[0] ?? "";
  const listed = tidied.slice(0, tidied.length - clause.length);
  const all = listed.split(/,?\s(?:et|ou)\s|,\s/u);
  // "Entreprises, RSE": what is no people has no plural, and its article is not known.
  const people = all.filter((group) => !/^\p{Lu}{2,}$/u.test(group));
  const groups = people.length > 0 ? people : all;
  const named = groups.length < all.length ? joinList(groups.join(", "), language) : listed;
  const isPlural = (group: string) => DETERMINED.test(group) || /^\p{Ll}[\p{L}-]*[sx](?:\s|$)/u.test(group);
  // "En Loire-Atlantique et | en Vendée": where they are.
  if (!groups.every((group) => PLACED.test(group) || isPlural(group))) return named + clause;
  const determined = named
    .split(/((?:^|,?\s(?:et|ou)|,)\s)/u)
    .map((part, at, parts) => {
      // "Personnes aveugles ou malvoyantes".
      const isQuality = /\sou\s$/u.test(parts[at - 1] ?? "") && !part.includes(" ");
      const isBare =
        part === "" || isQuality || PLACED.test(part) || /^(?:,|\s)/u.test(part) || DETERMINED.test(part);
      return isBare ? part : `les ${part}`;
    })
    .join("");
  // "Ceux qui achètent, et | notaires": others than those of whom the clause is.
  return determined + clause.replace(OTHERS_BEHIND, ", et les ");
}

const PLACED = /^(?:en|à|aux?|dans|sur|chez)\s/iu;
/** French that takes no article more. */
const DETERMINED =
  /^(?:alentours|environs|les|des|aux|nos|vos|leurs|mes|tous|toutes|ceux|celles|(?:celles et )?ceux)(?:\s|$)/iu;

const HAS_LINK = /[\s,](?:and|or|et|ou|und|oder|y|o|u|e|ed)\s/iu;

/** "chefs, dairy farms" → "chefs and dairy farms". */
function joinList(phrase: string, language: string): string {
  // "Menschen, die jemanden verloren haben" is no list, nor is "everyone, but above all learners".
  const isClause =
    /,\s(?:who|that|which|der|die|das|den|dem|denen|deren|dessen|qui|que|dont|che|cui|quienes|quem|but|aber|mais|pero|mas|ma)\s/iu.test(
      phrase,
    );
  const [before = "", last = ""] = phrase.split(/,\s/u).slice(-2);
  const link = andBefore(last, language);
  if (!link || isClause) return phrase;
  if (HAS_LINK.test(` ${last}`)) return phrase;
  // "Makers and menders of boats, and harbour masters", "schools, and churches that are closing".
  const comma = language !== "de" && (HAS_LINK.test(before) || CLAUSE.test(last)) ? "," : "";
  return phrase.replace(/,\s([^,]+)$/u, `${comma} ${link} $1`);
}
