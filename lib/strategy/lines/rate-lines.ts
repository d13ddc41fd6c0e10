import type { Idea } from "../idea";
import { namedAudience } from "../language/for-whom";
import { joinWords } from "../language/phrase";
import { isOwnDeed, isScene } from "../language/scene";
import lineRating from "../lines-rating.json";
import { askTrees, type Rating } from "../rating/ask-trees";
import type { TradeLanguage } from "../trade.schema";
import { candidatesOf } from "./candidates";
import { closeList, isLeftOpen, listEnd } from "./close-list";
import { describeCandidate } from "./describe-candidate";
import { guardLine } from "./guard-line";
import { type Candidate, isWholeOffer, type Reading, readSentences } from "./reading";

/** JSON knows no tuples. */
const RATING = lineRating as unknown as Rating;

/** A candidate, and what readers would say of it: about 0 for what is poor, 1 for what they would keep. */
export interface RatedLine extends Candidate {
  readonly rating: number;
  /** An offer of the idea from its beginning to its end. */
  readonly isWhole: boolean;
  /** Where the list is over within which a line of one piece ends. */
  readonly listEnd: number | undefined;
}

/** What of the idea may be a line, as the guard lets it pass, the best first. */
export function rateLines(idea: Idea, language: TradeLanguage): RatedLine[] {
  const { read, candidates } = lineCandidates(idea, language);
  return candidates
    .map((candidate) => ({
      ...candidate,
      listEnd: candidate.join === "none" ? listEnd(candidate.pieces[0], read) : undefined,
      isWhole: candidate.join === "none" && isWholeOffer(read, candidate.pieces[0]),
      rating: askTrees(RATING, describeCandidate(candidate, idea, read)),
    }))
    .sort((a, b) => b.rating - a.rating);
}

/** All that could be a line of the idea, in the order of the idea. */
export function lineCandidates(
  idea: Idea,
  language: TradeLanguage,
): { read: Reading; candidates: Candidate[] } {
  const read = readSentences(idea, language);
  const named = namedAudience(idea);
  // Owners kept 289 of 611 lines that end with all whom it is for, and 5 of 31 that leave some of them out.
  const audience = named === idea.served ? named : "";
  // What is wrong is no line where the idea says what is done about it.
  const isAnswered = read.sentences.some(({ words }) => isOwnDeed(joinWords(words), language));
  const candidates = candidatesOf({ ...idea, audience }, read).filter(
    (candidate) =>
      !(isAnswered && isScene(candidate.text, language)) &&
      guardLine(
        candidate.text,
        language,
        candidate.pieces.every((piece) => isWholeOffer(read, piece)),
      ) === undefined &&
      !isLeftOpen(candidate, read),
  );
  return { read, candidates: candidates.map((candidate) => closed(candidate, read)) };
}

function closed(candidate: Candidate, read: Reading): Candidate {
  const text = closeList(candidate, read);
  return text === candidate.text ? candidate : { ...candidate, text, isClosed: true };
}
