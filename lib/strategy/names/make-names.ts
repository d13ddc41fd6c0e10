import { fnv1a, type Random, seededRandom } from "@/lib/model/random";
import { GENERAL_TRADE } from "../find-trades";
import type { Idea } from "../idea";
import { fold } from "../language/fold";
import type { Strategy } from "../strategy.schema";
import { TRADE_LANGUAGES } from "../trade.schema";
import { isTradeWord } from "../trade-cues";
import { draftNames } from "./draft-names";
import { isBlocked } from "./is-blocked";
import { isHurtful } from "./is-hurtful";
import { NAME_LENGTH } from "./is-nameable";
import type { NameDraft } from "./name-draft";
import { rateName } from "./rate-name";
import { draftScriptNames } from "./script-names";

const IDEAS = 6;
/**
 * Of 16,595 names that readers graded, rated by folds, 11 % of the general ones below the one figure were harmful or misleading
 * and 2 % of the others; of words of a trade 12 % below the other figure ("Keyring" for organ keys) and 5 % from it on. They
 * are shown only where six others are wanting.
 */
const RATING_MIN = { any: 0.1, ofTrade: 0.5 } as const;
const SCRIPT_IDEAS = 4;
/** Of two names that fit alike either may lead, so that two brands of a trade differ: the temperature of that choice. */
const TEMPERATURE = 0.09;
/**
 * What a name for any business counts at most: one that readers like well above the others of its language would lead too often
 * ("Maestria" in 11 to 20 of 400 ideas of all languages), and a street of brands must not share a name. Where the matter is grave
 * what readers prefer counts whole: there the bound takes 0.07 to 0.22 of the mean rating of the first names.
 */
const ANY_BUSINESS_MAX = 0.35;
/** What a name loses beside one of the same method, initial or source. */
const LIKENESS = { method: 0.02, initial: 0.08, part: 0.3 } as const;

type NameIdea = Strategy["nameIdeas"][number];

export interface NamesInput {
  readonly idea: Idea;
  readonly features: readonly string[];
  /** The seed of the name's own part, so that the name alone can be drawn again. */
  readonly seed: number;
}

export interface ScoredName extends NameDraft {
  readonly rating: number;
  /** The rating, and a little chance. */
  readonly score: number;
}

/** Six names, best first, of different make, initial and material. Never empty; the same input gives the same names. */
export function makeNames(input: NamesInput): NameIdea[] {
  const own = draftScriptNames(input.idea, streamOf(input, "script"));
  const latin = chooseDiverse(scoreCandidates(input));
  const chosen =
    own.length > 0 ? [...own.slice(0, SCRIPT_IDEAS), ...latin.slice(0, IDEAS - SCRIPT_IDEAS)] : latin;
  return chosen.map(({ name, method, why }) => ({ name, method, why }));
}

/** All names in Latin letters that may be used, best first, by what readers said of such names. */
export function scoreCandidates(input: NamesInput): ScoredName[] {
  const { idea, features } = input;
  const random = streamOf(input, "latin");
  const language = TRADE_LANGUAGES.find((code) => code === idea.language);
  const trade = idea.trades[0]?.trade ?? GENERAL_TRADE;
  const plain = new Set(
    [...idea.keywords, ...features].flatMap((words) => fold(words).split(/[^a-z]+/)).map(bare),
  );
  const seen = new Set<string>();
  return draftNames(idea)
    .flatMap((draft): ScoredName[] => {
      const word = fold(draft.name);
      const isRefused =
        seen.has(word) ||
        draft.name.length < NAME_LENGTH.min ||
        draft.name.length > NAME_LENGTH.max ||
        isTradeWord(trade, word) ||
        (draft.method !== "own word" && plain.has(bare(word))) ||
        isBlocked(draft.name) ||
        isHurtful(draft.name, idea);
      seen.add(word);
      if (isRefused) return [];
      const rating = language ? rateName(draft, idea, language) : 0;
      const isForAny = draft.method === "metaphor" && !draft.said && !idea.isGrave;
      const counted = isForAny ? Math.min(rating, ANY_BUSINESS_MAX) : rating;
      return [{ ...draft, rating, score: counted + chance(random, TEMPERATURE) }];
    })
    .sort((a, b) => b.score - a.score);
}

/** Added to every score, makes the best of them a draw in proportion to e to the power of score / temperature (Gumbel). */
function chance(random: Random, temperature: number): number {
  return -temperature * Math.log(-Math.log(Math.max(random.next(), 1e-9)));
}

/** The best first, then each time the best of what is least like those before. */
function chooseDiverse(candidates: readonly ScoredName[]): ScoredName[] {
  const chosen: ScoredName[] = [];
  const harmless = candidates.filter(
    ({ rating, method }) => rating >= (method === "metaphor" ? RATING_MIN.any : RATING_MIN.ofTrade),
  );
  let rest = harmless.length < IDEAS ? candidates : harmless;
  while (chosen.length < IDEAS && rest.length > 0) {
    const next = rest.reduce((best, candidate) =>
      candidate.score - likeness(candidate, chosen) > best.score - likeness(best, chosen) ? candidate : best,
    );
    chosen.push(next);
    rest = rest.filter(({ name }) => name !== next.name);
  }
  return chosen;
}

function likeness({ name, method, sources }: ScoredName, chosen: readonly ScoredName[]): number {
  return chosen.reduce(
    (sum, other) =>
      sum +
      (other.method === method ? LIKENESS.method : 0) +
      (other.name[0] === name[0] ? LIKENESS.initial : 0) +
      (other.sources.some((source) => sources.includes(source)) || other.name.slice(0, 4) === name.slice(0, 4)
        ? LIKENESS.part
        : 0),
    0,
  );
}

/** Idea and seed together decide, so that two ideas with one seed go different ways. */
function streamOf({ idea, seed }: NamesInput, part: string): Random {
  return seededRandom((seed ^ fnv1a(idea.text)) >>> 0, `strategy/names/${part}`);
}

/** Without plural and the like. */
function bare(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ing|er)$/, "") : word;
}
