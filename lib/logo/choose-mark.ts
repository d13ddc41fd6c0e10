import type { Style } from "@/lib/model/brief.schema";
import type { Random } from "@/lib/model/random";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { chooseDirections } from "./choose-directions";
import { type JudgedMark, judgeCandidates } from "./judge-candidates";
import type { Letter } from "./letters/letter";
import type { Motif } from "./mark";

export interface MarkBrief {
  readonly style: Style;
  readonly personality: Strategy["personality"];
  readonly motifs: ReadonlyMap<Motif, number>;
  readonly letter: Letter | null;
  /** Things that the mark may draw ("bread", "bicycle"), most fitting first. */
  readonly symbols: readonly string[];
}

export interface ChosenMark {
  readonly mark: JudgedMark;
  /** Diverse ways that the brand could look, `mark` among them. */
  readonly directions: readonly JudgedMark[];
}

/** No mark of this brief and seed has the id that was asked for. */
export interface UnknownMark {
  readonly kind: "unknown-mark";
  readonly id: string;
  /** Ids that there are, the directions' first. */
  readonly valid: readonly string[];
}

/**
 * Returns the mark to use, and the directions it was chosen from.
 * @param wanted id of the mark to use instead of the best; any mark that was drawn and passed every gate will do.
 */
export function chooseMark(
  brief: MarkBrief,
  random: (label: string) => Random,
  wanted?: string | undefined,
): ChosenMark | UnknownMark {
  const judged = judgeCandidates(brief, random);
  const directions = chooseDirections(judged, random("election"));
  const best = directions[0];
  if (!best) throw new Error("No mark passed the gates; at least one family must always give one");
  if (wanted === undefined) return { mark: best, directions };
  const mark = judged.find(({ id }) => id === wanted);
  if (!mark) {
    const valid = [...directions, ...judged.filter((other) => !directions.includes(other))];
    return { kind: "unknown-mark", id: wanted, valid: valid.map(({ id }) => id) };
  }
  if (directions.includes(mark)) return { mark, directions };
  return { mark, directions: [mark, ...directions.slice(0, -1)] };
}
