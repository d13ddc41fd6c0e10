import type { Idea } from "../idea";
import { offerIn } from "../language/main-sentence";
import { withoutNow } from "../language/past-forms";
import offersRating from "../offers-rating.json";
import { askTrees, type Rating } from "../rating/ask-trees";
import { TRADE_LANGUAGES } from "../trade.schema";
import { guardLine, REFUSALS } from "./guard-line";
import { type OfferUnit, offerUnits } from "./offer-units";
import { readSentences } from "./reading";

/** JSON knows no tuples. */
const RATING = offersRating as unknown as Rating;
/** Another sentence is rated so much higher than what was read as the offer, where that is rated so low at most, or anyhow. */
const SURE = { readMax: 0.35, ahead: 0.2, farAhead: 0.3 } as const;
/** "No forms, just every Sunday along the cliff path": what a thing is without. */
const WITHOUT = /^(?:no|kein\p{L}*|pas de|ohne|sans|sin|sem|senza)\s/iu;
/** "Hot sauce. Ghost pepper, nothing else": so few words that begin an idea are its thing. */
const LABEL_WORDS = 7;

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
  // "(I rent out my grandmother.) She comes for an afternoon": who stands before it.
  const own = units.filter(
    ({ text, features }) =>
      !features["first they"] &&
      !WITHOUT.test(text) &&
      !REFUSALS[language].test(text) &&
      guardLine(text, language, true) !== "dangling",
  );
  const best = own.reduce((one, other) => (other.rating > one.rating ? other : one), own[0] ?? units[0]!);
  if (units.length < 2 || best === read || (read && isLabel(read))) return undefined;
  // "I lost two fingers, so I design guards": what stands before it is the reason.
  const tail = units.find(({ sentence, start }) => sentence === read?.sentence && start > read.start);
  if (read && tail && tail.rating > read.rating && best.sentence === read.sentence) return tail.text;
  const rating = read?.rating ?? 0;
  const ahead = rating > SURE.readMax ? SURE.farAhead : SURE.ahead;
  if (best.rating < rating + ahead) return undefined;
  // "Headstones carved by hand. Small, local slate": what a thing is like is not another thing.
  if (read && isThing(read) && !best.features["first we"]) return undefined;
  return offerIn(best.text, false) ?? withoutNow(best.text);
}

function isRead({ text }: OfferUnit, { phrase }: Idea): boolean {
  const [unit, read] = [text.toLowerCase(), phrase.toLowerCase()];
  return unit === read || unit.includes(read) || read.includes(unit);
}

/** Does an idea begin with it, and it with a thing? */
function isThing(unit: OfferUnit): boolean {
  return isFirst(unit) && ["word", "article", "form"].some((name) => unit.features[`first ${name}`]);
}

function isLabel(unit: OfferUnit): boolean {
  const { text, features } = unit;
  // "(Please) help" is a wish, "we help" is none.
  if (isFirst(unit) && /^(?:we|i) help\s/iu.test(text)) return true;
  const has = (name: string) => (features[name] ?? 0) > 0;
  // "Cricket bats mended" tells of no past.
  const isStory =
    ["kin", "is asked", "words wish", "words they", "words auxiliary"].some(has) ||
    (has("past") && has("words we"));
  return isFirst(unit) && (features.words ?? 0) <= LABEL_WORDS && !isStory;
}

const isFirst = ({ sentence, start }: OfferUnit): boolean => sentence === 0 && start === 0;
