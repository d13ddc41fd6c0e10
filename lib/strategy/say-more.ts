import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "./idea";
import { WE_ALSO } from "./language/first-person";
import { foldOffer, foldWords } from "./language/fold";
import { HYPE } from "./language/hype";
import { either } from "./language/patterns";
import { shareOfWords } from "./language/shares-words";
import { BACKSTORY } from "./language/story-turn";
import { tokenize } from "./language/tokenize";
import { WISHED_DEED } from "./language/wishes";
import { CHATTER, isStory } from "./lines/guard-line";
import { PARTS } from "./sentences/say-offer";
import { asCompany } from "./sentences/who-speaks";

const WORDS = { min: 3, max: 34 } as const;
/** So many facts are said. */
const FACTS = 3;
/** What the customer asks of the designer, wishes or tells of money: nothing for the door. */
const WISH = new RegExp(
  String.raw`(?<!\p{L})${either([
    "(?<!(?:you|who|that|they|lady|man|people) )(?:want|wants|wanted)",
    "wish|please|kindly|startup|start-up|investors?|seed round|niece|nephew|coming for",
    "(?:i|we)(?:’re|’m| are| am| was| were)? (?:also |only |just |still |really )?(?:hope|need|looking for|plan(?:ning)?|thinking)",
    "(?:need|seek|seeking|find|raise|get|more|looking for) (?:\\p{L}+ )?(?:volunteers|fund(?:s|ing)|partners)",
    "(?:i|we|it|this|all) (?:all |first )?started|so far|bisher|jusqu’ici|hasta ahora|até agora|finora|asked$|(?<!(?:that|which|who) )used to|years? ago",
    "(?:my|our|the|this) (?:idea|concept)|(?:my|our|the|this) (?:company|business) (?:is|will|should|needs?|name)",
    "(?:customers?|clients?|users?) (?:are|is|will be)|target (?:audience|group|market|customers?)|audience (?:is|are)",
    "(?:the|our|my|a|good|any) (?:brand|logo|label)|brand(?:ing)? (?:should|must|that|to)|website should",
    "(?:a|an|any|good|nice|new|the|our|my|some) (?:\\p{L}+ )?names?(?= (?:should|must|that|which|is|for|like|with|to|in|needs?|essential|needed)(?!\\p{L})|[,.!?]|$)",
    "(?:discreet|short|good|catchy) names?|call it|could also|going (?:global|national|digital)|regards|grüße|saluti|saludos",
    "(?:wir |ich )?suchen? noch|precis[ao]\\p{L}* de|necesit(?:o|amos)|busc(?:o|amos)|ci manc\\p{L}+|cerc(?:o|hiamo)",
    "fonts?|colou?rs? (?:should|must|like|that|please|maybe)|(?:warm|dark|earthy|bright|natural|soft|pastel|calm) colou?rs?",
    "we(?:’ll)? (?:start|begin|launch|open)(?=\\s(?:in|on|at|next|soon|this|an?|our|for)(?!\\p{L})|[.,]|$)",
    "por favor|s’il vous plaît|bitte|per favore|per piacere|proszę",
    "sounds? (?:like|good|nice|warm|posh|right|friendly|modern)|sounding|to sound|suen[ae]n?|klingt|klingen",
    "should be|shouldn’t|don’t want|nothing (?:with|that)|no puns",
    "(?:going to|gonna|will) (?:be huge|blow|go viral|take over|dominate|not sleep|know us)",
    "(?:un|um|une|ein\\p{L}*|le|el|o|il|der|den|kein\\p{L}*) (?:\\p{L}+ )?(?:nombre|nom|nome|namen?|marca|marque)(?= (?:de[bv]\\p{L}+|tiene|tem|y|e|et|und|soll\\p{L}*|doit|que|qui|che|der|den|das)(?!\\p{L})|[,.!?]|$)",
    "(?:couleurs?|colores|cores|colori|farben) (?:de[bv]\\p{L}+|soll\\p{L}+|doivent|que|qui|che)",
  ])}(?!\p{L})`,
  "iu",
);
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
  const said = foldWords(text);
  const end = said.indexOf(foldWords(sentence));
  const own = said.indexOf(foldOffer(phrase));
  return end >= 0 && end < own;
}

/**
 * What the founder says right after the offer, at most three sentences without their final mark: "I come with a detector",
 * "We open them together". Without what is a wish, a story or praise, or is in the offer already.
 */
export function sayMore({ phrase, offers, text, language }: Idea, offer: string): string[] {
  const [, spliced = ""] = SPLICED.exec(phrase) ?? [];
  const [, explained = ""] = EXPLAINED.exec(phrase) ?? [];
  const told = foldWords(offer);
  // "Van with water stones – kitchens and salons – ready in 20 minutes – every second Tuesday".
  const unsaid = (parts: readonly string[], joint: string) =>
    parts.filter((part) => shareOfWords(part, offer) < MOSTLY).join(joint);
  const own =
    explained || spliced
      ? [explained, spliced].map((part) => unsaid(part.split(PARTS), " – "))
      : [unsaid(phrase.split(PARTS).slice(1), ", ")];
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
  const facts: string[] = [];
  for (const sentence of sentences) {
    // What follows on a fact may point back to it, and not past another sentence.
    if (facts.length > 0 && !mayBeSaid(sentence)) break;
    if (facts.length === FACTS) break;
    const isNew = !facts.some((fact) => foldWords(fact).includes(foldWords(sentence)));
    if (isNew && mayBeSaid(sentence)) facts.push(sentence);
  }
  return facts.map((sentence) => capitalize(asCompany(sentence, language)));
}
