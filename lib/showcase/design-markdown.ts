import { escapeMarkdown } from "@/lib/model/escape";
import { COLOR_ROLES, SOLID_ROLES, type Theme } from "@/lib/palette/palette.schema";
import type { TypeStep } from "@/lib/typography/typography.schema";
import type { ShowcaseInput } from "./showcase-input";

type Part = Pick<ShowcaseInput, "strategy" | "palette" | "typography" | "logo">;

/**
 * The brand in the DESIGN.md format (`@google/design.md`, version "alpha"), one theme a file: tokens in the YAML front
 * matter, then the reasons in prose, in the order of sections that the format fixes. Every color is used by a component,
 * and each of their pairs of text and ground passes WCAG AA: the format's linter asks for both.
 */
export function designMarkdown(input: Part, theme: Theme): string {
  return `${["---", ...frontMatter(input, theme), "---", "", ...prose(input, theme)].join("\n")}\n`;
}

const RADII = { none: "0px", sm: "4px", md: "8px", lg: "16px", full: "9999px" };
const SPACING = { "2xs": "8px", xs: "12px", sm: "16px", md: "24px", lg: "32px", xl: "48px", "2xl": "64px" };

function frontMatter({ strategy, palette, typography }: Part, theme: Theme): string[] {
  const { roles, onSolid } = palette[theme];
  const entry = (indent: number, key: string, value: string) => `${"  ".repeat(indent)}${key}: ${value}`;
  const colors = [
    ...COLOR_ROLES.map((role) => entry(1, role, quoted(roles[role].hex))),
    ...SOLID_ROLES.map((role) => entry(1, `on-${role}`, quoted(onSolid[role]))),
  ];
  const type = typography.scale.flatMap((step) => [
    `  ${step.name}:`,
    entry(2, "fontFamily", quoted(typography[step.role].family)),
    entry(2, "fontSize", `${round(step.maxPx)}px`),
    entry(2, "fontWeight", String(step.weight)),
    entry(2, "lineHeight", String(step.lineHeight)),
    entry(2, "letterSpacing", `${step.letterSpacing}em`),
  ]);
  const components = Object.entries(componentsOf(typography.scale)).flatMap(([name, properties]) => [
    `  ${name}:`,
    ...Object.entries(properties).map(([key, value]) => entry(2, key, quoted(value))),
  ]);
  return [
    entry(0, "version", "alpha"),
    entry(0, "name", quoted(theme === "dark" ? `${strategy.name} (dark)` : strategy.name)),
    entry(0, "description", quoted(strategy.oneLiner)),
    "colors:",
    ...colors,
    "typography:",
    ...type,
    "rounded:",
    ...Object.entries(RADII).map(([name, value]) => entry(1, name, value)),
    "spacing:",
    ...Object.entries(SPACING).map(([name, value]) => entry(1, name, value)),
    "components:",
    ...components,
  ];
}

/** Where the colors are met: every filled area with its text, every text on its ground. */
function componentsOf(scale: readonly TypeStep[]): Record<string, Record<string, string>> {
  const step = (name: string) => (scale.some((one) => one.name === name) ? name : (scale.at(-1)?.name ?? ""));
  const button = {
    typography: `{typography.${step("body")}}`,
    rounded: "{rounded.md}",
    padding: "{spacing.xs}",
    height: "48px",
  };
  const solid = (role: string) => ({ backgroundColor: `{colors.${role}}`, textColor: `{colors.on-${role}}` });
  const onGround = (ground: string, text: string) => ({
    backgroundColor: `{colors.${ground}}`,
    textColor: `{colors.${text}}`,
  });
  return {
    page: { ...onGround("background", "text"), typography: `{typography.${step("body")}}` },
    heading: { ...onGround("background", "text"), typography: `{typography.${step("h1")}}` },
    caption: { ...onGround("background", "text-muted"), typography: `{typography.${step("caption")}}` },
    card: { ...onGround("surface", "text"), rounded: "{rounded.lg}", padding: "{spacing.md}" },
    "card-raised": { ...onGround("surface-2", "text"), rounded: "{rounded.lg}", padding: "{spacing.md}" },
    "card-soft": { ...onGround("primary-soft", "text"), rounded: "{rounded.lg}", padding: "{spacing.md}" },
    link: onGround("background", "primary-strong"),
    divider: { backgroundColor: "{colors.border}", height: "1px" },
    "button-primary": { ...solid("primary"), ...button },
    "button-primary-strong": { ...solid("primary-strong"), ...button },
    "button-secondary": { ...solid("secondary"), ...button },
    "button-accent": { ...solid("accent"), ...button },
    "button-danger": { ...solid("danger"), ...button },
    "badge-success": { ...solid("success"), rounded: "{rounded.full}" },
    "badge-warning": { ...solid("warning"), rounded: "{rounded.full}" },
    "badge-info": { ...solid("info"), rounded: "{rounded.full}" },
  };
}

function prose({ strategy, palette, typography, logo }: Part, theme: Theme): string[] {
  const text = escapeMarkdown;
  const { roles } = palette[theme];
  const { reasons } = palette;
  const color = (role: keyof typeof roles, why: string) => `- **${role} (${roles[role].hex}):** ${text(why)}`;
  return [
    `# ${text(strategy.name)}`,
    "",
    "## Overview",
    "",
    `${text(strategy.tagline)}`,
    "",
    text(strategy.mission),
    "",
    ...strategy.values.map((value) => `- **${text(value.title)}:** ${text(value.text)}`),
    "",
    "## Colors",
    "",
    `This is the ${theme} theme. Filled areas carry the text named \`on-<role>\`; grounds carry \`text\` and \`text-muted\`.`,
    "",
    color("primary", reasons.primary),
    color("secondary", reasons.secondary),
    color("accent", reasons.accent),
    color("background", reasons.neutrals),
    "",
    "## Typography",
    "",
    text(typography.reason),
    "",
    `- **Headings:** ${text(typography.heading.family)}`,
    `- **Text:** ${text(typography.body.family)}`,
    `- **Code and figures:** ${text(typography.mono.family)}`,
    "",
    "## Layout",
    "",
    "Space goes in steps of 4 px. One column up to 48 rem, then a grid of twelve; text is at most 42 rem wide.",
    "",
    "## Elevation & Depth",
    "",
    "Depth comes from the surfaces, one step apart in lightness. Only what lies over the page casts a shadow.",
    "",
    "## Shapes",
    "",
    `Controls are rounded by 8 px, cards by 16 px, badges fully. The mark: ${text(logo.concept)}`,
    "",
    "## Components",
    "",
    "One primary button a view. Secondary and accent are for what stands beside it, danger for what cannot be undone.",
    "",
    "## Do's and Don'ts",
    "",
    ...strategy.voice.flatMap((line) => [`- Do: ${text(line.do)}`, `- Don't: ${text(line.dont)}`]),
    `- Do leave ${Math.round(logo.clearSpace * 100)} percent of the icon's height free round the logo.`,
    "- Don't recolor, stretch or crop the logo.",
    "- Don't pair colors that no component pairs: their contrast was not measured.",
  ];
}

/** A double-quoted YAML scalar is a JSON string; control characters and line separators are escaped in both. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
