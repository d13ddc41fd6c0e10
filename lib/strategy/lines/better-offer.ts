import type { Idea } from "../idea";
import { HYPE } from "../language/hype";
import { GETS_ABOUT, isAnnounced, offerIn } from "../language/main-sentence";
import { beginsWithNow, PAST, withoutNow } from "../language/past-forms";
import { joinWords } from "../language/phrase";
import { isScene } from "../language/scene";
import offersRating from "../offers-rating.json";
import { askTrees, type Rating } from "../rating/ask-trees";
import { ARTICLE } from "../sentences/say-offer";
import { TRADE_LANGUAGES, type TradeLanguage } from "../trade.schema";
import { guardLine, REFUSALS } from "./guard-line";
import { type OfferUnit, offerUnits } from "./offer-units";
import { rateLines } from "./rate-lines";
import { type Reading, readSentences } from "./reading";

/** "Tenemos 212 olivos", "a fixed fee, and nothing to pay": what there is, what it costs, what will be. */
const HAS_OR_COSTS =
  /^(?:(?:we|i|wir|ich|nous) )?(?:have|tenemos|tengo|temos|tenho|llevamos|abbiamo|ho|haben?|avons|j’ai) (?:only |just )?\d|^(?:we|i)(?:’re|’m| are| am) going to be\s/iu;
/** What it costs: "Fixed fee, and the first visit costs nothing", "$95 flat", "Geld fließt nur für den Diesel". */
export const COSTS =
  /^(?:geld fließt|money (?:only )?changes)\s|^[$£€]\s?\d|^\d+\s?[$£€]|^(?!for [^.]{3,40} (?:i|we) )(?:for )?(?:(?:an?|the|un|il|le|el|o|ein) )?(?:(?:fixed|flat|small|low|monthly|one) (?:monthly |yearly )?(?:fee|price|rate)s?|festpreise?|pauschalpreise?|prix (?:fixe|unique)|tarif (?:fixe|unique)|precio (?:fijo|cerrado)|preço (?:fixo|fechado)|prezzo fisso|tariffa fissa)(?!\p{L})/iu;
/** A sentence is worth so much more than the one that was read, and holds a line that is rated so high at least. */
const WORTH_AHEAD = 0.2;
const LINE_MIN = 0.15;

/** JSON knows no tuples. */
const RATING = offersRating as unknown as Rating;
/** Another sentence is rated so much higher than what was read as the offer, where that is rated so low at most, or anyhow. */
const SURE = { readMax: 0.35, ahead: 0.2, farAhead: 0.3 } as const;
/** "No forms, just every Sunday along the cliff path": what a thing is without. */
const WITHOUT = /^(?:no|kein\p{L}*|pas de|ohne|sans|sin|sem|senza)\s/iu;
/** "It now goes round five villages". */
const BUSINESS =
  /^it (?:now )?(?!is|was|has|had|costs|takes|means|contains|tastes|smells|looks|weighs|lasts|fits)\p{L}+s\s/iu;
/** "Hot sauce. Ghost pepper, nothing else": so few words that begin an idea are its thing. */
const LABEL_WORDS = 7;

const GERMAN_PERFECT = /^(?:ich|wir) (?:habe|haben|bin|sind)\s(?:.*\s)?\p{Ll}+(?:t|en)(?:$|[,.]|\sund\s)/iu;

/**
 * The sentence that says what is offered, where it is another than the one that was read as the offer: "(My son died.) I
 * make small headstones", "(Cook like a champion.) Lunch boxes for crane operators". By what writers of stories would
 * have cut a line from; undefined where that is the same sentence, or not surely another.
 */
export function betterOffer(idea: Idea): string | undefined {
  const language = TRADE_LANGUAGES.find((code) => code === idea.language);
  if (!language) return undefined;
  const reading = readSentences(idea, language);
  const units = offerUnits(idea, reading).map((unit) => ({
    ...unit,
    rating: askTrees(RATING, unit.features),
  }));
  const read = units.find((unit) => isRead(unit, idea));
  // "(I rent out my grandmother.) She comes for an afternoon": who stands before it.
  const own = units.filter((unit) => mayOffer(unit, language));
  const best = own.reduce((one, other) => (other.rating > one.rating ? other : one), own[0] ?? units[0]!);
  if (read && isAnnouncedIn(reading, read)) return undefined;
  if (units.length < 2 || best === read || (read && (isLabel(read) || isOfToday(read, idea))))
    return undefined;
  // "I lost two fingers, so I design guards": what stands before it is the reason.
  const tail = units.find(({ sentence, start }) => sentence === read?.sentence && start > read.start);
  if (read && tail && tail.rating > read.rating && best.sentence === read.sentence) return tail.text;
  // "Ich habe Versicherungen verkauft. … Jetzt hole ich Schafe ab".
  if (read && language === "de" && GERMAN_PERFECT.test(read.text)) {
    const turn = own.findLast(({ text }) => beginsWithNow(text));
    if (turn && turn.rating > read.rating) return offered(turn);
  }
  const rating = read?.rating ?? 0;
  const isReadScene = read !== undefined && isScene(read.text, language);
  const ahead = isReadScene ? 0 : rating > SURE.readMax ? SURE.farAhead : SURE.ahead;
  if (best.rating < rating + ahead) return undefined;
  if (read && isSettled(read, best, language)) return undefined;
  return offered(best);
}

/**
 * The sentence that is worth more as an offer and for the line that it holds, taken together, than the one that was read.
 */
export function offerOfLine(idea: Idea): string | undefined {
  const language = TRADE_LANGUAGES.find((code) => code === idea.language);
  if (!language) return undefined;
  const reading = readSentences(idea, language);
  if (reading.sentences.length < 2) return undefined;
  const lines = rateLines(idea, language).filter(({ pieces }) => pieces.length === 1);
  const units = offerUnits(idea, reading)
    .filter(
      (unit) =>
        isRead(unit, idea) || (mayOffer(unit, language) && !reading.sentences[unit.sentence]!.isAsked),
    )
    .map((unit) => {
      const line = lines.find(
        ({ pieces: [piece] }) => piece.sentence === unit.sentence && piece.start >= unit.start,
      );
      return { unit, line: line?.rating ?? 0, worth: askTrees(RATING, unit.features) + (line?.rating ?? 0) };
    })
    .sort((a, b) => b.worth - a.worth);
  const [best] = units;
  const read = units.filter(({ unit }) => isRead(unit, idea));
  const isSame = read.some(({ unit }) => unit.sentence === best?.unit.sentence);
  if (
    !best ||
    !read[0] ||
    isSame ||
    isSettled(read[0].unit, best.unit, language) ||
    read.some(({ unit }) => isOfToday(unit, idea) || isAnnouncedIn(reading, unit))
  )
    return undefined;
  if (best.worth < read[0].worth + WORTH_AHEAD || best.line < LINE_MIN) return undefined;
  return offered(best.unit);
}

/** What the sentence offers, without "now" before it. */
function offered({ text }: OfferUnit): string {
  const said = withoutNow(text);
  return offerIn(said, false) ?? said;
}

/** Not said of somebody, of what it is without or does not do, and not the end of another sentence. */
function mayOffer({ text, features }: OfferUnit, language: TradeLanguage): boolean {
  return (
    (!features["first they"] || BUSINESS.test(text)) &&
    !WITHOUT.test(text) &&
    !GETS_ABOUT.test(text) &&
    !HAS_OR_COSTS.test(text) &&
    !COSTS.test(text) &&
    !REFUSALS[language].test(text) &&
    guardLine(text, language, true) !== "dangling" &&
    !isScene(text, language)
  );
}

function isRead({ text }: OfferUnit, { phrase }: Idea): boolean {
  const [unit, read] = [text.toLowerCase(), phrase.toLowerCase()];
  return unit === read || unit.includes(read) || read.includes(unit);
}

/** "Headstones carved by hand. Small, local slate": what a thing is like is not another thing, nor is what follows a label. */
function isSettled(read: OfferUnit, other: OfferUnit, language: TradeLanguage): boolean {
  return isLabel(read) || (isThing(read, language) && !other.features["first we"]);
}

/** Who lives where and has what has said nothing yet of what is done. */
const WHO_AND_WHERE =
  /^(?:i’m|we’re|on (?:a|est|vit|habite)|j’(?:ai|habite)|(?:(?:we|i|nous|je|wir|ich|io|noi|eu|nós|yo)\s)?(?:am|are|live|work|run|have|own|keep|know|vis|vivons|travaille|travaillons|connais|lebe|leben|wohne|wohnen|arbeite|arbeiten|bin|sind|habe|haben|vivo|vivimos|trabajo|trabajamos|llevo|llevamos|tengo|tenemos|soy|somos|moro|moramos|tenho|temos|sou|abito|abitiamo|lavoro|lavoriamo|ho|abbiamo|sono|siamo|conosco))(?!\p{L})/iu;

/** "Fabricamos ventiladores": a verb that says who does it. */
const WE_DO = /^\p{L}{2,}(?:[aei]mos|iamo)\s/iu;

/** "We check ladders on site": an idea that begins with what is done today is about that. */
function isPlainDeed(unit: OfferUnit, { phrase }: Idea): boolean {
  // "We dive for lost rings": what is lost tells of no past.
  const verb = /^(?:we|i) (\p{L}+)/iu.exec(unit.text)?.[1] ?? "";
  const tells = verb !== "" && !PAST.en!.test(verb) ? ["kin", "words wish"] : ["past", "kin", "words wish"];
  const isStory = [...tells, "second auxiliary"].some((name) => (unit.features[name] ?? 0) > 0);
  // "Sou calceteiro e | reparo calçada portuguesa": the deed of who says first who he is.
  const isMain = isFirst(unit) || (unit.sentence === 0 && unit.text.toLowerCase() === phrase.toLowerCase());
  // "Somos tres hermanos y | fabricamos ventiladores".
  const said = unit.text.toLowerCase().endsWith(phrase.toLowerCase()) ? phrase : unit.text;
  const isOurs = unit.features["first we"] === 1 || WE_DO.test(said);
  return isMain && isOurs && !isStory && !WHO_AND_WHERE.test(said);
}

/** Is it told as what is done today, at the beginning or where a story turns to it? */
function isOfToday(unit: OfferUnit, idea: Idea): boolean {
  return isPlainDeed(unit, idea) || isTurn(unit);
}

/** "Criámos | uma oficina", "my project is to sell | soap": said to be the offer. */
function isAnnouncedIn({ sentences }: Reading, { sentence }: OfferUnit): boolean {
  return isAnnounced(joinWords(sentences[sentence]!.words));
}

/** "So now | we sit down with families": what a story turns to. */
function isTurn({ features }: OfferUnit): boolean {
  return (
    (features["now before"] === 1 && features["first we"] === 1) ||
    (features["first when"] === 1 && features["second we"] === 1 && (features.now ?? 0) > 0)
  );
}

/** Does an idea begin with it, and it with a thing? */
function isThing(unit: OfferUnit, language: TradeLanguage): boolean {
  const { text, features } = unit;
  if (!isFirst(unit)) return false;
  // "My grandmother’s hot sauce, made with …".
  if (/^my \p{L}+’s \p{L}/iu.test(text) && (features["words auxiliary"] ?? 0) === 0) return true;
  if (HYPE.test(text) || (language !== "en" && features.past)) return false;
  // "An online platform where composers can rent a quartet", and not "A cook told us".
  if (!features.kin && !features.past && ARTICLE[language]!.test(text)) return true;
  // "The recipe is from my aunt" tells of one.
  const isTold = ["auxiliary", "we", "they"].some((name) => features[`words ${name}`]);
  return !isTold && ["word", "article", "form", "participle"].some((name) => features[`first ${name}`]);
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
