import type { Random } from "@/lib/model/random";
import { hamming } from "./judge/mark-fingerprint";
import { overlap } from "./judge/metrics";
import type { JudgedMark } from "./judge-candidates";

export const DIRECTIONS = 6;

/** Differences of score below about this much are a matter of taste, which the seed decides. */
export const TASTE = 0.035;
/** How much being unlike those chosen already weighs against being good. */
const DIVERSITY = 0.5;

/**
 * Six marks that show different ways, best first: the first is elected among the best of each family, the better its
 * score, the likelier; each further one is the mark that is good and unlike those before, of a family not used yet as
 * long as there is one. Fewer when fewer were drawn.
 */
export function chooseDirections(judged: readonly JudgedMark[], random: Random): JudgedMark[] {
  const standing = bestOfFamilies(judged);
  const first = elect(standing, random);
  if (!first) return [];
  const chosen = [first];
  while (chosen.length < DIRECTIONS) {
    const families = new Set(chosen.map(({ idea }) => idea.family));
    const fresh = judged.filter(({ idea }) => !families.has(idea.family));
    const pool = fresh.length > 0 ? fresh : judged.filter((mark) => !chosen.includes(mark));
    const next = pool
      .map((mark) => ({ mark, worth: mark.score + DIVERSITY * Math.min(...chosen.map(distanceTo(mark))) }))
      .reduce<{ mark: JudgedMark; worth: number } | null>(
        (best, entry) => (best && best.worth >= entry.worth ? best : entry),
        null,
      );
    if (!next) break;
    chosen.push(next.mark);
  }
  return chosen;
}

/** The best mark of each family, so that no family wins by numbers. */
function bestOfFamilies(judged: readonly JudgedMark[]): JudgedMark[] {
  const best = new Map<string, JudgedMark>();
  for (const mark of judged) {
    const known = best.get(mark.idea.family);
    if (!known || mark.score > known.score) best.set(mark.idea.family, mark);
  }
  return [...best.values()];
}

function elect(standing: readonly JudgedMark[], random: Random): JudgedMark | undefined {
  const top = Math.max(...standing.map(({ score }) => score));
  const weights = standing.map((mark) => Math.exp((mark.score - top) / TASTE));
  let draw = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, mark] of standing.entries()) {
    draw -= weights[index]!;
    if (draw < 0) return mark;
  }
  return standing[0];
}

/** 0 for the same picture, 1 for one that shares nothing. */
const distanceTo = (mark: JudgedMark) => (other: JudgedMark) =>
  0.6 * (1 - overlap(mark.measured.silhouette, other.measured.silhouette)) +
  (0.4 * Math.min(32, hamming(mark.fingerprint.phash, other.fingerprint.phash))) / 32;
