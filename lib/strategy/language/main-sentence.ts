import { capitalize } from "@/lib/model/letter-case";
import { verbForm } from "../words/english-verbs";
import { markedSentences, withoutMarks } from "./clean-idea";

const STORIES = [
  // How the founders came to it.
  /^(?:my|our) (?:late |dear )?(?:husband|wife|partner|sister|brother|mother|father|mum|mom|dad|uncle|aunt|cousin|nan|grand\p{L}+|friends?|family|parents|son|daughter|boss)(?: and I)?\s(?!’)|^(?:i|we|(?:the )?\p{L}+ of us)(?:’ve|\s(?:have|had) been|\s(?:was|were|left|used to|grew up|worked|inherited|learnt|learned))\b|^(?:ever since|for (?:[\p{L}-]+|\d+) years|after (?:[\p{L}-]+ )?years|after (?:my|our)|when i was)\b/iu,
  /^(?:i|we) (?:came|got|lost|grew|moved|retired|spent|drove|took|inherited|married|found|started|met|sold)\b|^it took\s/iu,
  // Who they are: "Retired organ builder", "Night shift nurse here", "I’m a bus driver, and over eleven years …".
  /^(?:i|we)(?:’m|’re| am| are)\s(?=[^.]*(?:\byears?\b|\bretired\b|\d{2}|\band (?:i|we) ))/iu,
  /^(?:retired|former|ex-)\s?\p{L}+(?:\s\p{L}+){0,2}$|^(?:\S+\s){1,4}here(?:\sfrom\s[^,]*)?$/iu,
  /^(?:alors voil[àa],?\s|bonjour,?\s)?(?:je suis|je m’appelle|j’ai (?:été|travaillé|\d+ ans)|nous sommes)\s/iu,
  /^(?:olha,?\s|oi,?\s|hola,?\s)?(?:eu\s)?(?:soy|somos|sou|me llamo|me chamo|tengo \d+ años|tenho \d+ anos)\s(?!una?\s|uma?\s)/iu,
  /^(?:allora,?\s|ciao,?\s)?(?:sono|siamo|mi chiamo|premetto|ho \S+ anni|mi sono)\s(?!una?\s|uno\s|un’)/iu,
  /^(?:also,?\s|hallo,?\s)?(?:ich|wir)(?:\s\(\d+\))? (?:bin|war|sind|waren|heiße|hatte[n]?)\s/iu,
  /^(?:letztes jahr|damals|früher|als ich|hace años|il y a \p{L}+ ans)\s|^[^,]{3,24}, \d{2} (?:anni|años|anos|ans|jahre)\b/iu,
  // What is wrong today.
  /^[^.]*\bbecause (?:there(?:’s| is| are) no|nobody|no one)\b/iu,
  // What comes of it, or what is about to be told: "This is going to be huge".
  /^(?:this|it)(?:’s| is) (?:going to be|gonna|(?:a )?bit of a)\s/iu,
];
/** How the founders came to it, or who they are, which is not what they offer. */
export const BACKSTORY = new RegExp(STORIES.map(({ source }) => source).join("|"), "iu");
/** "My mother and I make kimchi": two founders. */
const WE_TWO = /(?<=^|[.!?]\s)(?:my|our) (?:late |dear )?\p{L}+(?:-in-law)? and (?:i|me) (?=(\p{L}+))/giu;
const WANTED =
  /\b(?:want(?:ed)?|would like|’d like|decided|plan|hope) to (?:open|start|run|build|create|launch|set up)\s+(?=\p{L})|\b(?:quiero|queremos|quero|voglio|vogliamo|vorrei|vorremmo|je veux|nous voulons|on veut) (?:abrir|montar|crear|criar|lanzar|lançar|ouvrir|créer|monter|lancer|aprire|creare|vender|vendre|vendere)\s+(?=\p{L})/iu;
/** "… and now we", "… and we grow seaweed", "… et nous reprenons": the offer in the second half. */
const NOW =
  /\b(?:(?:so|and),? now (?=(?:i|we)\s)|(?<!^(?:my|our) (?:late |dear )?\p{L}+ )and (?=(?:i|we) (?!am|are|was|were|have|had|know|can|could|do|want|would|just|noticed|never|still|took|left|found|got|came|met|made)\p{L}+\s)|et (?=nous (?!sommes|avons|voulons)\p{L}+ons\s))/iu;
/** What is said to be the offer: "The product is …", "What I do is …", "We want to open …", "Mon idée c’est …". */
const ANNOUNCED =
  /^(?:(?:so|and|now|then|então|entonces|alors|also|allora|quindi),?\s)*(?:what (?:i|we)(?:’d)? (?:(?:want|would like|like|plan) to do|do|offer|sell|make) is|(?:the|my|our) (?:product|idea|plan|service|concept)(?: is(?: to)?|:)|(?:(?:i|we)|me and [^.,]{2,30}|my \p{L}+ and (?:i|me)|the \p{L}+) (?:now |just |really )*(?:wants?|would like|’d like|plans?|hopes?) to (?:(?=(?:open|run|start) the\s)|do|open|start|run|offer|sell|make|build|set up|launch|create)|want to (?:do|open|sell|start|make|offer|run)|mon idée,?\s(?:c’est|est)|mi idea es|a ideia é(?: essa,)?|la mia idea è|meine idee ist)\s*(?!(?:it|this|that)\b)(?<=\s)(?=\p{L})/iu;
/** "Not a moving company but a service that …". */
const INSTEAD =
  /^(?:not (?:just |only )?an?|kein\p{L}*|pas une?|no un[ao]?|não uma?|non una?)\s[^.]*?,?\s(?:but|sondern|mais|sino|mas|ma)\s+(?!(?:das|that|what),?\s)(?=\p{L})/iu;
/** "I now do this for other families": what it is stands elsewhere. */
const SAME =
  /^(?:i|we) (?:now )?do (?:this|that|it|the same)(?=\s(?:for|with|at|in|to|every|now)\b|[,:]|$)/iu;
const NEGATIVE = /^(?:not (?:another|just|only|an?|your)|no more|kein\p{L}*|pas (?:encore|une?|de))\s/iu;
const GREETING =
  /^(?:no|yes)[,:]\s|^(?:(?:hi|hello|hey|ok|okay|so|well|basically|thinking (?:of|about))\b,?\s)+(?=\p{L})/iu;
/** "Uber for lab mice. Not Uber, really: …". */
const LIKE_OTHERS = /^(?:the |an? )?(?:uber|airbnb|netflix|tinder|spotify|amazon|duolingo)\s(?:for|of)\s/iu;
/** "When churches close the pipes go for scrap": what happens, and nobody who does something about it. */
const LOOSE_WHEN = /^(?:when|whenever|if)\s(?!.*\b(?:we|i|you)\b)/iu;
/** A reason that stands first; the offer is what follows it. */
const REASON_FIRST =
  /^(?:because|since|ever since|as|weil|parce qu(?:e\s|’)|puisqu(?:e\s|’)|comme|porque|como|perché|siccome|poiché)\s?.*?,\s(?:so )?(?=(?:we|i|nous|je|nosotros|noi|io|nós)\s|\p{L}+(?:[aei]mos|iamo)\s)/iu;
/** "(Because pianos are thrown away,) we turn them into desks": what is turned stands in the reason. */
export const POINTS_BACK =
  /^(?:we|i)\s(?:\S+\s){1,2}(?:them|it|those|these)(?:\s|$)|^(?:nous|je) (?:les|le|la|l’)/iu;
const WHAT_IF = /^what if\s(.+?)\scould\s(.+)$/iu;

/**
 * The sentence that says what is offered, and the others without how it came about: no question, no reason, no "not
 * another …". The first sentence where no other says it.
 */
export function mainSentence(text: string): {
  readonly main: string;
  readonly others: readonly string[];
} {
  const told = text.replace(WE_TWO, (all, verb: string) =>
    verbForm(verb)?.form === "base" || /^(?:do|want|make|run)$/iu.test(verb) ? "We " : all,
  );
  const sentences = markedSentences(told).map((sentence) => ({
    said: withoutMarks(sentence).replace(GREETING, ""),
    isAsked: /[?？؟]\s*$/u.test(sentence),
  }));
  const offers = sentences.map(({ said, isAsked }) => ({
    said,
    offer: offerIn(said, isAsked),
  }));
  const first = offers.findIndex(({ offer }) => offer !== undefined);
  // A story is followed by what it leads to.
  const announced = first === 0 ? -1 : sentences.findIndex(({ said }) => ANNOUNCED.test(said));
  const at = Math.max(first, announced);
  if (at < 0)
    return {
      main: sentences[0]?.said ?? "",
      others: sentences.slice(1).map(({ said }) => said),
    };
  const before = sentences[at - 1];
  const { offer = "" } = offers[at]!;
  // "Why do flowers end in a bin? We collect them": what is collected stands before.
  const isBack = before !== undefined && POINTS_BACK.test(offer);
  return {
    main: isBack ? `${before.said}${before.isAsked ? "?" : "."} ${offer}` : offer,
    others: offers.slice(at + 1).flatMap(({ said, offer }) => (offer === undefined ? [] : [said])),
  };
}

function offerIn(sentence: string, isAsked: boolean): string | undefined {
  if (isAsked) {
    const could = WHAT_IF.exec(sentence);
    return could ? capitalize(`${could[1]} can ${could[2]}`) : undefined;
  }
  if (INSTEAD.test(sentence)) return capitalize(sentence.replace(INSTEAD, ""));
  if (
    LOOSE_WHEN.test(sentence) ||
    NEGATIVE.test(sentence) ||
    SAME.test(sentence) ||
    LIKE_OTHERS.test(sentence)
  )
    return undefined;
  const announced = ANNOUNCED.exec(sentence);
  if (announced) return capitalize(sentence.slice(announced[0].length));
  if (BACKSTORY.test(sentence)) {
    const start = NOW.exec(sentence) ?? WANTED.exec(sentence);
    return start ? capitalize(sentence.slice(start.index + start[0].length)) : undefined;
  }
  const main = sentence.replace(REASON_FIRST, "");
  return capitalize(POINTS_BACK.test(main) ? sentence : main);
}
