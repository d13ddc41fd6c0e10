import type { Idea } from "../idea";
import { offerIn } from "../language/main-sentence";
import offersRating from "../offers-rating.json";
import { askTrees, type Rating } from "../rating/ask-trees";
import { TRADE_LANGUAGES } from "../trade.schema";
import { readSentences } from "./candidates";
import { type OfferUnit, offerUnits } from "./offer-units";

/** JSON knows no tuples. */
const RATING = offersRating as unknown as Rating;
/** What was read as the offer is rated so low at most, and another sentence so much higher. */
const SURE = { readMax: 0.35, ahead: 0.2 } as const;
/** "Hot sauce. Ghost pepper, nothing else": so few words that begin an idea are its thing. */
const LABEL_WORDS = 5;

/**
 * The sentence that says what is offered, where it is another than the one that was read as the offer: "(My son died.) I
 * make small headstones", "(Cook like a champion.) Lunch boxes for crane operators". By what writers of stories would
 * have cut a line from; undefined where that is the same sentence, or not surely another.
 */
export function betterOffer(idea: Idea): string | undefined {
  const language = TRADE_LANGUAGES.find((code) => code === idea.language);
  if (!language) return undefined;
  const units = offerUnits(idea, readSentences(idea, language)).map((unit) => ({
    ...unit,
    rating: askTrees(RATING, unit.features),
  }));
  const read = units.find((unit) => isRead(unit, idea));
  const best = units.reduce((one, other) => (other.rating > one.rating ? other : one), units[0]!);
  if (units.length < 2 || best === read || (read && isLabel(read))) return undefined;
  // "I lost two fingers, so I design guards": what stands before it is the reason.
  const tail = units.find(({ sentence, start }) => sentence === read?.sentence && start > read.start);
  if (read && tail && tail.rating > read.rating && best.sentence === read.sentence) return tail.text;
  const rating = read?.rating ?? 0;
  if (rating > SURE.readMax || best.rating < rating + SURE.ahead) return undefined;
  return offerIn(best.text, false) ?? best.text;
}

function isRead({ text }: OfferUnit, { phrase }: Idea): boolean {
  const [unit, read] = [text.toLowerCase(), phrase.toLowerCase()];
  return unit === read || unit.includes(read) || read.includes(unit);
}

function isLabel({ sentence, start, features }: OfferUnit): boolean {
  const isStory = ["past", "kin", "is asked", "words wish", "words they", "words auxiliary"].some(
    (name) => (features[name] ?? 0) > 0,
  );
  return sentence === 0 && start === 0 && (features.words ?? 0) <= LABEL_WORDS && !isStory;
}
