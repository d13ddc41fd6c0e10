import { capitalize } from "@/lib/model/letter-case";
import { verbForm } from "../words/english-verbs";
import { markedSentences, withoutMarks } from "./clean-idea";

/** How the founders came to it, which is not what they offer. */
export const BACKSTORY =
  /^(?:my|our) (?:late |dear )?(?:husband|wife|partner|sister|brother|mother|father|mum|mom|dad|grand\p{L}+|friends?|family|parents|son|daughter|boss)(?: and I)?\s(?!’)|^(?:i|we|(?:the )?\p{L}+ of us)(?:’ve|\s(?:have|had) been|\s(?:was|were|left|used to|grew up|worked|inherited|learnt|learned))\b|^(?:ever since|for (?:\p{L}+|\d+) years|after (?:\p{L}+ )?years|after (?:my|our)|when i was)\b/iu;
/** "My mother and I make kimchi": two founders. */
const WE_TWO = /(?<=^|[.!?]\s)(?:my|our) (?:late |dear )?\p{L}+(?:-in-law)? and (?:i|me) (?=(\p{L}+))/giu;
const WANTED =
  /\b(?:want(?:ed)?|would like|’d like|decided|plan|hope) to (?:open|start|run|build|create|launch|set up)\s+(?=\p{L})/iu;
const NOW = /\b(?:so|and),? now (?=(?:i|we)\s)/iu;
/** "Not a moving company but a service that …". */
const INSTEAD =
  /^(?:not (?:just |only )?an?|kein\p{L}*|pas une?|no un[ao]?|não uma?|non una?)\s[^.]*?,?\s(?:but|sondern|mais|sino|mas|ma)\s+(?=\p{L})/iu;
/** "I now do this for other families": what it is stands elsewhere. */
const SAME =
  /^(?:i|we) (?:now )?do (?:this|that|it|the same)(?=\s(?:for|with|at|in|to|every|now)\b|[,:]|$)/iu;
const NEGATIVE = /^(?:not (?:another|just|only|an?|your)|no more|kein\p{L}*|pas (?:encore|une?|de))\s/iu;
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
  const told = text.replace(WE_TWO, (all, verb: string) => (verbForm(verb)?.form === "base" ? "We " : all));
  const sentences = markedSentences(told).map((sentence) => ({
    said: withoutMarks(sentence).replace(/^(?:no|yes)[,:]\s/iu, ""),
    isAsked: /[?？؟]\s*$/u.test(sentence),
  }));
  const offers = sentences.map(({ said, isAsked }) => ({
    said,
    offer: offerIn(said, isAsked),
  }));
  const at = offers.findIndex(({ offer }) => offer !== undefined);
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
  if (NEGATIVE.test(sentence) || SAME.test(sentence)) return undefined;
  if (BACKSTORY.test(sentence)) {
    const start = NOW.exec(sentence) ?? WANTED.exec(sentence);
    return start ? capitalize(sentence.slice(start.index + start[0].length)) : undefined;
  }
  const main = sentence.replace(REASON_FIRST, "");
  return capitalize(POINTS_BACK.test(main) ? sentence : main);
}
