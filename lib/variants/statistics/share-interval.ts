import { logGamma } from "./log-gamma";

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Of a Beta distribution. */
export interface Prior {
  readonly hits: number;
  readonly misses: number;
}

/**
 * The shares that `hits` out of `total` do not speak against: a confidence sequence, which holds the true share at every look
 * at once with a probability of at least 1 − α. It is every q whose mixture likelihood ratio stays below 1/α, the mixture
 * being a Beta distribution.
 * Source: H. Robbins, "Statistical Methods Related to the Law of the Iterated Logarithm", Ann. Math. Stat. 41 (1970), 1397;
 * S. R. Howard et al., "Time-uniform, nonparametric, nonasymptotic confidence sequences", Ann. Stat. 49 (2021), 1055.
 */
export function shareInterval(hits: number, total: number, alpha: number, prior: Prior): Interval {
  const misses = total - hits;
  const mixture = logBeta(prior.hits + hits, prior.misses + misses) - logBeta(prior.hits, prior.misses);
  const bound = Math.log(1 / alpha);
  const speaksAgainst = (share: number) =>
    mixture - timesLog(hits, share) - timesLog(misses, 1 - share) >= bound;
  const middle = total > 0 ? hits / total : 0.5;
  return {
    low: speaksAgainst(0) ? border(speaksAgainst, 0, middle) : 0,
    high: speaksAgainst(1) ? border(speaksAgainst, 1, middle) : 1,
  };
}

const HALVINGS = 60;

/** The outermost share, between one that is spoken against and one that is not. Widest where the arithmetic is unsure. */
function border(speaksAgainst: (share: number) => boolean, outside: number, inside: number): number {
  let [out, within] = [outside, inside];
  for (let step = 0; step < HALVINGS; step++) {
    const between = (out + within) / 2;
    if (speaksAgainst(between)) out = between;
    else within = between;
  }
  return out;
}

/** With 0 · log 0 = 0, and no share of zero where something was counted. */
const timesLog = (count: number, share: number) => (count === 0 ? 0 : count * Math.log(share));
const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);
