import { makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import {
  type ContrastPair,
  type Palette,
  SOLID_ROLES,
  THEMES,
  type Theme,
} from "@/lib/palette/palette.schema";
import { type ColorContext, propertyOf } from "./color-contexts";
import { contrastRatio } from "./contrast-ratio";

/** The least that a use may ask for. */
type Least = Record<ContrastPair["use"], number>;
/** WCAG 2.2: 1.4.3 and 1.4.11. */
const LEAST: Least = { text: 4.5, "large-text": 3, control: 3, focus: 3 };
/** WCAG 2.2: 1.4.6 for text; what is large or no text has to reach what text needs elsewhere. */
const LEAST_MORE: Least = { text: 7, "large-text": 4.5, control: 4.5, focus: 4.5 };

interface Pair {
  readonly foreground: string;
  readonly background: string;
  readonly required: number;
}

/**
 * Contrast of one theme, measured on what the delivered style sheet shows wherever that theme holds: every pair that the
 * palette lists, and the pairs that every brand must have whether listed or not (text on the three grounds, text on each
 * solid, the focus ring).
 */
export function checkContrast(
  palette: Palette,
  contexts: readonly ColorContext[],
  theme: Theme,
): VerificationCheck {
  const { figure, failures } = measure(palette, contexts, theme, false);
  return makeCheck(
    `contrast-${theme}`,
    `Contrast in the ${theme} theme (WCAG 2.2 AA)`,
    `${figure.passed} of ${figure.count} pairs, lowest text ${floored(figure.lowest)}:1`,
    failures,
  );
}

/** The same for the themes that people get who ask for more contrast, both in one check. */
export function checkHighContrast(palette: Palette, contexts: readonly ColorContext[]): VerificationCheck {
  const measured = THEMES.map((theme) => measure(palette, contexts, theme, true));
  const sum = (pick: "passed" | "count") => measured.reduce((all, { figure }) => all + figure[pick], 0);
  const lowest = Math.min(...measured.map(({ figure }) => figure.lowest));
  return makeCheck(
    "contrast-more",
    "Contrast in the high-contrast themes (WCAG 2.2 AAA)",
    `${sum("passed")} of ${sum("count")} pairs, lowest text ${floored(lowest)}:1`,
    measured.flatMap(({ failures }) => failures),
  );
}

function measure(palette: Palette, contexts: readonly ColorContext[], theme: Theme, more: boolean) {
  const least = more ? LEAST_MORE : LEAST;
  const listed = (more ? palette.highContrast : palette).pairs.filter((pair) => pair.theme === theme);
  const pairs = distinct([...listed.map((pair) => asPair(pair, least)), ...mandatoryPairs(least)]);
  const holding = contexts.filter((context) => context.theme === theme && context.more === more);
  const failures: string[] = [];
  if (listed.length === 0) failures.push(`the palette lists no pair of the ${theme} theme`);
  if (holding.length === 0) failures.push(`no style sheet shows the ${theme} theme`);

  const lowest = new Map(pairs.map((pair) => [pair, Number.POSITIVE_INFINITY]));
  for (const { name: context, values } of holding) {
    const color = (role: string) => values.get(propertyOf(role) ?? "") ?? "nothing";
    for (const pair of listed) failures.push(...misstatements(pair, color, context));
    for (const pair of pairs) {
      const ratio = contrastRatio(color(pair.foreground), color(pair.background));
      if (ratio >= pair.required) lowest.set(pair, Math.min(lowest.get(pair)!, ratio));
      else {
        lowest.set(pair, Number.NaN);
        failures.push(`${nameOf(pair)} (${context}): ${floored(ratio)}:1 instead of ${pair.required}:1`);
      }
    }
  }
  const passed = pairs.filter((pair) => lowest.get(pair)! >= pair.required).length;
  const texts = pairs.filter(({ required }) => required >= least.text).map((pair) => lowest.get(pair)!);
  return { figure: { passed, count: pairs.length, lowest: Math.min(...texts) }, failures };
}

const asPair = ({ foreground, background, required, use }: ContrastPair, least: Least): Pair => ({
  foreground,
  background,
  required: Math.max(required, least[use]),
});

const nameOf = ({ foreground, background }: Pick<Pair, "foreground" | "background">) =>
  `${foreground} on ${background}`;

/** One of each pair of names, the most demanding. */
function distinct(pairs: Pair[]): Pair[] {
  const byDemand = pairs.toSorted((a, b) => a.required - b.required);
  return [...new Map(byDemand.map((pair) => [nameOf(pair), pair])).values()];
}

function mandatoryPairs(least: Least): Pair[] {
  const grounds = ["background", "surface", "surface-2"];
  return [
    ...grounds.flatMap((background) =>
      ["text", "text-muted"].map((foreground) => ({ foreground, background, required: least.text })),
    ),
    ...SOLID_ROLES.map((role) => ({ foreground: `on-${role}`, background: role, required: least.text })),
    { foreground: "focus-ring", background: "background", required: least.focus },
  ];
}

/** Where the listed pair says something else than the style sheet shows. */
function misstatements(pair: ContrastPair, color: (role: string) => string, context: string): string[] {
  const failures: string[] = [];
  for (const [role, hex] of [
    [pair.foreground, pair.foregroundHex],
    [pair.background, pair.backgroundHex],
  ] as const) {
    if (color(role) !== hex)
      failures.push(`${nameOf(pair)} (${context}): says ${hex}, ${role} shows as ${color(role)}`);
  }
  const ratio = floored(contrastRatio(pair.foregroundHex, pair.backgroundHex));
  if (Math.abs(ratio - pair.ratio) > 0.011)
    failures.push(`${nameOf(pair)} (${context}): says ${pair.ratio}:1, it is ${ratio}:1`);
  return failures;
}

/** Two decimals, never rounded up: 4.499 does not read as 4.5. */
function floored(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
