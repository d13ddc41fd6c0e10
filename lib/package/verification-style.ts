import { COLOR_ROLES, type Palette, type PaletteTheme } from "@/lib/palette/palette.schema";
import type { FontChoice, Typography } from "@/lib/typography/typography.schema";

/** Style sheet of `verification.html`: the palette's own roles as custom properties, the package's fonts by path. */
export function verificationStyle(palette: Palette, typography: Typography): string {
  const fonts = [typography.heading, ...typography.scriptFallbacks];
  const families = fonts.map(({ slug }) => `"brand-${slug}"`).join(", ");
  return `${fonts.flatMap(fontFaces).join("\n")}
:root { ${properties(palette.light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(palette.dark)} } }
body { --line: color-mix(in srgb, var(--border) 45%, transparent); }
* { box-sizing: border-box; margin: 0; }
body { background: var(--background); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; padding: clamp(1.5rem, 5vw, 5rem) clamp(1rem, 5vw, 4rem); }
header, main, footer { max-width: 60rem; margin-inline: auto; }
.strip { display: grid; grid-template-columns: 5fr 2fr 2fr 1fr 2fr; block-size: 0.75rem; margin-block-end: clamp(2rem, 6vw, 4rem); border-radius: 999px; overflow: hidden; forced-color-adjust: none; }
.brand { font-family: ${families}, system-ui, sans-serif; font-weight: 600; color: var(--text-muted); overflow-wrap: anywhere; }
h1 { font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; letter-spacing: -0.025em; font-weight: 650; margin-block: 0.5rem 1rem; max-width: 18ch; text-wrap: balance; }
.lead { font-size: 1.125rem; color: var(--text-muted); max-width: 60ch; }
section { margin-block-start: clamp(2.5rem, 6vw, 4rem); }
section > p { color: var(--text-muted); margin-block-end: 1.5rem; }
h2 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; font-weight: 650; margin-block-end: 0.75rem; }
.checks, .failures { list-style: none; padding: 0; }
.checks > li { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr) minmax(0, 1fr); gap: 0.25rem 1.25rem; align-items: baseline; padding-block: 0.875rem; border-block-start: 1px solid var(--line); }
.status { font-size: 0.8125rem; font-weight: 600; text-align: center; border-radius: 999px; padding: 0.125rem 0.625rem; background: var(--success); color: var(--on-success); }
.failed > .status { background: var(--danger); color: var(--on-danger); }
.label { font-weight: 550; }
.figure { color: var(--text-muted); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.failures { grid-column: 2 / -1; display: grid; gap: 0.25rem; font-size: 0.875rem; overflow-wrap: anywhere; }
code { font: 0.8125rem/1.6 ui-monospace, monospace; }
.table { overflow-x: auto; margin-block-end: 2.5rem; }
.table:focus-visible { outline: 2px solid var(--focus-ring); outline-offset: 4px; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
caption { text-align: start; font-weight: 600; padding-block: 0.5rem; }
th, td { text-align: start; padding: 0.5rem 1rem 0.5rem 0; border-block-start: 1px solid var(--line); white-space: nowrap; }
thead th { font-size: 0.8125rem; font-weight: 600; color: var(--text-muted); border: 0; }
thead td { border: 0; }
tbody th { font-weight: 500; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.sample { display: inline-grid; place-items: center; inline-size: 2.75rem; block-size: 1.75rem; border-radius: 0.375rem; font-weight: 650; }
.large-text { font-size: 1.5rem; line-height: 1; }
.sample i { inline-size: 1rem; block-size: 1rem; border: 2px solid currentcolor; border-radius: 0.25rem; }
footer { margin-block-start: 3rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); color: var(--text-muted); }
@media (max-width: 40rem) { .checks > li { grid-template-columns: 5.5rem minmax(0, 1fr); } .figure, .failures { grid-column: 2; } }
@media (forced-colors: active) { .status { border: 1px solid; } }
@media print { body { padding: 0; } .checks > li, tr { break-inside: avoid; } }`;
}

function properties(theme: PaletteTheme): string {
  const roles = COLOR_ROLES.map((role) => `--${role}: ${theme.roles[role].hex};`);
  return [
    ...roles,
    `--on-success: ${theme.onSolid.success};`,
    `--on-danger: ${theme.onSolid.danger};`,
    `--focus-ring: ${theme.focusRing};`,
  ].join(" ");
}

function fontFaces({ slug, faces }: FontChoice): string[] {
  return faces.map(
    ({ weight, path }) =>
      `@font-face { font-family: "brand-${slug}"; font-weight: ${weight}; src: url("${path}"); }`,
  );
}
