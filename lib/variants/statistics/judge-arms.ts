import { alwaysValidP, logEvidence } from "./evidence";
import { type Interval, shareInterval } from "./share-interval";

export interface ArmCount {
  /** Each visitor once. */
  readonly visitors: number;
  /** Visitors that reached the goal. */
  readonly conversions: number;
}

export interface JudgedArm {
  readonly rate: number;
  readonly rateInterval: Interval;
  /** Against the first arm; null for it. */
  readonly comparison: Comparison | null;
}

export interface Comparison {
  /**
   * By how much the conversions are above the control's, each for as many visitors as its weight assigns: 0.1 for a tenth more;
   * null before the control has one. The rates shown beside it are of the visitors that came, which chance makes a few more or less.
   */
  readonly lift: number | null;
  /** null where nothing bounds it. */
  readonly liftInterval: { readonly low: number; readonly high: number | null };
  /** Of this comparison alone; stays valid however often one looks. */
  readonly p: number;
  readonly verdict: "better" | "worse" | "open";
}

export interface Judgement {
  readonly arms: readonly JudgedArm[];
  readonly sampleRatio: SampleRatio;
}

export interface SampleRatio {
  /** The visitors do not fall to the arms as they should: the figures are worth nothing until it is known why. */
  readonly alarm: boolean;
  readonly p: number;
  /** Pearson's, for people who know it; the alarm does not depend on it. */
  readonly chiSquare: number;
}

/** Of all comparisons together: when no variant differs, one is called better or worse in at most this share of experiments. */
export const ALPHA = 0.05;
/** Strict: an alarm says that the set-up is broken. */
const SAMPLE_RATIO_ALPHA = 0.001;
/** Looks best for lifts of about a fifth: the share of conversions that falls to the variant then moves by 0.05. */
const LIFT_CONCENTRATION = 100;
/** A loss of a tenth of an arm's visitors. */
const SAMPLE_RATIO_CONCENTRATION = 1_000;
const RATE_PRIOR = { hits: 0.5, misses: 0.5 };

/**
 * What an experiment shows so far, valid at every look. Each arm is compared with the first by where conversions fall: while
 * two arms convert alike, each conversion of the two is the variant's with the share that it has of their visitors,
 * whatever the rate is, however it changes by day and night, and however late conversions come. α is divided among the
 * comparisons (Bonferroni).
 * @param weights of the arms, as visitors are assigned to them
 */
export function judgeArms(arms: readonly ArmCount[], weights: readonly number[]): Judgement {
  const alpha = ALPHA / Math.max(1, arms.length - 1);
  const [control] = arms;
  const judged = arms.map(({ visitors, conversions }, at): JudgedArm => {
    const hits = Math.min(conversions, visitors);
    return {
      rate: visitors > 0 ? hits / visitors : 0,
      rateInterval: shareInterval(hits, visitors, alpha, RATE_PRIOR),
      comparison:
        at === 0 ? null : compare([control!.conversions, conversions], [weights[0]!, weights[at]!], alpha),
    };
  });
  return {
    arms: judged,
    sampleRatio: sampleRatio(
      arms.map(({ visitors }) => visitors),
      weights,
    ),
  };
}

/** How much the evidence must be, and when a count reaches it: the sample size is calculated from the same. */
export function compare(
  [ofControl, ofVariant]: readonly [number, number],
  [controlWeight, variantWeight]: readonly [number, number],
  alpha: number,
): Comparison {
  const share = variantWeight / (controlWeight + variantWeight);
  const total = ofControl + ofVariant;
  const prior = { hits: LIFT_CONCENTRATION * share, misses: LIFT_CONCENTRATION * (1 - share) };
  const { low, high } = shareInterval(ofVariant, total, alpha, prior);
  const log = logEvidence([ofControl, ofVariant], [1 - share, share], LIFT_CONCENTRATION);
  const liftAt = (of: number) => (of / (1 - of)) * (controlWeight / variantWeight) - 1;
  const isProven = log >= Math.log(1 / alpha);
  return {
    lift: ofControl > 0 ? liftAt(ofVariant / total) : null,
    liftInterval: { low: liftAt(low), high: high < 1 ? liftAt(high) : null },
    p: alwaysValidP(log),
    verdict: isProven ? (ofVariant / total > share ? "better" : "worse") : "open",
  };
}

/** Whether visitors fall to the arms by their weights: the same test, with the weights for shares. */
export function sampleRatio(counts: readonly number[], weights: readonly number[]): SampleRatio {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => weight / all);
  const log = logEvidence(counts, shares, SAMPLE_RATIO_CONCENTRATION);
  const chiSquare =
    total === 0
      ? 0
      : counts.reduce(
          (sum, count, at) => sum + (count - total * shares[at]!) ** 2 / (total * shares[at]!),
          0,
        );
  return { alarm: log >= Math.log(1 / SAMPLE_RATIO_ALPHA), p: alwaysValidP(log), chiSquare };
}
