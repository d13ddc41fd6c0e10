/**
 * Where the engine gets font bytes from. The implementation (`lib/fonts/installed/font-library.ts`) reads the installed
 * `@fontsource-variable/*` packages once per process; engine functions take it as an argument.
 */
export interface FontSource {
  /**
   * A static TrueType instance that holds every character of `text` that the family has, with the layout features
   * kept. A family that is stored in several files (Latin, Latin Extended, Cyrillic, …) still gives one font; kerning
   * and shaping come from the file that holds most of the text. Characters the family lacks are left out: ask
   * `covers` first. Bytes depend on the arguments only; the caller must not change them.
   * @param weight 100–900, clamped to what the family has.
   * @throws when the family is unknown.
   */
  instance(family: string, weight: number, text: string, options?: FontOptions): Promise<Uint8Array>;
  /** The same subset as WOFF2 for the package and the web, without the alternates that only designers ask for. */
  webfont(family: string, weight: number, text: string, options?: FontOptions): Promise<Uint8Array>;
  /** True when the family's files hold every character of `text` (white space, joiners, variation selectors aside). */
  covers(family: string, text: string): boolean;
  /** The licence text shipped with the family, under its copyright line. */
  license(family: string): string;
}

export interface FontOptions {
  /**
   * Optical size in points for families that have that axis, clamped to it; the family's default (text) otherwise.
   * Pass `typography.<role>.opticalSize`, so that logo, web and PDF draw the same shapes.
   */
  readonly opticalSize?: number | undefined;
  /**
   * Layout features of an instance: "text" leaves out the alternates that only designers ask for, which is smaller and
   * faster to shape; "none" gives each character its own glyph, for text that is copied and not seen. All by default.
   */
  readonly features?: "all" | "text" | "none" | undefined;
}
