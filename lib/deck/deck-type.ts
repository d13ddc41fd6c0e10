import type { Font } from "fontkit";
import { drawRun } from "@/lib/fonts/draw-run";
import type { FontSource } from "@/lib/fonts/font-source";
import { LAST_RESORTS } from "@/lib/fonts/last-resorts";
import { openFont, padFont } from "@/lib/fonts/open-font";
import { directionOf, splitRuns } from "@/lib/fonts/split-runs";
import type { Typography } from "@/lib/typography/typography.schema";
import type { DeckFace } from "./laid-deck";

/** A stretch of one font and one direction, where it stands on its line. */
export interface TypeRun {
  /** Names the font's bytes in `fonts`. */
  readonly font: string;
  readonly text: string;
  /** From the start of the line, in em. */
  readonly x: number;
}

/** The deck's faces, measured: one text has the same width in every file. */
export interface DeckType {
  /** Names that PowerPoint knows the families by. */
  readonly names: DeckFontNames;
  /** Bytes of the static fonts that runs name. */
  readonly fonts: ReadonlyMap<string, Uint8Array>;
  /** Width in em. */
  measure(face: DeckFace, text: string): number;
  /** In visual order, left to right. */
  runs(face: DeckFace, line: string, direction: "ltr" | "rtl"): TypeRun[];
  /**
   * For lines whose letters are drawn in parts: a part stands for several letters and is copied as the wrong one. Fonts that
   * give each letter a sign of its own, for text that is copied and not seen; null where the line itself copies well.
   */
  copyRuns(face: DeckFace, line: string, direction: "ltr" | "rtl"): TypeRun[] | null;
  /** Path data of a line whose baseline starts at x, y. */
  outline(face: DeckFace, line: string, direction: "ltr" | "rtl", size: number, x: number, y: number): string;
  /** Where a baseline stands in a line of `leading` points, from its top. */
  baseline(face: DeckFace, size: number, leading: number): number;
  /** Text without what no font has. */
  clean(face: DeckFace, text: string): string;
}

/** A family for each of the slots that a theme has for scripts. */
export interface DeckFontNames {
  readonly heading: { readonly latin: string; readonly ea: string; readonly cs: string };
  readonly body: { readonly latin: string; readonly ea: string; readonly cs: string };
  /** Whether headings are bold; PowerPoint knows no other weights of a family. */
  readonly isHeadingBold: boolean;
}

const BOLD = 700;
const REGULAR = 400;
/** From here on a weight reads as bold. */
const BOLD_FROM = 600;
/** Of path data: hundredths of a point. */
const DIGITS = 2;

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Scripts of the slot for complex text (ECMA-376, 21.1.2.3.1). */
const COMPLEX =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Sinhala}\p{Script=Ethiopic}\p{Script=Tibetan}\p{Script=Thaana}\p{Script=Syriac}]/u;
const LETTER = /\p{Letter}/u;
/** Scripts whose fonts put dots and marks beside letters that share a body. */
const PARTED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Hebrew}]/u;
const copyOf = (font: string) => `${font} copy`;

/** @param text everything that the deck shows */
export async function openDeckType(
  { heading, body, scriptFallbacks }: Pick<Typography, "heading" | "body" | "scriptFallbacks">,
  fonts: FontSource,
  text: string,
): Promise<DeckType> {
  const isHeadingBold = Math.max(...heading.faces.map(({ weight }) => weight)) >= BOLD_FROM;
  const faces: Record<DeckFace, { family: string; weight: number }> = {
    heading: { family: heading.family, weight: isHeadingBold ? BOLD : REGULAR },
    body: { family: body.family, weight: REGULAR },
    strong: { family: body.family, weight: BOLD },
  };
  const characters = [...new Set(`${text}${LATIN}`)].filter((character) => !isControl(character));
  const familiesOf = (face: DeckFace) => [
    ...new Set([
      faces[face].family,
      ...scriptFallbacks.map(({ family }) => family),
      body.family,
      ...LAST_RESORTS,
    ]),
  ];

  const bytes = new Map<string, Uint8Array>();
  const opened = new Map<string, Font>();
  /** Which font a character of a face is set in. */
  const holders = new Map<DeckFace, Map<string, string>>();
  const wanted = new Map<string, { family: string; weight: number; own: Set<string> }>();
  for (const face of Object.keys(faces) as DeckFace[]) {
    const { weight } = faces[face];
    const held = new Map<string, string>();
    const families = familiesOf(face);
    for (const character of characters) {
      const family = families.find((one) => fonts.covers(one, character));
      if (!family) continue;
      const name = `${family} ${weight}`;
      const font = wanted.get(name) ?? { family, weight, own: new Set<string>() };
      wanted.set(name, font);
      font.own.add(character);
      held.set(character, name);
    }
    holders.set(face, held);
  }
  for (const [name, { family, weight, own }] of wanted) {
    const padded = padFont(await fonts.instance(family, weight, [...own].join(""), { features: "text" }));
    bytes.set(name, padded);
    opened.set(name, openFont(padded, family));
    const parted = [...own].filter((character) => PARTED.test(character)).join("");
    if (parted) {
      const copy = await fonts.instance(family, weight, [...own].join(""), { features: "none" });
      bytes.set(copyOf(name), padFont(copy));
    }
  }

  const mainOf = (face: DeckFace) => {
    const { family, weight } = faces[face];
    return opened.get(`${family} ${weight}`) ?? [...opened.values()][0]!;
  };

  function laid(face: DeckFace, line: string, direction: "ltr" | "rtl") {
    const held = holders.get(face)!;
    let x = 0;
    return splitRuns(line, direction, (character) => held.get(character)).map((part) => {
      const font = opened.get(part.font)!;
      const run = font.layout(part.text, undefined, undefined, undefined, directionOf(part));
      const placed = { font: part.font, text: part.text, x, run, unitsPerEm: font.unitsPerEm };
      x += run.advanceWidth / font.unitsPerEm;
      return { ...placed, end: x };
    });
  }

  const widths = new Map<string, number>();
  return {
    names: fontNames({ heading, body, scriptFallbacks }, fonts, text, isHeadingBold),
    fonts: bytes,
    measure(face, part) {
      const key = `${face}|${part}`;
      const known = widths.get(key);
      if (known !== undefined) return known;
      const width = laid(face, part, "ltr").at(-1)?.end ?? 0;
      widths.set(key, width);
      return width;
    },
    runs: (face, line, direction) =>
      laid(face, line, direction).map(({ font, text, x }) => ({ font, text, x })),
    copyRuns: (face, line, direction) =>
      PARTED.test(line)
        ? laid(face, line, direction).map(({ font, text, x }) => ({
            font: bytes.has(copyOf(font)) ? copyOf(font) : font,
            text,
            x,
          }))
        : null,
    outline: (face, line, direction, size, x, y) =>
      laid(face, line, direction)
        .map(({ run, unitsPerEm, x: start }) => {
          const place = { x: x + start * size, y, scale: size / unitsPerEm, digits: DIGITS };
          return drawRun(run, place).d;
        })
        .join(""),
    baseline(face, size, leading) {
      const { ascent, descent, unitsPerEm } = mainOf(face);
      return (leading + ((ascent + descent) / unitsPerEm) * size) / 2;
    },
    clean(face, given) {
      const held = holders.get(face)!;
      // Spaces first: a font that lacks a wide or narrow one does not join the words beside it.
      return [...given.replace(/\s/gu, " ")]
        .filter((character) => held.has(character) || /[\p{Mark}\u200c\u200d]/u.test(character))
        .join("")
        .replace(/\s+/gu, " ")
        .trim();
    },
  };
}

/** Figures and signs that charts and gaps are written with. */
const LATIN = " 0123456789.,:;-–—%[]()…+/€$£¥HxABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * PowerPoint chooses a theme's font by script: one for Latin, Greek and Cyrillic, one for East Asia, one for complex
 * scripts. A family that lacks the deck's letters gives its place to the one that has them.
 */
function fontNames(
  { heading, body, scriptFallbacks }: Pick<Typography, "heading" | "body" | "scriptFallbacks">,
  fonts: FontSource,
  text: string,
  isHeadingBold: boolean,
): DeckFontNames {
  const letters = [...new Set(text)].filter((character) => LETTER.test(character));
  const ofSlot = {
    ea: letters.filter((letter) => EAST_ASIAN.test(letter)),
    cs: letters.filter((letter) => COMPLEX.test(letter)),
    latin: letters.filter((letter) => !EAST_ASIAN.test(letter) && !COMPLEX.test(letter)),
  };
  const best = (own: string, needed: readonly string[]) => {
    const families = [...new Set([own, ...scriptFallbacks.map(({ family }) => family), ...LAST_RESORTS])];
    const held = (family: string) => needed.filter((letter) => fonts.covers(family, letter)).length;
    return families.reduce((a, b) => (held(b) > held(a) ? b : a));
  };
  const slots = (own: string) => ({
    latin: best(own, ofSlot.latin),
    ea: ofSlot.ea.length > 0 ? best(own, ofSlot.ea) : "",
    cs: ofSlot.cs.length > 0 ? best(own, ofSlot.cs) : "",
  });
  return { heading: slots(heading.family), body: slots(body.family), isHeadingBold };
}

function isControl(character: string): boolean {
  const code = character.codePointAt(0)!;
  return code < 32 || (code >= 127 && code < 160);
}
