import { type ContrastPair, type Palette, SOLID_ROLES, type Theme } from "@/lib/palette/palette.schema";
import { contrastRatio } from "./contrast-ratio";
import { makeCheck } from "./make-check";
import type { VerificationCheck } from "./verification.schema";

/** The least that a use may ask for (WCAG 2.2: 1.4.3 and 1.4.11). */
const LEAST: Record<ContrastPair["use"], number> = { text: 4.5, "large-text": 3, control: 3, focus: 3 };

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
  const failures: string[] = [];
  const listed = palette.pairs.filter((pair) => pair.theme === theme);
  if (listed.length === 0) failures.push(`the palette lists no pair of the ${theme} theme`);
  for (const pair of listed) failures.push(...misstatements(pair, palette));

  const pairs = distinct([...listed.map(asPair), ...mandatoryPairs(palette, theme)]);
  const ratios = pairs.map((pair) => {
    const ratio = contrastRatio(pair.foreground, pair.background);
    if (!(ratio >= pair.required)) {
      failures.push(`${pair.name}: ${floored(ratio)}:1 instead of ${pair.required}:1`);
    }
    return { ratio, ...pair };
  });
  const passed = ratios.filter(({ ratio, required }) => ratio >= required).length;
  const lowest = Math.min(...ratios.filter(({ required }) => required >= 4.5).map(({ ratio }) => ratio));
  return makeCheck(
    `contrast-${theme}`,
    `Contrast in the ${theme} theme (WCAG 2.2 AA)`,
    `${passed} of ${pairs.length} pairs, lowest text ${floored(lowest)}:1`,
    [...new Set(failures)],
  );
}

const asPair = (pair: ContrastPair): Pair => ({
  name: `${pair.foreground} on ${pair.background}`,
  foreground: pair.foregroundHex,
  background: pair.backgroundHex,
  required: Math.max(pair.required, LEAST[pair.use]),
});

/** One of each pair of colors under a name, the most demanding. */
function distinct(pairs: Pair[]): Pair[] {
  const byDemand = pairs.toSorted((a, b) => a.required - b.required);
  return [
    ...new Map(byDemand.map((pair) => [`${pair.name} ${pair.foreground} ${pair.background}`, pair])).values(),
  ];
}

function mandatoryPairs(palette: Palette, theme: Theme): Pair[] {
  const { roles, onSolid, focusRing } = palette[theme];
  const grounds = ["background", "surface", "surface-2"] as const;
  const texts = ["text", "text-muted"] as const;
  return [
    ...grounds.flatMap((ground) =>
      texts.map((text) => ({
        name: `${text} on ${ground}`,
        foreground: roles[text].hex,
        background: roles[ground].hex,
        required: 4.5,
      })),
    ),
    ...SOLID_ROLES.map((role) => ({
      name: `on-${role} on ${role}`,
      foreground: onSolid[role],
      background: roles[role].hex,
      required: 4.5,
    })),
    {
      name: "focus-ring on background",
      foreground: focusRing,
      background: roles.background.hex,
      required: 3,
    },
  ];
}

/** Where the listed pair says something else than the theme's own values. */
function misstatements(pair: ContrastPair, palette: Palette): string[] {
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
function hexOf(palette: Palette, theme: Theme, name: string): string | undefined {
  const { roles, onSolid, focusRing } = palette[theme];
  if (name === "focus-ring") return focusRing;
  if (name.startsWith("on-")) return (onSolid as Record<string, string>)[name.slice(3)];
  return (roles as Record<string, { hex: string }>)[name]?.hex;
}

/** Two decimals, never rounded up: 4.499 does not read as 4.5. */
function floored(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
