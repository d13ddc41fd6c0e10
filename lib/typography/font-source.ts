/**
 * Where the engine gets font bytes from. The implementation (`lib/render/font-library.ts`) reads the installed
 * `@fontsource-variable/*` packages once per process; engine functions take it as an argument.
 */
export interface FontSource {
  /**
   * A static TrueType instance that holds at least the characters of `text`, with the layout features kept.
   * Bytes depend on the arguments only.
   * @param weight 100–900, clamped by the caller to what the family has.
   * @throws when the family is unknown.
   */
  instance(family: string, weight: number, text: string): Promise<Uint8Array>;
  /** The same subset as WOFF2, for the package and the web. */
  webfont(family: string, weight: number, text: string): Promise<Uint8Array>;
  /** True when the family's files hold every character of `text` (white space and variation selectors aside). */
  covers(family: string, text: string): boolean;
  /** The licence text shipped with the family. */
  license(family: string): string;
}
