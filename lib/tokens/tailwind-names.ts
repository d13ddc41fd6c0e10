import { SOLID_ROLES } from "@/lib/palette/palette.schema";
import { cssVariableName } from "./css-value";
import type { BrandTokens } from "./make-tokens";
import { flattenTokens } from "./token-tree";

/** A utility's name and the token behind it, e.g. ["primary", "var(--color-solid-primary)"] for `bg-primary`. */
export type UtilityName = readonly [name: string, value: string];

export interface TailwindNames {
  readonly colors: readonly UtilityName[];
  readonly fonts: readonly UtilityName[];
  /** With line height, tracking and weight of the same step. */
  readonly sizes: readonly (readonly [name: string, step: string])[];
  readonly radii: readonly UtilityName[];
  readonly shadows: readonly UtilityName[];
  readonly easings: readonly UtilityName[];
  readonly durations: readonly UtilityName[];
}

const COLORS: readonly (readonly [name: string, path: string])[] = [
  ["page", "color.background.page"],
  ["surface", "color.background.surface"],
  ["raised", "color.background.raised"],
  ["soft", "color.background.soft"],
  ["scrim", "color.background.scrim"],
  ["default", "color.text.default"],
  ["muted", "color.text.muted"],
  ["link", "color.text.link"],
  ["control", "color.border.control"],
  ["subtle", "color.border.subtle"],
  ["focus", "color.border.focus"],
  ["action", "color.action.fill"],
  ["action-hover", "color.action.fill-hover"],
  ["on-action", "color.text.on-action"],
  ...SOLID_ROLES.flatMap((role): [string, string][] => [
    [role, `color.solid.${role}`],
    [`${role}-hover`, `color.solid.${role}-hover`],
    [`on-${role}`, `color.text.on-${role}`],
  ]),
];

/** The names under which Tailwind offers the tokens. They never equal a custom property of brand.css. */
export function tailwindNames({ document }: BrandTokens): TailwindNames {
  const paths = flattenTokens(document).map(({ path }) => path);
  const group = (prefix: string): UtilityName[] =>
    paths
      .filter((path) => path.startsWith(prefix))
      .map((path) => [path.slice(prefix.length), variable(path)]);
  return {
    colors: COLORS.map(([name, path]) => [name, variable(path)]),
    fonts: group("typography.font-family."),
    sizes: paths
      .filter((path) => path.startsWith("typography.font-size."))
      .map((path) => path.slice("typography.font-size.".length))
      .map((step) => [step, step]),
    radii: group("shape.radius."),
    shadows: group("elevation."),
    easings: group("motion.easing."),
    durations: group("motion.duration."),
  };
}

export function variable(path: string): string {
  return `var(${cssVariableName(path)})`;
}
