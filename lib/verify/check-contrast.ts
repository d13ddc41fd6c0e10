import {
  type ContrastPair,
  type Palette,
  SOLID_ROLES,
  THEMES,
  type Theme,
} from "@/lib/palette/palette.schema";
import { contrastRatio } from "./contrast-ratio";
import { makeCheck } from "./make-check";
import type { VerificationCheck } from "./verification.schema";

/** The least that a use may ask for. */
type Least = Record<ContrastPair["use"], number>;
/** WCAG 2.2: 1.4.3 and 1.4.11. */
const LEAST: Least = { text: 4.5, "large-text": 3, control: 3, focus: 3 };
/** WCAG 2.2: 1.4.6 for text; what is large or no text has to reach what text needs elsewhere. */
const LEAST_MORE: Least = { text: 7, "large-text": 4.5, control: 4.5, focus: 4.5 };

/** A pair of themes with what they say of themselves. */
type Themes = Pick<Palette, Theme | "pairs">;

interface Pair {
  name: string;
  foreground: string;
  background: string;
  required: number;
}

/**
 * Contrast of one theme, recomputed from the final hex values: every pair that the palette lists, and the pairs that
 * every brand must have whether listed or not (text on the three grounds, text on each solid, the focus ring).
 */
export function checkContrast(palette: Palette, theme: Theme): VerificationCheck {
  const { figure, failures } = measure(palette, theme, LEAST);
  return makeCheck(
    `contrast-${theme}`,
    `Contrast in the ${theme} theme (WCAG 2.2 AA)`,
    `${figure.passed} of ${figure.count} pairs, lowest text ${floored(figure.lowest)}:1`,
    failures,
  );
}

/** The same for the themes that people get who ask for more contrast, both in one check. */
export function checkHighContrast({ highContrast }: Palette): VerificationCheck {
  const measured = THEMES.map((theme) => measure(highContrast, theme, LEAST_MORE));
  const sum = (pick: "passed" | "count") => measured.reduce((all, { figure }) => all + figure[pick], 0);
  const lowest = Math.min(...measured.map(({ figure }) => figure.lowest));
  return makeCheck(
    "contrast-more",
    "Contrast in the high-contrast themes (WCAG 2.2 AAA)",
    `${sum("passed")} of ${sum("count")} pairs, lowest text ${floored(lowest)}:1`,
    measured.flatMap(({ failures }, index) => failures.map((failure) => `${THEMES[index]}: ${failure}`)),
  );
}

function measure(themes: Themes, theme: Theme, least: Least) {
  const failures: string[] = [];
  const listed = themes.pairs.filter((pair) => pair.theme === theme);
  if (listed.length === 0) failures.push(`the palette lists no pair of the ${theme} theme`);
  for (const pair of listed) failures.push(...misstatements(pair, themes));

  const pairs = distinct([
    ...listed.map((pair) => asPair(pair, least)),
    ...mandatoryPairs(themes, theme, least),
  ]);
  const ratios = pairs.map((pair) => {
    const ratio = contrastRatio(pair.foreground, pair.background);
    if (!(ratio >= pair.required)) {
      failures.push(`${pair.name}: ${floored(ratio)}:1 instead of ${pair.required}:1`);
    }
    return { ratio, ...pair };
  });
  const passed = ratios.filter(({ ratio, required }) => ratio >= required).length;
  const lowest = Math.min(
    ...ratios.filter(({ required }) => required >= least.text).map(({ ratio }) => ratio),
  );
  return { figure: { passed, count: pairs.length, lowest }, failures: [...new Set(failures)] };
}

const asPair = (pair: ContrastPair, least: Least): Pair => ({
  name: `${pair.foreground} on ${pair.background}`,
  foreground: pair.foregroundHex,
  background: pair.backgroundHex,
  required: Math.max(pair.required, least[pair.use]),
});

/** One of each pair of colors under a name, the most demanding. */
function distinct(pairs: Pair[]): Pair[] {
  const byDemand = pairs.toSorted((a, b) => a.required - b.required);
  return [
    ...new Map(byDemand.map((pair) => [`${pair.name} ${pair.foreground} ${pair.background}`, pair])).values(),
  ];
}

function mandatoryPairs(palette: Themes, theme: Theme, least: Least): Pair[] {
  const { roles, onSolid, focusRing } = palette[theme];
  const grounds = ["background", "surface", "surface-2"] as const;
  const texts = ["text", "text-muted"] as const;
  return [
    ...grounds.flatMap((ground) =>
      texts.map((text) => ({
        name: `${text} on ${ground}`,
        foreground: roles[text].hex,
        background: roles[ground].hex,
        required: least.text,
      })),
    ),
    ...SOLID_ROLES.map((role) => ({
      name: `on-${role} on ${role}`,
      foreground: onSolid[role],
      background: roles[role].hex,
      required: least.text,
    })),
    {
      name: "focus-ring on background",
      foreground: focusRing,
      background: roles.background.hex,
      required: least.focus,
    },
  ];
}

/** Where the listed pair says something else than the theme's own values. */
function misstatements(pair: ContrastPair, palette: Themes): string[] {
  const name = `${pair.foreground} on ${pair.background} (${pair.theme})`;
  const failures: string[] = [];
  for (const [role, hex] of [
    [pair.foreground, pair.foregroundHex],
    [pair.background, pair.backgroundHex],
  ] as const) {
    const actual = hexOf(palette, pair.theme, role);
    if (actual && actual !== hex)
      failures.push(`${name}: says ${hex}, the palette has ${actual} for ${role}`);
  }
  const ratio = floored(contrastRatio(pair.foregroundHex, pair.backgroundHex));
  if (Math.abs(ratio - pair.ratio) > 0.011) failures.push(`${name}: says ${pair.ratio}:1, it is ${ratio}:1`);
  return failures;
}

/** Hex of a role name of a pair; undefined for names that stand outside the theme, such as a hover color. */
function hexOf(palette: Themes, theme: Theme, name: string): string | undefined {
  const { roles, onSolid, focusRing } = palette[theme];
  if (name === "focus-ring") return focusRing;
  if (name.startsWith("on-")) return (onSolid as Record<string, string>)[name.slice(3)];
  return (roles as Record<string, { hex: string }>)[name]?.hex;
}

/** Two decimals, never rounded up: 4.499 does not read as 4.5. */
function floored(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
