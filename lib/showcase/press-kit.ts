import { escapeMarkdown } from "@/lib/model/escape";
import { type GeneratedFile, jsonFile, textFile } from "@/lib/model/generated-file";
import { COLOR_ROLES, THEMES } from "@/lib/palette/palette.schema";
import type { ShowcaseInput } from "./showcase-input";

/** What an editor opens: no favicons, no drawings of how the logo is built. */
const LOGOS = /^logos\/(?:wordmark|icon|combination|stacked)\/[a-z0-9-]+\.(?:svg|pdf|png)$/;
const PICTURES = /^(?:social|applications)\/[a-z0-9-]+\.png$/;

/** Which files of the package go into the press kit. */
export function pressKitPaths(files: ShowcaseInput["files"]): string[] {
  return files.map(({ path }) => path).filter((path) => LOGOS.test(path) || PICTURES.test(path));
}

/** What the press kit holds beside those: the words to print, the colors, and what may be done with all of it. */
export function pressKitTexts(
  input: Pick<ShowcaseInput, "strategy" | "palette" | "typography">,
): GeneratedFile[] {
  const { strategy, palette, typography } = input;
  const { name, tagline, oneLiner, boilerplate, mission } = strategy;
  const colors = Object.fromEntries(
    THEMES.map((theme) => [
      theme,
      Object.fromEntries(COLOR_ROLES.map((role) => [role, palette[theme].roles[role].hex])),
    ]),
  );
  return [
    textFile("boilerplate.txt", [name, tagline, oneLiner, mission, boilerplate].filter(Boolean).join("\n\n")),
    jsonFile("colors.json", colors),
    textFile("colors.md", colorTable(input)),
    textFile("terms.md", terms(name, [typography.heading.family, typography.body.family])),
  ];
}

function colorTable({ strategy, palette }: Pick<ShowcaseInput, "strategy" | "palette">): string {
  const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;
  return [
    `# Colors of ${escapeMarkdown(strategy.name)}`,
    "",
    row("Role", "Light", "RGB", "Dark", "RGB"),
    row("---", "---", "---", "---", "---"),
    ...COLOR_ROLES.map((role) => {
      const [light, dark] = [palette.light.roles[role].hex, palette.dark.roles[role].hex];
      return row(role, light, rgb(light), dark, rgb(dark));
    }),
  ].join("\n");
}

const rgb = (hex: string): string =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(", ");

function terms(name: string, families: readonly string[]): string {
  const brand = escapeMarkdown(name);
  return `# Terms for the press

You may print and publish these files, free of charge, to report on ${brand}. Name, logo and colors stay ${brand}'s.

- Use the logo as it is: no other colors, proportions, shadows or parts of it. Leave room around it.
- Dark grounds take the files named "reversed" or "white", light ones those named "color" or "black".
- Do not use it so that readers take you for ${brand}, or ${brand} for a partner of yours.
- Typefaces are ${families.map(escapeMarkdown).join(" and ")}, under the SIL Open Font License; they are not part of this kit.

No trademark search was made for the name and the logo.
`;
}
