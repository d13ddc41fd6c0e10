import type { GateResult, LogoMetrics } from "../logo.schema";
import type { MarkPart, Symmetry } from "../mark";
import { type MeasuredMark, measureMark } from "./metrics";

type NumericMetric = Exclude<keyof LogoMetrics, "symmetryIou">;

/** Bands taken from 2,627 real brand symbols. */
const BANDS: readonly (readonly [metric: NumericMetric, min: number, max: number])[] = [
  ["inkShare", 0.22, 0.8],
  ["centroidOffset", 0, 0.06],
  ["components", 1, 3],
  ["holes", 0, 2],
  ["complexity", 2.5, 14],
  ["smallSizeIou", 0.78, 1],
  ["openingLoss", 0, 0.02],
  ["commands", 8, 48],
];

/** Clearly symmetric, or of a family that is asymmetric by design and clearly so: between the two looks like a mistake. */
const SYMMETRIC_FROM = 0.75;
const ASYMMETRIC_BELOW = 0.55;

/** Gaps that a 3×3 closing at 64 px would fill; above this share of the ink they look like cracks. */
const CLOSING_GAIN_MAX = 0.04;

export function isClearlyAsymmetric(symmetryIou: number): boolean {
  return symmetryIou < ASYMMETRIC_BELOW;
}

/** Every gate with the mark's figure. */
export function checkGates({ metrics }: Pick<MeasuredMark, "metrics">, symmetry: Symmetry): GateResult[] {
  const value = metrics.symmetryIou;
  const isSymmetric = value >= SYMMETRIC_FROM;
  return [
    ...BANDS.map(([metric, min, max]) => ({
      metric,
      value: metrics[metric],
      band: `${min} to ${max}`,
      passed: metrics[metric] >= min && metrics[metric] <= max,
    })),
    symmetry === "symmetric"
      ? { metric: "symmetryIou", value, band: `≥ ${SYMMETRIC_FROM}`, passed: isSymmetric }
      : {
          metric: "symmetryIou",
          value,
          band: `≥ ${SYMMETRIC_FROM} or < ${ASYMMETRIC_BELOW}`,
          passed: isSymmetric || isClearlyAsymmetric(value),
        },
  ];
}

/** The gates that the mark fails; empty when it may be shipped. */
export function failedGates(measured: Pick<MeasuredMark, "metrics">, symmetry: Symmetry): GateResult[] {
  return checkGates(measured, symmetry).filter(({ passed }) => !passed);
}

/** Whether a drawing may be shipped: it fails no gate and does not look accidental. */
export function passesGates(parts: readonly MarkPart[], symmetry: Symmetry): boolean {
  const measured = measureMark(parts.flatMap(({ outline }) => outline));
  return failedGates(measured, symmetry).length === 0 && !looksAccidental(measured);
}

/** Ink that a 5×5 opening removes: more than this is splinters, not corners. */
const SLIVER_LOSS_MAX = 0.06;

/** A piece or a hole below this share of the whole is a speck. */
const SMALLEST_CONTOUR_MIN = 0.015;

/** True when the mark has gaps too narrow, or ink too thin or too small, to be read as drawn on purpose. */
export function looksAccidental(mark: Omit<MeasuredMark, "metrics" | "silhouette">): boolean {
  return (
    mark.closingGain > CLOSING_GAIN_MAX ||
    mark.sliverLoss > SLIVER_LOSS_MAX ||
    mark.smallestContour < SMALLEST_CONTOUR_MIN
  );
}
