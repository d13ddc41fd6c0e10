import { fnv1a, type Random, seededRandom } from "@/lib/model/random";
import type { Idea } from "../idea";
import { fold } from "../language/fold";
import type { ColorMood, Strategy } from "../strategy.schema";
import { GENERAL_TRADE, isTradeWord } from "../trades/recognize-trade";
import { draftNames } from "./draft-names";
import { gatherMaterial } from "./gather-material";
import { isBlocked } from "./is-blocked";
import { NAME_METHODS, type NameDraft, type NameMethod } from "./name-draft";
import { scoreName } from "./score-name";
import { draftScriptNames } from "./script-names";

const IDEAS = 6;
const SCRIPT_IDEAS = 4;
/**
 * Of two names of like quality either may win, so that two brands of a trade differ: the temperature of that choice. A name
 * that is better by this much wins e times as often. Words of the lexicon are picked by hand, so among them it is higher.
 */
const TEMPERATURE = { made: 0.05, picked: 0.075 } as const;
/** What people register are single words and compounds; names in company and mere coinages lead less often. */
const METHOD_WEIGHT: Partial<Record<NameMethod, number>> = {
  "real word": -0.07,
  "foreign word": -0.15,
  "classical root": -0.07,
  metaphor: -0.03,
  compound: -0.01,
  affixed: -0.02,
  blend: -0.06,
  clipped: -0.08,
  phrase: 0,
  pair: 0.03,
  "person-like": 0.04,
  "place-like": 0.04,
};
/** Each job leans to some methods, so that a street of brands does not sound alike. */
const METHOD_LEANING = 0.3;
/** What a name loses beside one of the same method, initial, ending or source. */
const LIKENESS = { method: 0.22, initial: 0.08, part: 0.3 } as const;
/** Methods that suit shops and makers rather than trades of figures, code and law. */
const FORMAL_LOSS: Partial<Record<NameMethod, number>> = {
  "person-like": 0.25,
  "place-like": 0.14,
  pair: 0.2,
  phrase: 0.04,
};
/** Drafts of each method that are worth the closer look. */
const PER_METHOD = 70;

type NameIdea = Strategy["nameIdeas"][number];

export interface NamesInput {
  readonly idea: Idea;
  readonly mood: ColorMood;
  readonly features: readonly string[];
  /** The seed of the name's own part, so that the name alone can be drawn again. */
  readonly seed: number;
}

export interface ScoredName extends NameDraft {
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

/** All names in Latin letters that may be used, in order of quality; at least 200 before the choice of six. */
export function scoreCandidates(input: NamesInput): ScoredName[] {
  const { idea, mood, features } = input;
  const random = streamOf(input, "latin");
  const material = gatherMaterial(idea, mood, features);
  const leaning = new Map(
    NAME_METHODS.map((method) => [
      method,
      random.next() * METHOD_LEANING +
        (METHOD_WEIGHT[method] ?? 0) -
        (material.isFormal ? (FORMAL_LOSS[method] ?? 0) : 0),
    ]),
  );
  const trade = idea.trades[0]?.trade ?? GENERAL_TRADE;
  const plain = new Set(
    [...idea.keywords, ...features].flatMap((words) => fold(words).split(/[^a-z]+/)).map(bare),
  );
  const isPlain = (word: string) => plain.has(bare(word)) || isTradeWord(trade, word);
  const seen = new Set<string>();
  const scored = draftNames(material, random).flatMap((draft): ScoredName[] => {
    const words = fold(draft.name)
      .split(/[^a-z]+/)
      .filter(Boolean);
    const key = words.join("");
    const quality = seen.has(key) || words.every(isPlain) ? null : scoreName(draft);
    seen.add(key);
    if (quality === null) return [];
    return [
      {
        ...draft,
        score:
          quality +
          (leaning.get(draft.method) ?? 0) +
          chance(random, draft.isPicked ? TEMPERATURE.picked : TEMPERATURE.made),
      },
    ];
  });
  scored.sort((a, b) => b.score - a.score);
  const taken = new Map<NameMethod, number>();
  return scored.filter(({ name, method }) => {
    const count = taken.get(method) ?? 0;
    if (count >= PER_METHOD || isBlocked(name)) return false;
    taken.set(method, count + 1);
    return true;
  });
}

/** Added to every score, makes the best of them a draw in proportion to e to the power of score / temperature (Gumbel). */
function chance(random: Random, temperature: number): number {
  return -temperature * Math.log(-Math.log(Math.max(random.next(), 1e-9)));
}

/** The best first, then each time the best of what is least like those before. */
function chooseDiverse(candidates: readonly ScoredName[]): ScoredName[] {
  const chosen: ScoredName[] = [];
  let rest = candidates;
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
