import { wordsOfFirstPerson } from "./first-person";
import { tokenize } from "./tokenize";

/** Words of the first person, by language; English scenes are told by `openings.yaml`. */
const OWN: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(?:je|j’|nous|on|mon|ma|mes|notre|nos|moi)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|wir|mein\p{L}*|unser\p{L}*|uns|mir|mich)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|mi|mis|nuestr[oa]s?|nosotr[oa]s|\p{L}+[aei]mos)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|meus?|minhas?|noss[oa]s?|nós|a gente|\p{L}+[aei]mos)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|mi[oae]|miei|nostr[oaie]|noi|\p{L}+iamo)(?!\p{L})/iu,
};
/** What happens to others, by how the sentence begins: "Si tu camión se queda tirado". */
const CASE: Readonly<Record<string, RegExp>> = {
  fr: /^(?:si|quand|lorsqu\p{L}*|depuis que)\s/iu,
  de: /^(?:wenn|weil|obwohl|sobald)\s/iu,
  es: /^(?:si|cuando|desde que)\s/iu,
  pt: /^(?:se|quando|desde que)\s/iu,
  it: /^(?:se|quando|da quando)\s/iu,
};
/** What is wrong, by a word of trouble. */
const TROUBLE: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(?:(?:est|sont) (?:parti|perdu|tombé|mort|fermé|resté|détruit|jeté|cassé)e?s?|trop|personne ne|jamais|benne|poubelle)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:niemand|nie|zu (?:teuer|viel|spät)|wirft|werfen|landet|landen|verschwinden?|verstauben?|müll|schrott)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nadie|nunca|demasiad[oa]s?|basura|se (?:pierden?|tiran?|rompen?|quedan?|mueren?))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:ninguém|nunca|demasiad[oa]s?|lixo|deixad[oa]s|se (?:perdem?|estragam?|partem?))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:nessuno|mai|troppo|si (?:spezza|rompe|butta|perde)(?:no)?|buttano|restano|rimangono|finiscono)(?!\p{L})/iu,
};
/** "Seit mein Vater nichts mehr sieht, habe ich ihm den Markt beschrieben". */
const GERMAN_STORY =
  /^(?:seit|als|nachdem)\s.*(?<!\p{L})(?:habe?n?|hat|bin|sind|war|hatten?)\s.*\p{Ll}{2,}(?:t|en)$/iu;
/** "C’est une boulangerie", "La idea es abrir …", "Un atelier où …": the business itself, or those who offer a thing. */
const NAMED =
  /^(?:c’est|das (?:ist|sind)|es|é|è|son|são|(?:une?|eine?|una?|uma?)\s|un’|s[ei]\s\p{L}+\s|(?:l’|la |mi |mon |meine? |die |a |minha |il |o |el |le |das )(?:idea|idée|idee|ideia|proyecto|projet|projekt|progetto|projeto))/iu;
/** What is, or what somebody has or had, and not what is done. */
const HAS =
  /^(?:j’|(?:je|nous|on|ich|wir)\s)?(?:suis|sommes|est|ai|avons|a|bin|sind|habe|haben|soy|somos|tengo|tenemos|sou|tenho|temos|sono|siamo|ho|abbiamo)(?!\p{L})/iu;
const HAD: Readonly<Record<string, RegExp>> = {
  fr: /^(?:j’|(?:je|nous|on) )\p{L}+(?:ais|ait|ions)(?!\p{L})/iu,
  de: /^(?:ich|wir) (?:\p{L}+eten?|wollten?|konnten?|mussten?|hatten?|waren?|gingen?|kamen?|fanden?|lernten?|kauften?|machten?)(?!\p{L})/iu,
};
/** "Lo recogemos", "Io le prendo": who does it, behind what it is done to. */
const ROMANCE_DEED =
  /^(?:(?:yo|nosotr[oa]s|eu|nós|io|noi)\s(?:(?:l[oaie]s?|os?|as?|li|ne|gli|se l[oa]s?)\s)?\p{Ll}{3,}(?:mos|iamo|(?<!ã)o)|(?:l[oaie]s?|os|as|li|ne|se l[oa]s?)\s\p{Ll}{3,}(?:mos|iamo))\s/iu;

/**
 * Is it a scene without those who own the business, what is wrong or what befalls others: "Labore werfen Gips weg", "Si tu
 * camión se queda tirado, …", "Les photos sont parties dans une inondation"?
 */
export function isScene(sentence: string, language: string): boolean {
  const own = OWN[language];
  if (language === "de" && GERMAN_STORY.test(sentence)) return true;
  if (!own || own.test(sentence)) return false;
  if (CASE[language]?.test(sentence)) return true;
  if (NAMED.test(sentence) || wordsOfFirstPerson(tokenize(sentence), language) > 0) return false;
  return TROUBLE[language]?.test(sentence) ?? false;
}

/** Do those who own the business do something today, as its first words say: "Noi veniamo d’inverno"? */
export function isOwnDeed(sentence: string, language: string): boolean {
  const words = tokenize(sentence);
  const isOurs =
    wordsOfFirstPerson(words, language) > 0 ||
    (/^(?:es|pt|it)$/u.test(language) && ROMANCE_DEED.test(sentence));
  return isOurs && words.length > 3 && !HAS.test(sentence) && !HAD[language]?.test(sentence);
}
