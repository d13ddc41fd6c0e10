import { seededRandom } from "@/lib/model/random";
import type { Idea } from "../idea";
import { fold } from "../language/fold";
import { capitalize } from "../language/phrase";
import type { ColorMood, Strategy } from "../strategy.schema";
import { GENERAL_TRADE, isTradeWord, type TradeMatch } from "../trades/recognize-trade";
import { EMPTY_WORDS } from "../words/english-nouns";
import { draftNames, type NameDraft } from "./name-methods";
import { scoreName } from "./score-name";
import { draftScriptNames } from "./script-names";

const IDEAS = 6;
/** Of two names of like quality either may win, so that two brands of a trade differ. */
const VARIATION = 0.16;
const METHOD_MAX = 2;

type NameIdea = Strategy["nameIdeas"][number];

interface NamesInput {
  readonly idea: Idea;
  readonly mood: ColorMood;
  readonly features: readonly string[];
  readonly seed: number;
}

/** Six names, best first, no more than two by one method and no two alike. Never empty. */
export function makeNames(input: NamesInput): NameIdea[] {
  const random = seededRandom(input.seed, "strategy/names");
  const own = draftScriptNames(input.idea.language, ownThing(input.idea), random);
  const latin = rankNames(input);
  return own.length > 0 ? [...own.slice(0, 4), ...latin.slice(0, 2)].map(toIdea) : latin.map(toIdea);
}

/** All scored candidates in order of quality; at least 200 before the choice of six. */
export function scoreCandidates({
  idea,
  mood,
  features,
  seed,
}: NamesInput): (NameDraft & { score: number })[] {
  const random = seededRandom(seed, "strategy/names/latin");
  const trade = idea.trades[0]?.trade ?? GENERAL_TRADE;
  const first = idea.trades[0];
  const second = idea.trades
    .slice(1)
    .find((match) => !match.isBroad && match.score >= 0.6 * (first?.score ?? 0))?.trade;
  const words = plainWords([...idea.keywords, ...features]);
  const roots = [...trade.roots, ...(second ? second.roots.slice(0, 3) : [])].filter(
    (root) => root.length >= 3,
  );
  const isPlainWord = (name: string) =>
    words.includes(name) || isTradeWord(trade, name) || isTooPlain(name, words, idea.trades);
  const seen = new Set<string>();
  return draftNames({ words, roots, mood }, random)
    .flatMap((draft) => {
      if (seen.has(draft.name)) return [];
      seen.add(draft.name);
      const quality = scoreName(draft.name, draft.relevance, isPlainWord);
      return quality === null ? [] : [{ ...draft, score: quality + random.next() * VARIATION }];
    })
    .sort((a, b) => b.score - a.score);
}

function rankNames(input: NamesInput): NameDraft[] {
  const chosen: NameDraft[] = [];
  const candidates = scoreCandidates(input);
  for (const candidate of candidates) {
    if (chosen.length === IDEAS) break;
    const sameMethod = chosen.filter(({ method }) => method === candidate.method).length;
    const isAlike = chosen.some(
      ({ name }) =>
        name.slice(0, 3) === candidate.name.slice(0, 3) || name.slice(-4) === candidate.name.slice(-4),
    );
    if (sameMethod < METHOD_MAX && !isAlike) chosen.push(candidate);
  }
  return chosen;
}

function toIdea({ name, method, why }: NameDraft): NameIdea {
  return { name: capitalize(name), method, why };
}

/** Content words in letters a to z, 3 to 9 long. */
function plainWords(words: readonly string[]): string[] {
  const plain = words
    .flatMap((word) => fold(word).split(/[^a-z]+/))
    .filter((word) => /^[a-z]{3,9}$/.test(word) && !EMPTY_WORDS.has(word));
  return [...new Set(plain)];
}

/** A plain word with no more than a plural on it says nothing new. */
function isTooPlain(name: string, words: readonly string[], trades: readonly TradeMatch[]): boolean {
  const stem = name.replace(/(?:es|s|ing|er)$/, "");
  return (
    words.some((word) => word.replace(/(?:es|s|ing|er)$/, "") === stem) ||
    trades.some(({ trade }) => trade.id === name)
  );
}

/** The shortest native word for what the business deals in. */
function ownThing(idea: Idea): string {
  const native = idea.trades[0]?.evidence.find((word) => /\P{ASCII}/u.test(word));
  return native ?? idea.keywords[0] ?? "";
}
