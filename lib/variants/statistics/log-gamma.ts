/** Lanczos' approximation with g = 7 and nine terms (Press et al., Numerical Recipes, 6.1): 15 digits for positive numbers. */
const TERMS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The natural logarithm of Γ(x), for x > 0. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const shifted = x - 1;
  const base = shifted + 7.5;
  let sum = TERMS[0]!;
  for (let at = 1; at < TERMS.length; at++) sum += TERMS[at]! / (shifted + at);
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}
