import { isSure } from "../find-trades";
import type { Idea } from "../idea";
import { sharesWords } from "../language/shares-words";
import { tokenize } from "../language/tokenize";
import { PLACES } from "../place.schema";
import type { Features } from "../rating/ask-trees";
import { PERSONALITY_DIMENSIONS } from "../strategy.schema";
import { TRADE_LANGUAGES, type TradeLanguage } from "../trade.schema";
import { headOf } from "./head-words";
import { NAME_METHODS, type NameDraft } from "./name-draft";

/** What the rating of names asks: where a name comes from, how plainly the idea speaks of its trade and of its word, its form. */
export function describeName(draft: NameDraft, idea: Idea, language: TradeLanguage): Features {
  const { method, said, found } = draft;
  const { trades, kind, topic, phrase, audience, text, action } = idea;
  const [first, second] = trades;
  const look = first?.trade.look;
  const score = found?.score ?? 0;
  const isIn = (part: string) => Number(said !== undefined && sharesWords(said.text, part));
  return {
    ...Object.fromEntries(TRADE_LANGUAGES.map((code) => [code, Number(code === language)])),
    ...Object.fromEntries(NAME_METHODS.map((known) => [known, Number(known === method)])),
    grave: Number(idea.isGrave),
    words: tokenize(text).length,
    best: first?.score ?? 0,
    second: second?.score ?? 0,
    trades: trades.length,
    sure: Number(isSure(trades)),
    score,
    share: found ? score / first!.score : 0,
    rank: found ? trades.indexOf(found) : -1,
    tradeWords: found?.words.length ?? 0,
    weight: found?.trade.weight ?? 0,
    said: Number(said !== undefined),
    at: said?.at ?? -1,
    plainest: Number(said !== undefined && said.text === found?.words[0]),
    saidLength: said?.text.length ?? 0,
    inKind: isIn(kind),
    inTopic: isIn(topic),
    inObject: isIn(action?.object ?? ""),
    inPhrase: isIn(phrase),
    inAudience: isIn(audience),
    tradeInAudience: Number(found !== undefined && sharesWords(found.words[0] ?? "", audience)),
    ...Object.fromEntries(PLACES.map((place) => [place, Number(look?.place === place)])),
    ...Object.fromEntries(
      PERSONALITY_DIMENSIONS.map((trait) => [trait, Number(look?.traits.includes(trait) ?? false)]),
    ),
    isHead: Number(
      [kind, topic, action?.object ?? ""].some((part) => isHeadOf(said?.text ?? found?.words[0] ?? "", part)),
    ),
  };
}

/** Keys of earlier readings, by the feature that they give. */
export type Readings = Readonly<Record<string, string>>;

/**
 * Under which its earlier readings are kept: in ideas as grave or as light as this one; for a name of no trade apart, and
 * besides in those whose trade has such a place.
 */
export function readingsOf(
  { name, found }: NameDraft,
  { trades, isGrave }: Idea,
  language: TradeLanguage,
): Readings {
  const judged = `${language} ${name}${isGrave ? ", grave" : ""}`;
  if (found) return { judged };
  return { judged: `${judged}, any`, judgedHere: `${judged}, ${trades[0]?.trade.look.place ?? "no place"}` };
}

/** "Bell" of bell ropes only says which ropes. */
function isHeadOf(word: string, phrase: string): boolean {
  const last = word.toLowerCase().split(/[\s_]/u).at(-1);
  return last !== "" && headOf(tokenize(phrase)).at(-1)?.toLowerCase() === last;
}
