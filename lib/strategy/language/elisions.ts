/** The French or Italian text with the apostrophes that haste leaves out, "d ameublement", "dell olio", and with "je" for "jrépare". */
export function withElisions(text: string, language: string): string {
  const elided = ELIDED[language];
  const whole = elided ? text.replace(elided, "$1’") : text;
  return language === "fr" ? whole.replace(SPOKEN_I, "$1e ") : whole;
}

/** No French word begins so, but names of formats do. */
const SPOKEN_I =
  /(?<![\p{L}\p{N}’-])(j)(?!peg|query|son(?!\p{L}))(?=[bcdfgklmnpqrstvxz]\p{L}{2,}(?![\p{L}’]))/giu;

/** "Vitamine D et C": before "and" or "or" a letter is a letter. */
const ELIDED: Readonly<Record<string, RegExp>> = {
  fr: /(?<![\p{L}\p{N}’])([ldnscjm]|qu|jusqu) (?!(?:et|ou|aux?|en|un)(?!\p{L}))(?=[aeiouhàâéèêëîïôœ]\p{L})/giu,
  it: /(?<![\p{L}\p{N}’])([ld]|[dn]ell|all|dall|sull|quell) (?!(?:ed?|in|un)(?!\p{L}))(?=[aeiouàèéìòù]\p{L})/giu,
};
