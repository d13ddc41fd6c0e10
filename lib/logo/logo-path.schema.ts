import { COLOR_VERSIONS, type ColorVersion, LOGO_VARIATIONS, type LogoVariation } from "./logo.schema";

/** Longer side in px. */
export const LOGO_PNG_SIZES = [512, 1024, 2048] as const;

export const LOGO_FORMATS = ["svg", "pdf", "png"] as const;

/** What a file of the logo shows; `sizePx` belongs to PNG alone. */
export interface LogoFile {
  readonly variation: LogoVariation;
  readonly version: ColorVersion;
  readonly format: (typeof LOGO_FORMATS)[number];
  readonly sizePx?: number | undefined;
}

/**
 * Where a file of the logo stands in a package, e.g. "logos/icon/brewly-icon-color-512.png". The name says whose and
 * which it is, because people send single files on. Favicons keep the names that servers and browsers ask for.
 */
export function logoPath(slug: string, { variation, version, format, sizePx }: LogoFile): string {
  const size = sizePx === undefined ? "" : `-${sizePx}`;
  return `logos/${variation}/${slug}-${variation}-${version}${size}.${format}`;
}

/** What `logoPath` was asked for; null for any other file. Packages of engines before 1.5.0 have no slug there. */
export function readLogoPath(path: string): LogoFile | null {
  const [, variation, version, size, format] = LOGO_PATH.exec(path) ?? [];
  if (!variation) return null;
  return {
    variation: variation as LogoVariation,
    version: version as ColorVersion,
    format: format as LogoFile["format"],
    sizePx: size === undefined ? undefined : Number(size),
  };
}

const LOGO_PATH = new RegExp(
  `^logos/(${LOGO_VARIATIONS.join("|")})/(?:[a-z0-9-]+-\\1-)?(${COLOR_VERSIONS.join("|")})(?:-(\\d+))?\\.(${LOGO_FORMATS.join("|")})$`,
);
