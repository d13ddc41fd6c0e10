import type { FontOptions, FontSource } from "@/lib/fonts/font-source";
import { openTypesetter } from "@/lib/fonts/typesetter";
import { fitSquare, type Outline } from "@/lib/geometry/outline";
import { unite, whereResolved } from "@/lib/geometry/path-boolean";
import { simplifyCurves } from "@/lib/geometry/simplify-curves";
import type { Style } from "@/lib/model/brief.schema";
import type { Letter } from "./letter";

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

/** The name's initial as an outline, with the letter that may join it; null when no letter or figure of the name has one. */
export async function drawLetter(name: string, options: LetterOptions): Promise<Letter | null> {
  const [first, second] = monogramOf(name);
  if (!first) return null;
  const companion = second ? await drawOne(second, null, options) : null;
  return drawOne(first, companion, options);
}

async function drawOne(
  character: string,
  companion: Letter | null,
  options: LetterOptions,
): Promise<Letter | null> {
  const lower = character.toLowerCase();
  const type = await openTypesetter(`${character}${lower}`, {
    ...options,
    weight: WEIGHTS[options.style],
    direction: "ltr",
  });
  const drawn = (text: string): Outline | null => {
    const glyph = type.setLine(text).flatMap(({ outline }) => outline);
    const united = glyph.length === 0 ? null : whereResolved(() => unite(fitSquare(glyph, 100)));
    return united && simplifyCurves(united, 0.12);
  };
  const outline = drawn(character);
  if (!outline) return null;
  return {
    character,
    outline,
    small: lower === character ? null : drawn(lower),
    latin: latinOf(character),
    hasSerifs: options.hasSerifs,
    companion,
  };
}

/** The initial, and the second word's initial or else the next letter of a single word. */
function monogramOf(name: string): string[] {
  const words = name
    .replace(ARTICLES, "")
    .normalize("NFC")
    .split(/[\s&+·./-]+/u)
    .map((word) => [...word].filter((character) => DRAWABLE.test(character)))
    .filter((letters) => letters.length > 0);
  const first = words[0]?.[0];
  const second = words[1]?.[0] ?? words[0]?.[1];
  return [first, second].flatMap((character) => (character ? [...character.toUpperCase()][0]! : []));
}

function latinOf(character: string): string | null {
  const base = character.normalize("NFKD")[0]?.toUpperCase() ?? "";
  return /^[A-Z]$/.test(base) ? base : null;
}
