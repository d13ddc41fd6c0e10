import type { Style } from "@/lib/model/brief.schema";
import type { FamilyName } from "./families";

/** A heading and a body face that were looked at together. */
export interface FontPair {
  /** `<heading>-<body>`; briefs hold it, so it never changes its meaning. */
  readonly id: string;
  readonly heading: FamilyName;
  readonly body: FamilyName;
  /** Weight of headings and of the wordmark, for each style that the pair suits. */
  readonly weights: Partial<Record<Style, number>>;
}

/** No two pairs of a style share their heading face. */
export const PAIRS: readonly FontPair[] = [
  pair("Space Grotesk", "Inter", { modern: 600 }),
  pair("Space Grotesk", "DM Sans", { bold: 700, minimal: 500 }),
  pair("Sora", "DM Sans", { modern: 600 }),
  pair("Sora", "Plus Jakarta Sans", { bold: 800 }),
  pair("Sora", "Figtree", { minimal: 500 }),
  pair("Manrope", "Literata", { modern: 700, minimal: 500 }),
  pair("Bricolage Grotesque", "Archivo", { modern: 700 }),
  pair("Bricolage Grotesque", "Lexend", { bold: 800 }),
  pair("Bricolage Grotesque", "Bitter", { classic: 600 }),
  pair("Fraunces", "Figtree", { modern: 600 }),
  pair("Fraunces", "Nunito", { classic: 600 }),
  pair("Fraunces", "Outfit", { bold: 800 }),
  pair("Plus Jakarta Sans", "Figtree", { modern: 700 }),
  pair("Outfit", "DM Sans", { modern: 600 }),
  pair("Outfit", "Newsreader", { classic: 500 }),
  pair("Outfit", "Instrument Sans", { minimal: 500 }),
  pair("Newsreader", "Outfit", { classic: 600 }),
  pair("Newsreader", "Instrument Sans", { minimal: 400 }),
  pair("Archivo", "Manrope", { modern: 700 }),
  pair("Archivo", "Literata", { classic: 700 }),
  pair("Archivo", "Inter", { bold: 800 }),
  pair("EB Garamond", "Outfit", { classic: 600 }),
  pair("EB Garamond", "Instrument Sans", { minimal: 500 }),
  pair("Instrument Sans", "Literata", { classic: 600 }),
  pair("Instrument Sans", "Figtree", { minimal: 500 }),
  pair("Unbounded", "Onest", { bold: 700 }),
  pair("Syne", "Manrope", { bold: 800 }),
  pair("Figtree", "Petrona", { classic: 600 }),
  pair("Figtree", "Inter", { minimal: 600 }),
  pair("JetBrains Mono", "Inter", { minimal: 600 }),
  pair("JetBrains Mono", "Literata", { classic: 500 }),
  pair("Schibsted Grotesk", "Literata", { classic: 700 }),
  pair("Schibsted Grotesk", "Albert Sans", { bold: 800 }),
  pair("Albert Sans", "Literata", { minimal: 500 }),
  pair("Onest", "Literata", { modern: 600 }),
  pair("Urbanist", "Petrona", { modern: 600 }),
  pair("Urbanist", "Lexend", { minimal: 500 }),
  pair("Red Hat Display", "DM Sans", { modern: 700, minimal: 500 }),
  pair("Red Hat Display", "Albert Sans", { bold: 900 }),
  pair("Gabarito", "Figtree", { modern: 600 }),
  pair("Gabarito", "DM Sans", { bold: 800 }),
  pair("Lexend", "Literata", { modern: 500 }),
  pair("Lexend", "Onest", { bold: 700 }),
  pair("Geologica", "Literata", { modern: 600 }),
  pair("Geologica", "Manrope", { bold: 800 }),
  pair("Funnel Display", "Figtree", { modern: 600, minimal: 500 }),
  pair("Funnel Display", "Albert Sans", { bold: 800 }),
  pair("Epilogue", "Albert Sans", { modern: 700 }),
  pair("Epilogue", "Manrope", { bold: 800 }),
  pair("Epilogue", "Figtree", { minimal: 500 }),
  pair("Oswald", "Literata", { classic: 500 }),
  pair("Oswald", "Onest", { bold: 600 }),
  pair("Rubik", "Onest", { bold: 700 }),
  pair("Rubik", "Literata", { modern: 600 }),
  pair("Nunito", "Albert Sans", { modern: 700 }),
  pair("Nunito", "Literata", { classic: 700 }),
  pair("Nunito", "Onest", { minimal: 600 }),
  pair("Fredoka", "Nunito", { bold: 600 }),
  pair("Fredoka", "Instrument Sans", { modern: 600 }),
  pair("Literata", "Inter", { classic: 600 }),
  pair("Literata", "Onest", { modern: 600 }),
  pair("Petrona", "Albert Sans", { classic: 600 }),
  pair("Petrona", "Plus Jakarta Sans", { modern: 600 }),
  pair("Petrona", "Figtree", { minimal: 500 }),
  pair("Bitter", "Archivo", { classic: 600 }),
  pair("Bitter", "Onest", { bold: 800 }),
  pair("Instrument Serif", "Instrument Sans", { modern: 400 }),
  pair("Instrument Serif", "Inter", { classic: 400 }),
  pair("Instrument Serif", "Figtree", { minimal: 400 }),
  pair("Gloock", "DM Sans", { classic: 400 }),
  pair("Gloock", "Figtree", { bold: 400 }),
  pair("Cormorant", "Onest", { classic: 600 }),
  pair("Cormorant", "Outfit", { minimal: 500 }),
  pair("Bodoni Moda", "Figtree", { classic: 600 }),
  pair("Bodoni Moda", "DM Sans", { bold: 800 }),
  pair("Bodoni Moda", "Outfit", { minimal: 500 }),
  pair("Cinzel", "Figtree", { classic: 500 }),
  pair("Cinzel", "Albert Sans", { bold: 800 }),
  pair("Martian Mono", "Onest", { modern: 500 }),
  pair("Martian Mono", "Inter", { bold: 700 }),
  pair("Martian Mono", "Figtree", { minimal: 400 }),
];

/** The pairs of a style. */
export function pairsFor(style: Style): FontPair[] {
  return PAIRS.filter((pair) => pair.weights[style] !== undefined);
}

/** @throws RangeError for an id that no pair has. */
export function pairWithId(id: string): FontPair {
  const found = PAIRS.find((pair) => pair.id === id);
  if (!found) {
    const ids = PAIRS.map((pair) => pair.id).join(", ");
    throw new RangeError(`Unknown type pair "${id}": it must be one of ${ids}`);
  }
  return found;
}

/** A pair that a person took over from another style is set in the weight that it has there. */
export function headingWeight({ weights }: FontPair, style: Style): number {
  return weights[style] ?? Object.values(weights)[0]!;
}

function pair(heading: FamilyName, body: FamilyName, weights: FontPair["weights"]): FontPair {
  const id = `${heading} ${body}`.toLowerCase().replaceAll(" ", "-");
  return { id, heading, body, weights };
}
