const PRONOUNS: Readonly<Record<string, RegExp>> = {
  en: /^(?:i|we)$/iu,
  de: /^(?:ich|wir)$/iu,
  fr: /^(?:je|nous|on)$/iu,
  es: /^(?:yo|nosotr[oa]s)$/iu,
  pt: /^(?:eu|nós)$/iu,
  it: /^(?:io|noi)$/iu,
};
/** "My" in all six languages, as part of a pattern. */
export const MY = String.raw`(?:my|mein\p{L}*|mon|ma|mes|mi|mis|meus?|minhas?|mio|mia|miei|mie)`;
/** "Our", likewise. */
export const OUR = String.raw`(?:our|unser\p{L}*|notre|nos|nuestr[oa]s?|noss[oa]s?|nostr[oaie])`;

/** Verbs that say "we" by their ending. */
const WE_ENDINGS: Readonly<Record<string, RegExp>> = {
  es: /^\p{L}+[aei]mos$/iu,
  pt: /^\p{L}+[aei]mos$/iu,
  it: /^\p{L}+iamo$/iu,
};
/** Verbs in -o that are no nouns, whatever stands behind them: "Vendo ração". */
const VERBS_IN_O =
  /^(?:vendo|faço|hago|faccio|fabrico|enseño|ensino|insegno|alquilo|alugo|organizo|recojo|raccolgo|cuido|ofereço|ofrezco)$/iu;
/** Nouns in -o that a business may begin with, a plural behind them all the same: "Servicio taxis". */
const NOUNS_IN_O =
  /^(?:servicio|servizio|serviço|negozio|negocio|negócio|noleggio|laborat[oó]rio|e?studio|estúdio|grupp?o|merca[dt]o|centro|[ck]orso|curso|campo|parco|museo|museu|teatro|banco|punto|gelato|vino|vinho)$/iu;
/** Behind a verb in -o stands an article, or a thing in the plural, which no noun in the singular agrees with. */
const OBJECTS: Readonly<Record<string, RegExp>> = {
  es: /^(?:el|la|l[oa]s|un[oa]?s?|tus?|sus?|(?!m[aá]s$|menos$)\p{L}{3,}s)$/iu,
  pt: /^(?:os?|as?|um|uma|uns|umas|teus?|seus?|(?!mais$|menos$)\p{L}{3,}s)$/iu,
  it: /^(?:il|lo|la|i|gli|le|un[oa]?|l’\p{L}+|\p{L}{2,}i|\p{L}{2,}(?<!al|il|es|nt|bil|on|or|ar)e)$/iu,
};

/** "Também fabricamos": what the company also does, by the ending of its verb; part of a pattern. */
export const WE_ALSO = String.raw`(?:también|também|anche)\s\p{L}{2,}(?:[aei]mos|iamo)`;

/** How many words say who does it, the verb among them: two in "Je répare", one in "Fabrico pranchas"; 0 elsewhere. */
export function wordsOfFirstPerson(words: readonly { readonly text: string }[], language: string): number {
  const [first = "", second = ""] = words.map(({ text }) => text);
  if (PRONOUNS[language]?.test(first)) return 2;
  if (language === "fr" && /^j’\p{L}/iu.test(first)) return 1;
  if (WE_ENDINGS[language]?.test(first)) return 1;
  const isVerb = OBJECTS[language] !== undefined && VERBS_IN_O.test(first);
  const isOfOne = /^\p{L}{2,}o$/iu.test(first) && !NOUNS_IN_O.test(first) && OBJECTS[language]?.test(second);
  return isVerb || isOfOne ? 1 : 0;
}
