import { calculateTypeScale, type UtopiaStep } from "utopia-core";
import type { Style } from "@/lib/model/brief.schema";
import type { Family } from "./families";
import { JOINED_SCRIPTS, TALL_SCRIPTS } from "./script-fonts";
import type { FontRole, TypeStep } from "./typography.schema";

/** Viewport widths in px between which the sizes grow. */
const VIEWPORT = { minWidth: 360, maxWidth: 1280 };
const BASE = { minFontSize: 16, maxFontSize: 18 };
/** Ratio between two steps on the narrow and on the wide viewport. */
const RATIOS: Record<Style, readonly [number, number]> = {
  modern: [1.2, 1.28],
  classic: [1.2, 1.25],
  bold: [1.22, 1.333],
  minimal: [1.18, 1.22],
};
/** Small sizes come down slowly, so that a caption stays above 12 px. */
const SMALL_RATIO = 1.125;

const STEPS: readonly { name: string; step: number; role: FontRole }[] = [
  { name: "display", step: 5, role: "heading" },
  { name: "h1", step: 4, role: "heading" },
  { name: "h2", step: 3, role: "heading" },
  { name: "h3", step: 2, role: "heading" },
  { name: "h4", step: 1, role: "heading" },
  { name: "lead", step: 1, role: "body" },
  { name: "body", step: 0, role: "body" },
  { name: "small", step: -1, role: "body" },
  { name: "caption", step: -2, role: "body" },
];

interface ScaleInput {
  readonly style: Style;
  readonly heading: Family;
  readonly body: Family;
  readonly headingWeight: number;
  readonly scripts: readonly string[];
}

/**
 * The fluid scale (https://utopia.fyi): nine steps, each within WCAG 1.4.4 (text can be zoomed to 200 %).
 * Large sizes are set tight, small ones loose; faces with a tall x-height get more leading.
 */
export function makeScale(input: ScaleInput): TypeStep[] {
  const [minTypeScale, maxTypeScale] = RATIOS[input.style];
  const large = calculateTypeScale({
    ...VIEWPORT,
    ...BASE,
    minTypeScale,
    maxTypeScale,
    positiveSteps: 5,
    negativeSteps: 0,
  });
  const small = calculateTypeScale({
    ...VIEWPORT,
    ...BASE,
    minTypeScale: SMALL_RATIO,
    maxTypeScale: SMALL_RATIO,
    positiveSteps: 0,
    negativeSteps: 2,
  });
  const sizes = new Map<number, UtopiaStep>([...small, ...large].map((size) => [size.step, size]));
  return STEPS.map(({ name, step, role }) => {
    const size = sizes.get(step)!;
    if (size.wcagViolation)
      throw new Error(`Type step "${name}" could not be zoomed to 200 %: choose a smaller ratio`);
    return {
      name,
      minPx: round(size.minFontSize, 2),
      maxPx: round(size.maxFontSize, 2),
      clamp: size.clamp,
      lineHeight: lineHeight(input, role, step),
      letterSpacing: letterSpacing(input, role, step),
      weight: role === "heading" ? input.headingWeight : 400,
      role,
    };
  });
}

function lineHeight({ heading, body, scripts }: ScaleInput, role: FontRole, step: number): number {
  const room = scripts.some((script) => TALL_SCRIPTS.includes(script)) ? 0.15 : 0;
  const family = role === "heading" ? heading : body;
  const tall = family.xHeight - 0.7;
  if (role === "heading") return round(1.3 - 0.05 * step + tall * 0.4 + room, 2);
  return round(1.55 + tall - (step > 0 ? 0.1 : 0) + room, 2);
}

function letterSpacing({ heading, body, scripts }: ScaleInput, role: FontRole, step: number): number {
  if (scripts.some((script) => JOINED_SCRIPTS.includes(script))) return 0;
  if (role === "body") return step < 0 ? 0.005 * -step : 0;
  const family = role === "heading" ? heading : body;
  const perStep = family.category === "serif" ? 0.003 : family.width > 0.6 ? 0.006 : 0.0045;
  return round(-perStep * step, 4);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
