import { contrastRatio, floorRatio } from "./contrast";
import type { ContrastTargets } from "./contrast-targets";
import { type ContrastPair, type PaletteTheme, SOLID_ROLES, type Theme } from "./palette.schema";

type Use = ContrastPair["use"];
type NamedPair = readonly [foreground: string, background: string, use: Use];

const SURFACES = ["background", "surface", "surface-2"] as const;
const TINTED_SURFACES = [...SURFACES, "primary-soft"] as const;

/**
 * Every combination that the product draws, by name. "on-<role>" is the text of a filled area, "<role>-hover" the area
 * under the pointer, "focus-ring" the ring.
 * @param primaryIsShape whether the primary has to show against the surfaces by itself. A customer's colour is kept even
 * when it cannot; `primary-strong` then draws what must be seen.
 */
export function pairNames(primaryIsShape: boolean): NamedPair[] {
  const on = (foregrounds: readonly string[], grounds: readonly string[], use: Use): NamedPair[] =>
    foregrounds.flatMap((foreground) => grounds.map((ground) => [foreground, ground, use] as const));
  return [
    ...on(["text"], TINTED_SURFACES, "text"),
    ...on(["text-muted"], SURFACES, "text"),
    ...on(["primary-strong"], TINTED_SURFACES, "text"),
    ...on(["success", "warning", "danger", "info"], SURFACES, "text"),
    ...SOLID_ROLES.flatMap((role) => on([`on-${role}`], [role, `${role}-hover`], "text")),
    ...(primaryIsShape ? on(["primary"], SURFACES, "large-text") : []),
    ...on(["border"], SURFACES, "control"),
    ...on(["focus-ring"], TINTED_SURFACES, "focus"),
  ];
}

/** The hex behind a name of `pairNames`. */
export function hexOfName(theme: PaletteTheme, name: string): string {
  const hex = hexesByName(theme)[name];
  if (!hex) throw new RangeError(`"${name}" is no color of a theme`);
  return hex;
}

/** Every colour of a theme by its name in a pair. */
export function hexesByName(theme: PaletteTheme): Record<string, string> {
  const hexes: Record<string, string> = { "focus-ring": theme.focusRing };
  for (const [role, { hex }] of Object.entries(theme.roles)) hexes[role] = hex;
  for (const role of SOLID_ROLES) {
    hexes[`on-${role}`] = theme.onSolid[role];
    hexes[`${role}-hover`] = theme.hover[role];
  }
  return hexes;
}

/** The pairs of one theme with their measured ratios. */
export function contrastPairs(
  name: Theme,
  theme: PaletteTheme,
  targets: ContrastTargets,
  primaryIsShape: boolean,
): ContrastPair[] {
  const hexes = hexesByName(theme);
  return pairNames(primaryIsShape).map(([foreground, background, use]) => {
    const foregroundHex = hexes[foreground]!;
    const backgroundHex = hexes[background]!;
    return {
      theme: name,
      foreground,
      background,
      foregroundHex,
      backgroundHex,
      ratio: floorRatio(contrastRatio(foregroundHex, backgroundHex)),
      required: use === "text" ? targets.text : targets.control,
      use,
    };
  });
}
