import type { Typography } from "@/lib/typography/typography.schema";
import { kitFonts } from "../font-face-css";

export interface FontPackage {
  /** As an application installs it, e.g. "@fontsource-variable/onest@5.3.0". */
  readonly install: string;
  /** Style sheets to import, below the package. */
  readonly sheets: readonly string[];
  /** What the family is called in the tokens, and in the package. */
  readonly family: string;
  readonly packageFamily: string;
}

/** Versions of the typefaces' npm packages, by their names. */
export type FontVersions = Readonly<Record<string, string>>;

/**
 * The npm packages with the whole typefaces: the package of a brand holds the letters of its own words alone, and no
 * registry item can carry binary files.
 */
export function fontPackages(typography: Typography, versions: FontVersions): FontPackage[] {
  const packages = kitFonts(typography).flatMap(({ family, faces }): FontPackage[] => {
    const slug = family.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    const variable = `@fontsource-variable/${slug}`;
    const fixed = `@fontsource/${slug}`;
    if (versions[variable]) {
      return [
        {
          install: `${variable}@${versions[variable]}`,
          sheets: [`${variable}/index.css`],
          family,
          packageFamily: `${family} Variable`,
        },
      ];
    }
    if (!versions[fixed]) return [];
    const weights = [...new Set(faces.map(({ weight }) => weight))].sort((a, b) => a - b);
    return [
      {
        install: `${fixed}@${versions[fixed]}`,
        sheets: weights.map((weight) => `${fixed}/${weight}.css`),
        family,
        packageFamily: family,
      },
    ];
  });
  return [...new Map(packages.map((one) => [one.install, one])).values()];
}
