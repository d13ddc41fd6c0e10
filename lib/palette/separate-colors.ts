import { deltaE2000, type Lab } from "./color-difference";
import { labAsSeenBy } from "./color-vision";

/** A colour that may be taken, and what taking it costs in looks (0 = exactly as wished). */
export interface Candidate {
  readonly hex: string;
  readonly cost: number;
  /** Seen by normal, protan and deutan eyes. */
  readonly labs: readonly [Lab, Lab, Lab];
}

export interface Separation {
  /** Least ΔE2000 between any two, normal vision. */
  readonly normal: number;
  /** The same under full protanopia and deuteranopia. */
  readonly dichromat: number;
}

export function candidate(hex: string, cost: number): Candidate {
  return {
    hex,
    cost,
    labs: [labAsSeenBy(hex, "normal"), labAsSeenBy(hex, "protan"), labAsSeenBy(hex, "deutan")],
  };
}

/** True when the two are far enough apart for all three kinds of eyes. */
export function areSeparate(a: Candidate, b: Candidate, least: Separation): boolean {
  return (
    isApart(a.labs[0], b.labs[0], least.normal) &&
    isApart(a.labs[1], b.labs[1], least.dichromat) &&
    isApart(a.labs[2], b.labs[2], least.dichromat)
  );
}

/** CIEDE2000 divides a lightness step by at most 1.75, so a large one settles the question without trigonometry. */
function isApart(a: Lab, b: Lab, least: number): boolean {
  return Math.abs(a[0] - b[0]) >= least * 1.76 || deltaE2000(a, b) >= least;
}

/** How many of the cheapest candidates of each list are tried, in turn, until a set is found. */
const PREFIXES = [14, 30, 80, Number.POSITIVE_INFINITY];
/** Work allowed after which the best set found so far is taken. Counted in steps, never in time: same input, same set. */
const STEP_LIMIT = 4000;

/**
 * One candidate from each list, so that all of them and the fixed colours are mutually separate, at the least total
 * cost within the first prefix of the lists that allows any. `null` when there is no such set.
 */
export function separateColors(
  fixed: readonly Candidate[],
  lists: readonly (readonly Candidate[])[],
  least: Separation,
): readonly Candidate[] | null {
  const open = lists.map((list) =>
    thinned(list).filter((item) => fixed.every((other) => areSeparate(item, other, least))),
  );
  if (open.some((list) => list.length === 0)) return null;
  const known = new Map<Candidate, Map<Candidate, boolean>>();
  const separate = (a: Candidate, b: Candidate) => {
    let row = known.get(a);
    if (!row) {
      row = new Map();
      known.set(a, row);
    }
    let answer = row.get(b);
    if (answer === undefined) {
      answer = areSeparate(a, b, least);
      row.set(b, answer);
    }
    return answer;
  };
  for (const size of PREFIXES) {
    const found = cheapestSet(
      open.map((list) => list.slice(0, size)),
      separate,
    );
    if (found) return found;
  }
  return null;
}

/** Depth-first branch and bound with forward checking over sorted lists. */
function cheapestSet(
  lists: readonly (readonly Candidate[])[],
  separate: (a: Candidate, b: Candidate) => boolean,
): readonly Candidate[] | null {
  let best: readonly Candidate[] | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  let steps = 0;
  const descend = (
    chosen: readonly Candidate[],
    cost: number,
    [list, ...rest]: readonly (readonly Candidate[])[],
  ) => {
    if (!list) {
      if (cost < bestCost) [best, bestCost] = [chosen, cost];
      return;
    }
    for (const next of list) {
      if (cost + next.cost + leastCost(rest) >= bestCost) return;
      if (best && ++steps > STEP_LIMIT) return;
      const narrowed = rest.map((other) => other.filter((later) => separate(next, later)));
      if (narrowed.some((other) => other.length === 0)) continue;
      if (cost + next.cost + leastCost(narrowed) >= bestCost) continue;
      descend([...chosen, next], cost + next.cost, narrowed);
    }
  };
  descend([], 0, lists);
  return best;
}

/** A lower bound of what the open lists will cost; each is sorted. */
function leastCost(lists: readonly (readonly Candidate[])[]): number {
  return lists.reduce((sum, list) => sum + (list[0]?.cost ?? 0), 0);
}

/** Lab distance below which two candidates are the same for this purpose. */
const SAME = 5;

/** Sorted by cost, without those that hardly differ from a cheaper one. */
function thinned(list: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const item of [...list].sort((a, b) => a.cost - b.cost || (a.hex < b.hex ? -1 : 1))) {
    if (kept.every((other) => euclid(item.labs[0], other.labs[0]) >= SAME)) kept.push(item);
  }
  return kept;
}

function euclid(a: Lab, b: Lab): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
}
