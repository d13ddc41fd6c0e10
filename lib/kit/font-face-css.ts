import { FONT_ROLES, type FontChoice, type Typography } from "@/lib/typography/typography.schema";

const HEAD = `/* The brand's typefaces, from the files in fonts/. Each family's license stands beside its files. */`;

/** Every family once, in order of use. */
export function kitFonts(typography: Typography): FontChoice[] {
  const fonts = [...FONT_ROLES.map((role) => typography[role]), ...typography.scriptFallbacks];
  return [...new Map(fonts.map((font) => [`${font.family} ${font.faces[0]?.path}`, font])).values()];
}

/** `styles/fonts.css`: one @font-face a file, by addresses relative to `styles/`. */
export function fontFaceCss(typography: Typography): string {
  const faces = kitFonts(typography).flatMap(({ family, faces }) =>
    faces.map(({ path, weight }) => ({ family, path, weight })),
  );
  const rules = [...new Map(faces.map((face) => [face.path, face])).values()].map(
    ({ family, path, weight }) => `@font-face {
  font-family: ${JSON.stringify(family)};
  src: url("../${path}") format("woff2");
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
}`,
  );
  return `${HEAD}\n\n${rules.join("\n\n")}\n`;
}
