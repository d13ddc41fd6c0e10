import type { LandingDress } from "../showcase-input";
import { landingWords } from "./landing-words";

/** A font for the page's own words, with the letters that the brand's subset of the family lacks. */
export interface WordsFont {
  family: string;
  weight: number;
  /** Its letters, each once. */
  text: string;
}

/** Scripts of which a brand's fonts hold the letters of its own texts alone. */
const LARGE_SCRIPTS = new Set(["ja", "zh", "ko"]);

/** One for each weight of the family that the brand's language is set in; none where the brand's own fonts have all. */
export function wordsFonts({
  strategy,
  typography,
}: Pick<LandingDress, "strategy" | "typography">): WordsFont[] {
  const { words, language } = landingWords(strategy.language);
  const [font] = typography.scriptFallbacks;
  if (!LARGE_SCRIPTS.has(language) || !font) return [];
  const text = [...new Set(Object.values(words).join(""))].sort().join("");
  return font.faces.map(({ weight }) => ({ family: font.family, weight, text }));
}

/** Declared last, they go before the brand's subset for these letters; both are the same family. */
export function wordsFontFaces(input: Pick<LandingDress, "strategy" | "typography">): string[] {
  return wordsFonts(input).map(
    ({ family, weight, text }) =>
      `@font-face { font-family: ${JSON.stringify(family)}; src: url("words-${weight}.woff2") format("woff2"); font-weight: ${weight}; font-display: swap; unicode-range: ${[...text].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(", ")}; }`,
  );
}
