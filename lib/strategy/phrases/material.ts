import { isForm } from "../choose-topic";
import { capitalize } from "../language/phrase";
import type { TradeWords } from "../words/trades/trade-words";
import type { Subject } from "./phrasebook";
import { sharesWords } from "./shares-words";

/** A trade that was recognised with less than this lends no words of its own. */
const TRADE_SCORE_MIN = 0.85;
const SHORT_MAX = 24;
/** "the first question", "der erste Klick": lines say "first" of their own accord. */
const FIRST =
  /^(?:the first|der erste|die erste|das erste|la premi|le premi|la primera|el primer|a primeira|o primeiro|la prima|il primo)/iu;

/** What every sentence is made of, whatever its language. */
export interface Material {
  readonly name: string;
  /** Bare and in the middle of a sentence: "sourdough". */
  readonly topic: string;
  /** The topic, or its most telling word when it is long: for titles. */
  readonly short: string;
  readonly isForm: boolean;
  readonly audience: string;
  /** The audience, unless the topic names it already. */
  readonly served: string;
  readonly details: TradeWords["details"];
  readonly taboos: TradeWords["taboos"];
  readonly closers: readonly string[];
  readonly tagline: string;
}

/** @param words the words of the trades in the subject's language; those of "general" must be among them. */
export function gather(
  { idea, name, tagline = "" }: Omit<Subject, "tagline"> & { tagline?: string },
  words: Readonly<Record<string, TradeWords>>,
): Material {
  const [match] = idea.trades;
  const general = words.general!;
  const trade = match && match.score >= TRADE_SCORE_MIN ? (words[match.trade.id] ?? general) : general;
  const topic = idea.topic;
  const [first, second, third] = trade.details;
  return {
    name,
    topic,
    short: capitalize(topic.length <= SHORT_MAX ? topic : (idea.keywords[0] ?? topic)),
    isForm: idea.language === "en" && isForm(topic),
    audience: idea.audience,
    served: idea.audience && !sharesWords(topic, idea.audience) ? idea.audience : "",
    details: FIRST.test(trade.details[0]) ? [second, first, third] : trade.details,
    taboos: trade.taboos,
    closers: trade.closers,
    tagline,
  };
}
