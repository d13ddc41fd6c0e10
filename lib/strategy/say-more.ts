import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "./idea";
import { WE_ALSO } from "./language/first-person";
import { foldWords } from "./language/fold";
import { HYPE } from "./language/hype";
import { BACKSTORY } from "./language/main-sentence";
import { shareOfWords } from "./language/shares-words";
import { tokenize } from "./language/tokenize";
import { WISHED_DEED } from "./language/wishes";
import { CHATTER, isStory } from "./lines/guard-line";
import { asCompany, PARTS } from "./sentences/say-offer";

const WORDS = { min: 3, max: 26 } as const;
/** What the customer asks of the designer, wishes or tells of money: nothing for the door. */
const WISH =
  /\b(?:(?<!(?:you|who|that|they|lady|man|people) )(?:want|wants|wanted)|wish|hope|need|needs|looking for|would like|planning|plan to|plans to|idea|startup|start-up|company|business|customers?|clients?|users?|target|audience|brand|logo|label|please|kindly|names?|font|colou?rs?|website should|investors?|thinking|started|so far|bisher|jusqu’ici|hasta ahora|até agora|finora|asked$|used to|years? ago|we(?:’ll)? (?:start|begin|launch|open)(?=\s(?:in|on|at|next|soon|this|an?|our|for)\b|[.,]|$)|volunteers?|fund(?:ed|ing)|por favor|s’il vous plaît|bitte|per favore|per piacere|proszę|sounds? (?:like|good|nice|warm|posh|right|friendly|modern)|sounding|to sound|should be|shouldn’t|don’t want|nothing (?:with|that)|no puns|(?:going to|gonna|will) (?:be huge|blow|go viral|take over|dominate|not sleep|know us)|coming for|niece|nephew|suen[ae]n?|klingt|klingen|nombres?|noms?|nomes?|namen?|marca|marque|couleurs?|colores|cores|colori|farben)\b/iu;
/** A second sentence behind a comma, said by one of the two who talk. */
const SPLICED = new RegExp(
  String.raw`,\s(?:(?:and|so|but)\s)?((?:i|we|you|je|nous|vous|ich|wir|${WE_ALSO})\s.+)$`,
  "iu",
);
/** What they do, behind a colon that the offer ends at. */
const EXPLAINED = /(?::|\s–)\s((?:(?:i|we|you|je|nous|on|vous|ich|wir)\s|(?:i|we|you|j)’).+)$/iu;
/** Begins with another than the business, or goes on with what is not there. */
const LOOSE =
  /^(?:and|or|but|because|so|that’s|that is|this is|it’s how|he|she|his|her|my|which|who|everyone|everybody|nobody|no one|right now|et|mais|und|aber|y|pero|e|mas|ma)\s/iu;

/** "Ken has retired." */
const OF_OTHERS = /^\p{Lu}\p{L}+ (?:has|had|was|is) \p{L}+(?: \p{L}+){0,3}$/u;

/** "Wir möchten einen Laden", "quiero abrir": what the founders want, in any of the languages. */
const WISHED = new RegExp(`(?<!\\p{L})${WISHED_DEED}`, "iu");

/** A part of which so much is said is said. */
const MOSTLY = 0.7;
/** So many sentences behind the offer are looked at. */
const NEXT = 5;

/** Does the sentence stand before the phrase in the idea? What follows the offer is about it, what led to it is not. */
function isBefore(sentence: string, phrase: string, text: string): boolean {
  const [at, own] = [text.indexOf(sentence), text.indexOf(phrase)];
  return at >= 0 && at < own;
}

/**
 * What the founder says right after the offer, at most two sentences without their final mark: "I come with a detector",
 * "We open them together". Without what is a wish, a story or praise, or is in the offer already.
 */
export function sayMore({ phrase, offers, text, language }: Idea, offer: string): string[] {
  const [, spliced = ""] = SPLICED.exec(phrase) ?? [];
  const [, explained = ""] = EXPLAINED.exec(phrase) ?? [];
  // "Van with water stones – kitchens and salons – ready in 20 minutes – every second Tuesday".
  const told = foldWords(offer);
  const rest = phrase
    .split(PARTS)
    .slice(1)
    .filter((part) => shareOfWords(part, offer) < MOSTLY)
    .join(", ");
  const own = explained || spliced ? [explained, spliced] : [rest];
  const sentences = [
    ...own.filter((part) => part !== ""),
    ...offers.slice(1, 1 + NEXT).filter((sentence) => !isBefore(sentence, phrase, text)),
  ];
  const mayBeSaid = (sentence: string) => {
    const count = tokenize(sentence).length;
    return (
      count >= WORDS.min &&
      count <= WORDS.max &&
      ![WISH, WISHED, CHATTER, BACKSTORY, HYPE, LOOSE, OF_OTHERS].some((pattern) => pattern.test(sentence)) &&
      !told.includes(foldWords(sentence)) &&
      !(language === "en" && isStory(tokenize(sentence).map(({ text }) => text)))
    );
  };
  const at = sentences.findIndex(mayBeSaid);
  const [one, next = ""] = at < 0 ? [] : sentences.slice(at, at + 2);
  if (one === undefined) return [];
  // What follows on it may point back to it.
  const isNew = mayBeSaid(next) && !foldWords(one).includes(foldWords(next));
  return [one, ...(isNew ? [next] : [])].map((sentence) => capitalize(asCompany(sentence, language)));
}
