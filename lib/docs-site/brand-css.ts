import type { FillRole, Logo } from "@/lib/logo/logo.schema";
import { FILL_ROLES } from "@/lib/logo/logo.schema";
import { FONT_ROLES, type Typography } from "@/lib/typography/typography.schema";

/** `assets/fonts.css`: the shipped faces by relative address, and the logo's fills in both themes. */
export function docsBrandCss(typography: Typography, logo: Logo): string {
  const fonts = [...FONT_ROLES.map((role) => typography[role]), ...typography.scriptFallbacks];
  const faces = new Map(
    fonts.flatMap(({ family, faces: own }) =>
      own.map(({ weight, path }) => [path, fontFace(family, weight, path)] as const),
    ),
  );
  const { color, reversed } = logo.versions;
  return [
    ...faces.values(),
    `:root, [data-theme="light"] { ${fills(color.fills)} }`,
    `[data-theme="dark"] { ${fills(reversed.fills)} }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${fills(reversed.fills)} } }`,
  ].join("\n");
}

function fontFace(family: string, weight: number, path: string): string {
  return `@font-face { font-family: ${JSON.stringify(family)}; src: url("../../${path}") format("woff2"); font-weight: ${weight}; font-display: swap; }`;
}

function fills(hexes: Record<FillRole, string>): string {
  return FILL_ROLES.map((role) => `--logo-${role}: ${hexes[role]};`).join(" ");
}
