import { deltaE2000, type Lab } from "./color-difference";
import { labAsSeenBy } from "./color-vision";

/** A colour that may be taken, and what taking it costs in looks (0 = exactly as wished). */
export interface Candidate {
  readonly hex: string;
  readonly cost: number;
  /** Seen by normal, protan and deutan eyes. */
  readonly labs: readonly [Lab, Lab, Lab];
}

/** Candidates for one role, cheapest first. What is known of its distances to other lists is kept with the object. */
export interface CandidateList {
  readonly items: readonly Candidate[];
}

export interface Separation {
  /** Least ΔE2000 between any two, normal vision. */
  readonly normal: number;
  /** The same under full protanopia and deuteranopia. */
  readonly dichromat: number;
}

/** A wish that has no colour yet: most of them are never looked at. */
export interface Draft {
  readonly cost: number;
  readonly hex: () => string;
}

export function candidate(hex: string, cost: number): Candidate {
  return {
    hex,
    cost,
    labs: [labAsSeenBy(hex, "normal"), labAsSeenBy(hex, "protan"), labAsSeenBy(hex, "deutan")],
  };
}

/** Lab distance below which two candidates are the same for this purpose. */
const SAME = 5;
/** The cheapest drafts that `fits` accepts, without those that hardly differ from a cheaper one. */
export function candidateList(drafts: readonly Draft[], fits: (hex: string) => boolean): CandidateList {
  const items: Candidate[] = [];
  for (const { cost, hex: colorOf } of drafts.toSorted((a, b) => a.cost - b.cost)) {
    const hex = colorOf();
    const lab = labAsSeenBy(hex, "normal");
    if (items.some(({ labs }) => euclid(labs[0], lab) < SAME) || !fits(hex)) continue;
    items.push({ hex, cost, labs: [lab, labAsSeenBy(hex, "protan"), labAsSeenBy(hex, "deutan")] });
  }
  return { items };
}

/** How many of the cheapest candidates of each list are tried, in turn, until a set is found. */
const PREFIXES = [12, 24, 60, Number.POSITIVE_INFINITY];
/** Work allowed after which the best set found so far is taken. Counted in steps, never in time: same input, same set. */
const STEP_LIMIT = 1500;

/** Members of a list as bits. */
type Members = Uint32Array;

/**
 * One fitting candidate from each list, so that all of them and the fixed colours are mutually separate, at the least total
 * cost within the first prefix of the lists that allows any. `null` when there is no such set, or none was found within
 * `patience` steps.
 */
export function separateColors(
  fixed: readonly Candidate[],
  lists: readonly CandidateList[],
  least: Separation,
  fits: (hex: string, list: number) => boolean,
  patience: number,
): readonly Candidate[] | null {
  const open = lists.map(({ items }, list) => {
    const members = noMembers(items.length);
    items.forEach((item, index) => {
      if (fixed.every((other) => areSeparate(item, other, least)) && fits(item.hex, list)) {
        add(members, index);
      }
    });
    return members;
  });
  if (open.some(isEmpty)) return null;
  let tried = 0;
  for (const size of PREFIXES) {
    const search = cheapestSet(
      lists,
      open.map((members) => firstOf(members, size)),
      least,
      patience - tried,
    );
    if (search.best) return search.best;
    tried += search.steps;
    if (tried >= patience) return null;
  }
  return null;
}

/** Depth-first branch and bound with forward checking over sorted lists. */
function cheapestSet(
  lists: readonly CandidateList[],
  open: readonly Members[],
  least: Separation,
  patience: number,
): { best: readonly Candidate[] | null; steps: number } {
  let best: readonly Candidate[] | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  let steps = 0;
  const descend = (
    depth: number,
    chosen: readonly Candidate[],
    cost: number,
    domains: readonly Members[],
  ) => {
    if (depth === lists.length) {
      if (cost < bestCost) [best, bestCost] = [chosen, cost];
      return;
    }
    const { items } = lists[depth]!;
    const rest = leastCost(lists, domains, depth + 1);
    for (let index = 0; index < items.length; index++) {
      if (!has(domains[depth]!, index)) continue;
      const next = items[index]!;
      if (cost + next.cost + rest >= bestCost) return;
      if (++steps > (best ? STEP_LIMIT : patience)) return;
      const narrowed = domains.map((members, other) =>
        other <= depth
          ? members
          : narrow(members, next, rowOf(lists[depth]!, index, lists[other]!), lists[other]!, least),
      );
      if (narrowed.some((members, other) => other > depth && isEmpty(members))) continue;
      if (cost + next.cost + leastCost(lists, narrowed, depth + 1) >= bestCost) continue;
      descend(depth + 1, [...chosen, next], cost + next.cost, narrowed);
    }
  };
  descend(0, [], 0, open);
  return { best, steps };
}

/** A lower bound of what the lists from `depth` on will cost; each is sorted. */
function leastCost(lists: readonly CandidateList[], domains: readonly Members[], depth: number): number {
  let sum = 0;
  for (let at = depth; at < lists.length; at++) sum += lists[at]!.items[first(domains[at]!)]?.cost ?? 0;
  return sum;
}

/** What is known of one candidate against another list: which members were compared, which of them are separate. */
interface Row {
  readonly compared: Members;
  readonly separate: Members;
}

/** Comparisons made so far. They stay as long as both lists do, which for the status colours is the whole process. */
const knownRows = new WeakMap<CandidateList, WeakMap<CandidateList, Row[]>>();

function rowOf(list: CandidateList, index: number, other: CandidateList): Row {
  const byOther = knownRows.get(list) ?? new WeakMap<CandidateList, Row[]>();
  const rows = byOther.get(other) ?? [];
  knownRows.set(list, byOther);
  byOther.set(other, rows);
  const row = rows[index] ?? {
    compared: noMembers(other.items.length),
    separate: noMembers(other.items.length),
  };
  rows[index] = row;
  return row;
}

/** The members that are separate from an item of another list; only they are compared. */
function narrow(
  members: Members,
  item: Candidate,
  { compared, separate }: Row,
  other: CandidateList,
  least: Separation,
): Members {
  return members.map((word, at) => {
    let open = word & ~compared[at]!;
    compared[at]! |= word;
    while (open !== 0) {
      const bit = 31 - Math.clz32(open);
      open ^= 1 << bit;
      if (areSeparate(item, other.items[at * 32 + bit]!, least)) separate[at]! |= 1 << bit;
    }
    return word & separate[at]!;
  });
}

/** True when the two are far enough apart for all three kinds of eyes. */
function areSeparate(a: Candidate, b: Candidate, least: Separation): boolean {
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

function noMembers(length: number): Members {
  return new Uint32Array(Math.ceil(length / 32));
}

function add(members: Members, index: number): void {
  members[index >> 5]! |= 1 << (index & 31);
}

function has(members: Members, index: number): boolean {
  return ((members[index >> 5]! >>> (index & 31)) & 1) === 1;
}

function isEmpty(members: Members): boolean {
  return members.every((word) => word === 0);
}

/** Index of the first member; -1 when there is none. */
function first(members: Members): number {
  const word = members.findIndex((bits) => bits !== 0);
  return word < 0 ? -1 : word * 32 + 31 - Math.clz32(members[word]! & -members[word]!);
}

function firstOf(members: Members, count: number): Members {
  const result = noMembers(members.length * 32);
  let left = count;
  for (let index = 0; index < members.length * 32 && left > 0; index++) {
    if (!has(members, index)) continue;
    add(result, index);
    left--;
  }
  return result;
}

function euclid(a: Lab, b: Lab): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
}
