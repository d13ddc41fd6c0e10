import type { Logo } from "@/lib/logo/logo.schema";
import { escapeMarkdown } from "@/lib/model/escape";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import {
  COLOR_ROLES,
  type Palette,
  SOLID_ROLES,
  type SolidRole,
  type Theme,
} from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { FontChoice, Typography } from "@/lib/typography/typography.schema";
import { packageContents } from "./package-contents";
import type { PackagePart } from "./package-part";

export interface ReadmeInput {
  strategy: Strategy;
  palette: Palette;
  typography: Typography;
  logo: Logo;
  /** Paths of every file that the package will have, README.md aside. */
  paths: readonly string[];
  /** What those files belong to, in the order in which it is introduced. */
  parts: readonly PackagePart[];
}

/** `README.md` of the package: what is in it and how each part is used. Text that a person typed is escaped. */
export function makeReadme(input: ReadmeInput): GeneratedFile {
  const { strategy, palette } = input;
  const sections = [
    `# ${escapeMarkdown(strategy.name)}`,
    `> ${escapeMarkdown(strategy.tagline)}`,
    escapeMarkdown(strategy.oneLiner),
    "## What is in the box",
    contents(input),
    "## The logo",
    logoText(input.logo, input.paths),
    "## Colors",
    "Every role has a light and a dark value. The ratio is the WCAG 2.2 contrast of the named text on that color.",
    colorTable(palette),
    escapeMarkdown(palette.seed.note),
    "## Type",
    typeText(input.typography),
    ...tokenText(input.paths),
    "## Licenses",
    licenseText(input),
    "## Is this package whole?",
    "`manifest.json` lists the size and SHA-256 of every other file, and a Merkle root (OpenZeppelin `StandardMerkleTree`, leaves `[string path, bytes32 sha256]`) with which any single file can be proven to belong to it. `verification.html` says which checks the files passed.",
  ];
  return textFile("README.md", sections.filter((section) => section.trim() !== "").join("\n\n"));
}

function contents({ parts, paths }: Pick<ReadmeInput, "parts" | "paths">): string {
  const rows = packageContents(parts, paths).map(
    ({ path, text, files }) => `| \`${path}\` | ${files} | ${text} |`,
  );
  return ["| Path | Files | What it is |", "| --- | ---: | --- |", ...rows].join("\n");
}

function logoText(logo: Logo, paths: readonly string[]): string {
  const svg = paths.find((path) => /^logos\/combination\/.*\.svg$/.test(path));
  const lines = [
    escapeMarkdown(logo.concept),
    "- Take the SVG wherever you can, the PDF for print, the PNG where nothing else is accepted.",
    "- `color` stands on light backgrounds, `reversed` on dark ones; `black` and `white` are for one-color print.",
    `- Keep clear space of ${round(logo.clearSpace)} × the icon's height on every side.`,
    `- Smallest widths on screen: icon ${logo.minimumPx.icon} px, wordmark ${logo.minimumPx.wordmark} px, combination ${logo.minimumPx.combination} px.`,
  ];
  if (svg) lines.push(`- In a page: \`<img src="${svg}" alt="">\` with the brand's name as \`alt\`.`);
  return `${lines[0]}\n\n${lines.slice(1).join("\n")}`;
}

function colorTable(palette: Palette): string {
  const rows = COLOR_ROLES.map((role) => {
    const cells = [`\`${role}\``];
    for (const theme of ["light", "dark"] as const) {
      cells.push(`\`${palette[theme].roles[role].hex}\``, contrastCell(palette, theme, role));
    }
    return `| ${cells.join(" | ")} |`;
  });
  return ["| Role | Light | Contrast | Dark | Contrast |", "| --- | --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}

/** For a solid the text on it; for a text color the color on the background; else nothing. */
function contrastCell(palette: Palette, theme: Theme, role: string): string {
  const solid = SOLID_ROLES.includes(role as SolidRole);
  const pair = palette.pairs.find(
    (entry) =>
      entry.theme === theme &&
      (solid
        ? entry.foreground === `on-${role}` && entry.background === role
        : entry.foreground === role && entry.background === "background"),
  );
  if (!pair) return "";
  return solid ? `${pair.foregroundHex} on it ${pair.ratio}:1` : `on background ${pair.ratio}:1`;
}

function typeText({ heading, body, mono, scriptFallbacks, reason }: Typography): string {
  const line = (role: string, font: FontChoice) =>
    `- ${role}: **${font.family}**, weights ${font.faces.map((face) => face.weight).join(", ")}`;
  return [
    reason,
    "",
    line("Headings", heading),
    line("Text", body),
    line("Code", mono),
    ...scriptFallbacks.map((font) => line("Further script", font)),
    "",
    "Pages load the WOFF2 files; install the TTF files for design and office programs. Both hold the letters that the brand's texts and their languages need, not all that the families have.",
  ].join("\n");
}

function tokenText(paths: readonly string[]): string[] {
  const tokens = paths.filter((path) => path.startsWith("tokens/"));
  if (tokens.length === 0) return [];
  const css = tokens.find((path) => path.endsWith(".css") && !path.includes("tailwind"));
  const use = css ? `\n\n\`\`\`html\n<link rel="stylesheet" href="${css}">\n\`\`\`` : "";
  const files = tokens.map((path) => `- \`${path}\``).join("\n");
  const themes = css
    ? '\n\n`data-theme="light"` or `"dark"` sets the theme of any element, `data-contrast="more"` or `"standard"` the contrast of the page; without them the system decides. Screens with the Display P3 gamut get its colors.'
    : "";
  const text = `One source, several formats; take the one that your build reads.\n\n${files}${use}${themes}`;
  return ["## Tokens", text];
}

function licenseText({ strategy, typography, paths }: ReadmeInput): string {
  const fonts = [typography.heading, typography.body, typography.mono, ...typography.scriptFallbacks];
  const unique = [...new Map(fonts.map((font) => [font.family, font])).values()];
  const others = paths.filter(
    (path) => path.startsWith("LICENSES/") && !unique.some((font) => font.license === path),
  );
  return [
    `The name, the logo and the colors are yours to use for ${escapeMarkdown(strategy.name)}. No trademark search was made.`,
    "",
    ...unique.map((font) => `- ${font.family}: \`${font.license}\``),
    ...others.map((path) => `- \`${path}\``),
  ].join("\n");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
