import type { Style } from "@/lib/model/brief.schema";
import type { FontOptions, FontSource } from "@/lib/typography/font-source";
import type { Letter } from "./family";
import { measureMark } from "./metrics";
import { fitSquare } from "./outline";
import { unite } from "./path-boolean";
import { simplifyCurves } from "./simplify-curves";
import { openTypesetter } from "./typesetter";

interface LetterOptions extends FontOptions {
  readonly fonts: FontSource;
  readonly families: readonly string[];
  readonly style: Style;
  /** Of the first family. */
  readonly hasSerifs: boolean;
}

/** A mark needs more weight than text; thin initials vanish at 16 px. */
const WEIGHTS: Record<Style, number> = { modern: 800, bold: 900, minimal: 700, classic: 700 };
const DRAWABLE = /[\p{Letter}\p{Number}]/u;
/** Words that a name may begin with and that nobody abbreviates. */
const ARTICLES = /^(?:the|a|an|der|die|das|le|la|les|el|los|las|il|lo|o|os)\s+(?=\S)/iu;

/** The name's initial as an outline; null when no letter or figure of the name has one. */
export async function drawLetter(name: string, options: LetterOptions): Promise<Letter | null> {
  const character = initialOf(name);
  if (!character) return null;
  const type = await openTypesetter(character, {
    ...options,
    weight: WEIGHTS[options.style],
    direction: "ltr",
  });
  const glyph = type.setLine(character).flatMap(({ outline }) => outline);
  if (glyph.length === 0) return null;
  const outline = simplifyCurves(unite(fitSquare(glyph, 100)), 0.12);
  return {
    character,
    outline,
    latin: latinOf(character),
    hasSerifs: options.hasSerifs,
    symmetry: measureMark(outline).metrics.symmetryIou >= 0.75 ? "symmetric" : "asymmetric",
  };
}

function initialOf(name: string): string | null {
  const first = [...name.replace(ARTICLES, "").normalize("NFC")].find((character) =>
    DRAWABLE.test(character),
  );
  return first ? [...first.toUpperCase()][0]! : null;
}

function latinOf(character: string): string | null {
  const base = character.normalize("NFKD")[0]?.toUpperCase() ?? "";
  return /^[A-Z]$/.test(base) ? base : null;
}
