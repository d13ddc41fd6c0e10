import type { Idea } from "../idea";
import { sentencesOf } from "../language/clean-idea";
import { foldWords } from "../language/fold";

/** "Lessons for grown ups who are scared of it": of what was said before. */
export const OF_IT = /\s(?:of|about|with|to) it$/iu;
/** "En tenant compte des heures |de sieste". */
const OF_THE = /\sen \p{L}+ant\s[^,]*$/iu;

/** "You send me photos of the crack |, and I tell you": what one has to do, without what is done. Owners kept none of 25. */
const YOU_SEND = /^you (?:send|e?mail|post|bring|give|show|drop|text|tell) /iu;
/** What one has to do, before what is done about it. */
export const YOU_SEND_AND = new RegExp(`${YOU_SEND.source}.*?,? and (?=(?:I|we) )`, "iu");

/** "Two archivists transcribe them": of so few words none but who does it can be meant. Owners kept none of ten. */
const THEM = /^(?!.*\b(?:who|that|which|and|or)\b)(?:[^\s,.]+\s){1,6}them(?:\s[^\s,.]+){0,4}$/iu;
/** "If it’s serious I give you a name": of what was said before. */
const IF_IT = /^(?:if|when|once) (?:it|that|this|they)(?:’|\s)/iu;

/** "Só atendemos famílias sem menores": whom it is not for. */
const EXCLUDES =
  /\s(?:is|are) (?:excluded|not included)$|\s(?:ist|sind) ausgeschlossen$|^(?:(?:we|i) only (?:take|accept|serve)|(?:wir|ich) (?:nehmen?|betreuen?|bedienen?) nur|(?:nous|on) (?:ne )?(?:prenons|acceptons|prend|accepte) que|(?:solo|sólo) (?:atend|acept)(?:emos|amos|o)|só (?:atendemos|aceitamos|atendo|aceito)|(?:accettiamo|accetto|seguiamo) solo)\s.*(?<!\p{L})(?:without|no|ohne|sans|sin|sem|senza)(?!\p{L})/iu;
const PERIOD =
  "(?:years?|months?|weeks?|season|winter|summer|jahr|monat|winter|sommer|année|saison|mois|año|mes|ano|mês|anno|mese)";
/** "Im ersten Jahr waren es 412 Geräte": how it went so far; "last mile delivery" is an offer. */
const WENT = new RegExp(
  `^(?:(?:in the first|last|im ersten|im letzten|letztes|la première|(?:en )?el (?:primer|último)|no (?:primeiro|último)|nel primo) ${PERIOD}|l’an(?:née)? derni(?:er|ère)|el año pasado|no ano passado|l’anno scorso|piloted|(?:i|we) (?:travel|drive) (?:up to|no further)|for now|per ora|por ahora|por enquanto|vorerst|pour l’instant|so far|bisher|jusqu’ici|hasta ahora|até agora|finora)(?!\\p{L})`,
  "iu",
);

/** Does the line point to what stands elsewhere, or end within what something is done with? */
export function isLoose(line: string, { offers, language }: Idea): boolean {
  if (isCutAtAside(line, offers) || sentencesOf(line).some((part) => EXCLUDES.test(part) || WENT.test(part)))
    return true;
  if (language === "en") return isLooseEnglish(line);
  if (language !== "fr" || !OF_THE.test(line)) return false;
  return offers.some((offer) => /^\sd(?:e |’)/u.test(offer.toLowerCase().split(line.toLowerCase())[1] ?? ""));
}

function isLooseEnglish(line: string): boolean {
  const [first = ""] = sentencesOf(line);
  return (
    IF_IT.test(line) ||
    THEM.test(line) ||
    (YOU_SEND.test(first) && !/\b(?:we|i)\b/iu.test(first)) ||
    (OF_IT.test(line) && !/\s(?:that|which|where|when|and|a|an|the|your|our|my)\s/iu.test(line))
  );
}

/** "Who explain, free of charge, | what a collector may do", "les transformons, quand ils sont trop usés, | en hamacs". */
const ASIDE =
  /,\s(?:step by step|schritt für schritt|pas à pas|paso a paso|passo a passo|free of charge|for free|at no cost|kostenlos|gratis|gratuitement|gratuitamente|(?:when|if|once|wenn|falls|sobald|quand|lorsque|si|cuando|quando|se)\s[^,]+)$/iu;
const GOES_ON =
  /^,\s(?:what|how|why|where|which|into|to|was|wie|warum|wo|zu[rm]?|ce qu|comment|pourquoi|en|vers|lo que|cómo|qué|por qué|o que|como|em|ciò che|come|perché|in)(?!\p{L})/iu;

/** Does the line end at an aside, behind which goes on what stood before it? */
function isCutAtAside(line: string, offers: readonly string[]): boolean {
  // "Who explain. Free of charge.": the same as two sentences.
  const one = line.replace(/\.$/u, "").replace(/\.\s/gu, ", ").toLowerCase();
  if (!ASIDE.test(one)) return false;
  return offers.some((offer) => {
    const at = offer.toLowerCase().indexOf(one);
    return at >= 0 && GOES_ON.test(offer.slice(at + one.length));
  });
}

/** "Like a bike subscription, …", "Wie ein Fahrradabo, …": what the business is likened to. */
const LIKENED = /^(?:like|wie|comme|como|come) (?:an?|ein\p{L}*|une?|un[oa]?|uma?) /iu;

/** Is part of the line torn from what the business is likened to, "Wie ein Fahrradabo" or "nur für kleine Füße" alone? */
export function isTorn(line: string, { offers }: Idea): boolean {
  const likened = offers.filter((offer) => LIKENED.test(offer) && offer.includes(","));
  return sentencesOf(line)
    .map(foldWords)
    .some((part) =>
      likened.some((offer) => {
        const [start = ""] = offer.split(",").map(foldWords);
        const whole = foldWords(offer);
        return part === start || (whole.includes(part) && !whole.startsWith(part));
      }),
    );
}
