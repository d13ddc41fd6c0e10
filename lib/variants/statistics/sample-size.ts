import { ALPHA, compare } from "./judge-arms";

export interface Plan {
  /** The control's, between 0 and 1. */
  readonly rate: number;
  /** The smallest that must be found, relative to the control's rate: 0.2 for a fifth more. */
  readonly lift: number;
  /** With the control; visitors are split evenly. */
  readonly arms: number;
  /** How surely it must be found; 0.8 by default. */
  readonly power?: number;
}

export interface SampleSize {
  readonly visitorsPerArm: number;
  readonly visitors: number;
}

const MOST_CONVERSIONS = 1e9;

/**
 * How many visitors an experiment needs so that a lift of this size is found with `power` by the time they have come; looking
 * earlier often finds it sooner. It follows from the test itself: the smallest number of conversions at which the
 * variant's count, binomial with its true share, is beyond what `compare` calls proven.
 * @returns null where no number of visitors is enough: no lift, or a rate that is none
 */
export function sampleSize({ rate, lift, arms, power = 0.8 }: Plan): SampleSize | null {
  const variantRate = rate * (1 + lift);
  if (!(rate > 0 && rate < 1 && variantRate > 0 && variantRate <= 1 && lift !== 0)) return null;
  const alpha = ALPHA / Math.max(1, arms - 1);
  const share = variantRate / (rate + variantRate);
  const isEnough = (conversions: number) => powerAt(conversions, share, alpha) >= power;
  let most = 16;
  while (!isEnough(most)) {
    most *= 2;
    if (most > MOST_CONVERSIONS) return null;
  }
  let least = most / 2;
  while (most - least > 1) {
    const between = Math.floor((least + most) / 2);
    if (isEnough(between)) most = between;
    else least = between;
  }
  const visitorsPerArm = Math.ceil(most / (rate + variantRate));
  return { visitorsPerArm, visitors: visitorsPerArm * arms };
}

/** How likely the evidence is enough at a look after so many conversions of two arms with equal weights. */
function powerAt(conversions: number, share: number, alpha: number): number {
  // By symmetry a loss of the variant is a gain of the control.
  const gaining = Math.max(share, 1 - share);
  const isProven = (count: number) =>
    compare([conversions - count, count], [1, 1], alpha).verdict === "better";
  if (!isProven(conversions)) return 0;
  let [least, most] = [Math.floor(conversions / 2), conversions];
  while (most - least > 1) {
    const between = Math.floor((least + most) / 2);
    if (isProven(between)) most = between;
    else least = between;
  }
  const deviation = Math.sqrt(conversions * gaining * (1 - gaining));
  return 1 - normalBelow((most - 0.5 - conversions * gaining) / deviation);
}

/** The standard normal distribution; Abramowitz and Stegun 26.2.17, to 7.5e-8. */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}
