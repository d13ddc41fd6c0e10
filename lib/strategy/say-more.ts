import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "./idea";
import { WE_ALSO } from "./language/first-person";
import { foldWords } from "./language/fold";
import { HYPE } from "./language/hype";
import { BACKSTORY } from "./language/main-sentence";
import { shareOfWords } from "./language/shares-words";
import { tokenize } from "./language/tokenize";
import { isStory } from "./lines/guard-line";
import { asCompany } from "./sentences/say-offer";

const WORDS = { min: 3, max: 26 } as const;
/** What the customer asks of the designer, wishes or tells of money: nothing for the door. */
const WISH =
  /\b(?:(?<!(?:you|who|they|lady|man|people) )(?:want|wants|wanted)|wish|hope|need|needs|looking for|would like|planning|plan to|plans to|idea|startup|start-up|company|business|customers?|clients?|users?|target|audience|brand|logo|label|please|kindly|names?|font|colou?rs?|website should|investors?|thinking|started|so far|asked$|used to|years? ago|we(?:’ll)? (?:start|begin|launch|open)(?=\s(?:in|on|at|next|soon|this|an?|our|for)\b|[.,]|$)|volunteers?|fund(?:ed|ing)|por favor|s’il vous plaît|bitte|per favore|per piacere|proszę|sounds? (?:like|good|nice|warm|posh|right|friendly|modern)|sounding|to sound|should be|shouldn’t|don’t want|nothing (?:with|that)|no puns|(?:going to|gonna|will) (?:be huge|blow|go viral|take over|dominate|not sleep|know us)|coming for|niece|nephew|suen[ae]n?|klingt|klingen|nombres?|noms?|nomes?|namen?|marca|marque|couleurs?|colores|cores|colori|farben|quier[oe]n?|queremos|quer(?:o|ia|íamos)|vorre[im]\p{L}*|vogli(?:o|amo)|faudrait|voudr\p{L}+|möchten?|não (?:sei|sabemos)|no (?:sé|sabemos)|non (?:so|sappiamo)|ne sai[st]|wei(?:ß|ss) nicht|angefangen|begeistert|(?:cominci|inizi)(?:ato|ati|ammo)|emp(?:ezamos|ezado)|começ(?:amos|ámos|ado)|(?:avons|ai|a) commencé)\b/iu;
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

/** A part of which so much is said is said. */
const MOSTLY = 0.7;
/** The parts of the first sentence that notes are set apart by. */
const PARTS = /(?<=.{5}):\s|\s[–—]\s|;\s/u;

/**
 * What the founder says right after the offer, at most two sentences without their final mark: "I come with a detector",
 * "We open them together". Without what is a wish, a story or praise, or is in the offer already.
 */
export function sayMore({ phrase, offers, language }: Idea, offer: string): string[] {
  const [, spliced = ""] = SPLICED.exec(phrase) ?? [];
  const [, explained = ""] = EXPLAINED.exec(phrase) ?? [];
  // "Van with water stones – kitchens and salons – ready in 20 minutes – every second Tuesday".
  const told = foldWords(offer);
  const rest = phrase
    .split(PARTS)
    .slice(1)
    .filter((part) => shareOfWords(part, offer) < MOSTLY)
    .join(", ");
  const sentences = [explained, spliced, explained || spliced ? "" : rest, ...offers.slice(1, 6)];
  const mayBeSaid = (sentence = "") => {
    const count = tokenize(sentence).length;
    return (
      count >= WORDS.min &&
      count <= WORDS.max &&
      ![WISH, BACKSTORY, HYPE, LOOSE, OF_OTHERS].some((pattern) => pattern.test(sentence)) &&
      !told.includes(foldWords(sentence)) &&
      !(language === "en" && isStory(tokenize(sentence).map(({ text }) => text)))
    );
  };
  const at = sentences.slice(0, 6).findIndex(mayBeSaid);
  if (at < 0) return [];
  // What follows on it may point back to it.
  const isNew = !foldWords(sentences[at]!).includes(foldWords(sentences[at + 1] ?? ""));
  const next = isNew && mayBeSaid(sentences[at + 1]) ? [sentences[at + 1]!] : [];
  return [sentences[at]!, ...next].map((sentence) => capitalize(asCompany(sentence, language)));
}
