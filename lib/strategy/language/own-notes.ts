/** To turn to somebody, besides English: "preguntar a (toño)". */
const TO_TURN_TO =
  "sentire|chiedere a|chiamare|preguntar a|llamar a|hablar con|perguntar ao?|ligar (?:para|pro)|falar com|demander à|appeler|voir avec";
/** "…, ask Derek about the van", "…, sentire Marco per il furgone": what a founder still has to do. */
const TO_DO = new RegExp(
  String.raw`,\s(?:and )?(?:ask|call|ring|phone|talk to|check with|${TO_TURN_TO}|fragen:?|noch mit) \p{Lu}\p{Ll}+(?: [^,.!?]{2,40})?(?=[.!]?\s*$)`,
  "u",
);
/** "Note to self – ring Dougal about the slipway. | A winch", "ask harbour trust re insurance!!": a sentence of its own. */
const TO_ASK =
  /(?<=^|[.!?]\s+|note to self\s?[:,–-]\s+)(?:ring|call|ask|phone|email|text) (?!(?:us|me|for|any|now|in|your|to)(?!\p{L}))(?:the |my )?\p{L}+(?: \p{L}+){0,2} (?:about|re|if|whether) [^.!?]{2,60}(?:[.!?]+\s*|$)/giu;
/** "Mirar remolque. Preguntar a toño": what an idea ends with. */
const TO_SEE = new RegExp(
  String.raw`(?<=[.!?]\s)(?:(?:mirar|ver|${TO_TURN_TO}) (?:el |la |lo |il |o |a )?\p{L}+(?: \p{L}+)?[.!]*\s*)+$`,
  "iu",
);
/** "…, penser à l’assurance", "…, don’t forget the permit". */
const TO_REMEMBER =
  /,\s(?:and |et |und |y |e )?(?:think about|(?:don['’]t|do not|must not) forget|remember|penser [àa]u?x?|ne pas oublier|nicht vergessen|(?:noch )?denken an|pensar en|no olvidar|acordarse de|pensar n[oa]s?|não esquecer|lembrar de|pensare a\p{L}*|non dimenticare|ricordarsi)\s[^,.!?]{2,60}(?=[.!]?\s*$)/iu;
/** "impressora à prova d’água (existe?)", "ivories stay legal?? (check)": what is not known yet. */
const DOUBTED =
  /,\s*[^,.;:!?()]{2,60}\([^()]{0,40}\?+\s*\)(?=\s*(?:[,.;]|$))|,\s*[^,.;:!?()]{1,60}\?{2,}(?:\s*\([^()]*\))?(?=\s*[,.;]|\s*$|\s\p{Ll})/gu;
/** "(check)", "(tbc)". */
const TO_CHECK =
  /\s*\((?:to )?(?:check|tbc|tbd|todo|prüfen|klären|à vérifier|da verificare|a verificar|por confirmar|\?+)\s*\)/giu;

/** The idea without what its writer still has to find out or to do. */
export function withoutOwnNotes(text: string): string {
  return text
    .replace(TO_DO, "")
    .replace(TO_ASK, "")
    .replace(TO_SEE, "")
    .replace(TO_REMEMBER, "")
    .replace(DOUBTED, (part, at: number, all: string) =>
      /^\s\p{L}/u.test(all.slice(at + part.length)) ? "," : "",
    )
    .replace(TO_CHECK, "");
}
