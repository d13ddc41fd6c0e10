import { cleanIdea, sentencesOf } from "./language/clean-idea";
import { couldBe } from "./language/detect-language";
import { writtenWell } from "./language/english-spelling";
import { shorten } from "./language/phrase";
import { stopWordsOf } from "./language/stop-words";
import { AND, spellAnd, tidy } from "./language/tidy";

const AUDIENCE_MAX = 56;
const LEAD_IN =
  /^(?:(?:our|my|the)\s+(?:target\s+)?(?:audience|customers|clients|users|market)\s+(?:is|are)|(?:we|i)\s+(?:want to\s+)?(?:target|serve|reach)|targeting|mainly|mostly|primarily|for|für|pour|para|per)\s+/iu;
/** What people lack or fear is not said to them: "parishes | with no money", "families | behind on their bills". */
const PRIVATE =
  /(?:^(?:people|adults|anyone|anybody|those)\s+|\s+)(?:(?:too|so|very)\s)?(?:with no|with too (?:many|much)|behind (?:on|with)|afraid|scared|tired|ashamed|in debt|in trouble|who (?:can’t|cannot|don’t|have no|are scared|are afraid))\b.*$/iu;
/** ", aged 25 to 40", "from 8 to 12", "dos 8 aos 14 anos". */
const AGES =
  /,?\s*(?:aged?\s+|from\s+|between\s+|von\s+|de\s+|dos?\s+|entre\s+)?\d+\s*(?:[-–+]|to|and|bis|à|a|aos?|y|e)\s*\d*(?:\s*(?:years?|jahren?|ans|años|anos|anni)(?:\s+old)?)?$/iu;

/** The audience as a noun phrase that can follow "for"; empty when it is written in another language. */
export function readAudience(audience: string, language: string): string {
  const spelled = spellAnd(cleanIdea(audience), language);
  const clean = language === "en" ? writtenWell(spelled) : spelled;
  if (!couldBe(clean, language)) return "";
  const [sentence = ""] = sentencesOf(clean);
  const phrase = sentence
    .replace(LEAD_IN, "")
    .split(/[;:()]|\s–\s/u)[0]!
    .replace(AGES, "")
    .replace(/,\s[^,]*\bwelcome$/iu, "")
    .replace(PRIVATE, "")
    .trim();
  if (phrase.length <= AUDIENCE_MAX) return tidyAudience(phrase, language);
  const group = phrase.split(/,?\s(?:who|that|which|aged|looking|qui|die|que|che)\s/u)[0]!;
  if (group.length <= AUDIENCE_MAX) return tidyAudience(group, language);
  const atClause = phrase.split(/,|\s(?:who|that|which|aged|between|looking|qui|die|que|che)\s/u)[0]!;
  return tidyAudience(shorten(atClause, AUDIENCE_MAX, stopWordsOf(language)), language);
}

/** As `tidy`; French plurals take their article: "pour les familles". */
export function tidyAudience(phrase: string, language: string): string {
  const tidied = joinList(tidy(phrase, language), language);
  const needsArticle =
    language === "fr" &&
    /^\p{L}+[sx](?:\s|$)/u.test(tidied) &&
    !/^(?:les|des|nos|vos|leurs|mes|tous|toutes|ceux|celles|gens)(?:\s|$)/iu.test(tidied);
  return needsArticle ? `les ${tidied.replace(/\s(et|ou)\s(?=\p{L}+[sx](?:\s|$))/gu, " $1 les ")}` : tidied;
}

/** "chefs, dairy farms" → "chefs and dairy farms". */
function joinList(phrase: string, language: string): string {
  const link = AND[language];
  const hasLink = /[\s,](?:and|or|et|ou|und|oder|y|o|u|e|ed)\s/iu.test(phrase);
  // "Menschen, die jemanden verloren haben" is no list.
  const isClause =
    /,\s(?:who|that|which|der|die|das|den|dem|deren|qui|que|dont|che|cui|quienes|quem)\s/iu.test(phrase);
  return link && !hasLink && !isClause ? phrase.replace(/,\s([^,]+)$/u, ` ${link} $1`) : phrase;
}
