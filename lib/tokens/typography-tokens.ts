import { FONT_ROLES, type FontChoice, type Typography } from "@/lib/typography/typography.schema";
import { place, px, rem } from "./primitive-tokens";
import type { PlacedToken } from "./token-tree";

/** Families, the fluid scale and one complete style per step. */
export function typographyTokens(typography: Typography): PlacedToken[] {
  const scripts = typography.scriptFallbacks.map(({ family }) => family);
  return [
    ...FONT_ROLES.map((role) =>
      place(
        `typography.font-family.${role}`,
        "fontFamily",
        familyStack(typography[role], scripts),
        FAMILY_USE[role],
      ),
    ),
    ...typography.scale.map((step) =>
      place(
        `typography.font-size.${step.name}`,
        "dimension",
        rem(step.maxPx),
        `${step.name}: ${step.minPx} px on small screens to ${step.maxPx} px on large ones (this value; CSS is fluid)`,
        step.clamp,
      ),
    ),
    ...typography.scale.map((step) =>
      place(`typography.font-weight.${step.name}`, "fontWeight", step.weight, `Weight of ${step.name}`),
    ),
    ...typography.scale.map((step) =>
      place(`typography.line-height.${step.name}`, "number", step.lineHeight, `Line height of ${step.name}`),
    ),
    ...typography.scale.map((step) =>
      place(
        `typography.letter-spacing.${step.name}`,
        "dimension",
        px(step.letterSpacing * step.maxPx),
        `Tracking of ${step.name}: ${step.letterSpacing} em`,
        `${step.letterSpacing}em`,
      ),
    ),
    ...typography.scale.map((step) =>
      place(
        `typography.style.${step.name}`,
        "typography",
        {
          fontFamily: `{typography.font-family.${step.role}}`,
          fontSize: `{typography.font-size.${step.name}}`,
          fontWeight: `{typography.font-weight.${step.name}}`,
          letterSpacing: `{typography.letter-spacing.${step.name}}`,
          lineHeight: `{typography.line-height.${step.name}}`,
        },
        `The whole style of ${step.name}; in CSS a font shorthand, to go with var(--typography-letter-spacing-${step.name})`,
      ),
    ),
  ];
}

const FAMILY_USE: Record<(typeof FONT_ROLES)[number], string> = {
  heading: "Headings and display text",
  body: "Running text and controls",
  mono: "Code, figures in tables",
};

/** The family, families for other scripts, then the fallbacks: generic names have to stay last. */
function familyStack({ family, fallback }: FontChoice, scripts: readonly string[]): string[] {
  const fallbacks = fallback.split(",").map((name) => name.trim().replace(/^["']|["']$/g, ""));
  return [...new Set([family, ...scripts, ...fallbacks])].filter((name) => name !== "");
}
