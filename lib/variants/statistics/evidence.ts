import { logGamma } from "./log-gamma";

/**
 * How much counts speak against the shares that they should have: the logarithm of a mixture likelihood ratio. The
 * alternative is mixed by a Dirichlet distribution of mean `shares`; the larger its `concentration`, the smaller the
 * deviations that it looks for.
 *
 *     log [ Γ(k) / Γ(k + n) · Π Γ(k·sᵢ + xᵢ) / Γ(k·sᵢ) ] − Σ xᵢ · log sᵢ
 *
 * While every one that is counted falls to an arm with its share, the ratio is a non-negative martingale that starts at 1: it
 * ever reaches 1/α with a probability of at most α (Ville's inequality), however often somebody looks and whenever they stop.
 * Source: M. Lindon, A. Malek, "Anytime-Valid Inference for Multinomial Count Data", NeurIPS 2022, arXiv 2011.03567.
 * @param shares of the arms, each above 0, together 1
 */
export function logEvidence(
  counts: readonly number[],
  shares: readonly number[],
  concentration: number,
): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let log = logGamma(concentration) - logGamma(concentration + total);
  for (const [at, count] of counts.entries()) {
    const prior = concentration * shares[at]!;
    log += logGamma(prior + count) - logGamma(prior) - count * Math.log(shares[at]!);
  }
  return log;
}

/** A p-value that stays valid whenever one looks: at most 1, and below α no more often than α. */
export const alwaysValidP = (log: number): number => Math.min(1, Math.exp(-log));
