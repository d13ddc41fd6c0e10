import { hexToLinear, hexToOklch, oklchToHex } from "./color-space";

/** WCAG 2.2 relative luminance of "#rrggbb", 0–1. */
export function relativeLuminance(hex: string): number {
  const [r, g, b] = hexToLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio of two "#rrggbb" colours, 1–21, in either order. */
export function contrastRatio(first: string, second: string): number {
  const a = relativeLuminance(first);
  const b = relativeLuminance(second);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The lowest ratio of a colour against several grounds. */
export function lowestContrast(hex: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(hex, ground)));
}

/** Ratios are shown floored, so that a shown 4.5 is never a measured 4.49. */
export function floorRatio(ratio: number): number {
  return Math.floor(ratio * 100 + 1e-9) / 100;
}

interface RatioTarget {
  readonly hue: number;
  readonly chroma: number;
  readonly grounds: readonly string[];
  readonly ratio: number;
  /** Whether the colour is to be darker or lighter than its grounds. */
  readonly side: "darker" | "lighter";
}

/**
 * The colour of this hue and chroma that is nearest to its grounds and still reaches `ratio` against each of them,
 * measured on the rounded hex. When even black (or white) misses it, that end is returned.
 */
export function solveForRatio({ hue, chroma, grounds, ratio, side }: RatioTarget): string {
  const at = (l: number) => oklchToHex({ l, c: chroma, h: hue });
  const holds = (l: number) => lowestContrast(at(l), grounds) >= ratio;
  const end = side === "darker" ? 0 : 1;
  const groundLightness = grounds.map((ground) => hexToOklch(ground).l);
  let failing = side === "darker" ? Math.min(...groundLightness) : Math.max(...groundLightness);
  let holding: number = end;
  for (let round = 0; round < 12; round++) {
    const middle = (failing + holding) / 2;
    if (holds(middle)) holding = middle;
    else failing = middle;
  }
  return at(holding);
}
