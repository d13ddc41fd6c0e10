import { wordsOfFirstPerson } from "./first-person";
import { tokenize } from "./tokenize";

/** Words of the first person, by language. */
const OWN: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:i|we|my|our|me|us)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j’|nous|on|mon|ma|mes|notre|nos|moi)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|wir|mein\p{L}*|unser\p{L}*|uns|mir|mich)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|mi|mis|nuestr[oa]s?|nosotr[oa]s|\p{L}+[aei]mos)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|meus?|minhas?|noss[oa]s?|nós|a gente|\p{L}+[aei]mos)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|mi[oae]|miei|nostr[oaie]|noi|\p{L}+iamo)(?!\p{L})/iu,
};
/** What is wrong, by its beginning: "Problem: …", "Si tu camión se queda tirado". */
const TROUBLE: Readonly<Record<string, RegExp>> = {
  en: /^(?:the )?problem:/iu,
  fr: /^(?:le )?problème\s?:|^(?:si|quand|lorsqu\p{L}*|depuis que)\s/iu,
  de: /^(?:das )?problem:|^(?:wenn|weil|obwohl|als|sobald)\s/iu,
  es: /^(?:el )?problema:|^(?:si|cuando|desde que)\s/iu,
  pt: /^(?:o )?problema:|^(?:se|quando|desde que)\s/iu,
  it: /^(?:il )?problema:|^(?:se|quando|da quando)\s/iu,
};
/** What others do, have done or bear, as the main clause of a sentence says it. */
const TOLD: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(?:est|sont|n’est|ne sont|ont|coûte(?:nt)?|finit|finissent|restent?|attend(?:ent)?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ist|sind|wird|werden|landet|landen|fehlt|fehlen|kostet|kosten)(?!\p{L})|^\p{Lu}\p{L}+ \p{Ll}{3,}en\s/u,
  es: /(?<!\p{L})(?:es|son|está|están|se \p{Ll}+(?:a|e|an|en)|^(?:los|las) \p{L}+ \p{Ll}+(?:an|en))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:é|são|está|estão|se \p{Ll}+(?:a|e|am|em)|^(?:os|as) \p{L}+ \p{Ll}+(?:am|em))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:è|sono|si \p{Ll}+(?:a|e|ano|ono)|(?!mano|grano|piano|divano|suono|dono|buono|trono)\p{Ll}{3,}(?:ano|ono))(?!\p{L})/u,
};
/** What has been, by endings that no noun has: "Almería" is no past. */
const PAST_VERB: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})\p{Ll}{2,}(?:aient|(?<!f|l|souh|retr|tr|port|extr)ait)(?!\p{L})/u,
  es: /(?<!\p{L})\p{Ll}{2,}(?:aba|aban|ió|ieron|aron)(?!\p{L})/u,
  pt: /(?<!\p{L})\p{Ll}{2,}(?:ava|avam|aram|eram|iram)(?!\p{L})/u,
  it: /(?<!\p{L})\p{Ll}{2,}(?:ava|eva|avano|evano)(?!\p{L})/u,
};
/** "Seit mein Vater nichts mehr sieht, habe ich ihm den Markt beschrieben". */
const GERMAN_STORY =
  /^(?:seit|als|nachdem)\s.*(?<!\p{L})(?:habe?n?|hat|bin|sind|war|hatten?)\s.*\p{Ll}{2,}(?:t|en)$/iu;
/** What stands behind is no main clause. */
const CLAUSE =
  /(?:,\s?|\s)(?:qui|que|qu’|dont|où|die|der|das|den|dem|deren|wo|quien|donde|onde|quem|che|chi|cui|dove)(?:\s|’).*$/iu;
/** What is, or what somebody has, and not what is done. */
const HAS =
  /^(?:(?:je|nous|on|ich|wir|i|we)\s)?(?:suis|sommes|est|ai|avons|a|bin|sind|habe|haben|am|are|have|soy|somos|tengo|tenemos|sou|tenho|temos|sono|siamo|ho|abbiamo)(?!\p{L})/iu;
/** "Lo recogemos", "Io le prendo", "Noi veniamo": who does it, in the ending of the verb. */
const ROMANCE_DEED =
  /^(?:(?:yo|nosotr[oa]s|eu|nós|io|noi)\s(?:(?:l[oaie]s?|os?|as?|li|ne|gli|se l[oa]s?)\s)?|(?:l[oaie]s?|os|as|li|ne|se l[oa]s?)\s)\p{Ll}{3,}(?:mos|iamo|(?<!ã)o)\s/iu;

/**
 * Is it a scene without those who own the business, what is wrong or what befalls others: "Das Problem: Labore werfen Gips weg",
 * "Si tu camión se queda tirado, …", "Les photos sont parties dans une inondation"?
 */
export function isScene(sentence: string, language: string): boolean {
  const own = OWN[language];
  if (language === "de" && GERMAN_STORY.test(sentence)) return true;
  if (!own || own.test(sentence)) return false;
  if (TROUBLE[language]?.test(sentence)) return true;
  // "Se hacen castañuelas": said of those who offer it.
  if (/^s[ei]\s\p{L}+\s/iu.test(sentence)) return false;
  if (wordsOfFirstPerson(tokenize(sentence), language) > 0 || isOwnDeed(sentence, language)) return false;
  const main = sentence.replace(CLAUSE, "");
  return [PAST_VERB, TOLD].some((says) => says[language]?.test(main));
}

/** Do those who own the business do something today, as its first words say: "Noi veniamo d’inverno"? */
export function isOwnDeed(sentence: string, language: string): boolean {
  const words = tokenize(sentence);
  const isOurs =
    wordsOfFirstPerson(words, language) > 0 ||
    (/^(?:es|pt|it)$/u.test(language) && ROMANCE_DEED.test(sentence));
  const verb = words
    .slice(0, 3)
    .map(({ text }) => text)
    .join(" ");
  return isOurs && words.length > 3 && !HAS.test(sentence) && !PAST_VERB[language]?.test(verb);
}
