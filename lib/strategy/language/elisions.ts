/** The French or Italian text with the apostrophes that haste leaves out: "d ameublement", "dell olio". */
export function withElisions(text: string, language: string): string {
  const elided = ELIDED[language];
  return elided ? text.replace(elided, "$1’") : text;
}

/** "Vitamine D et C": before "and" or "or" a letter is a letter. */
const ELIDED: Readonly<Record<string, RegExp>> = {
  fr: /(?<![\p{L}\p{N}’])([ldnscjm]|qu|jusqu) (?!(?:et|ou|aux?|en|un)(?!\p{L}))(?=[aeiouhàâéèêëîïôœ]\p{L})/giu,
  it: /(?<![\p{L}\p{N}’])([ld]|[dn]ell|all|dall|sull|quell) (?!(?:ed?|in|un)(?!\p{L}))(?=[aeiouàèéìòù]\p{L})/giu,
};
