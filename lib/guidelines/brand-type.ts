import { Font } from "@react-pdf/renderer";
import type { Font as FontkitFont } from "fontkit";
import type { FontOptions, FontSource } from "@/lib/fonts/font-source";
import { LAST_RESORTS } from "@/lib/fonts/last-resorts";
import { padFont } from "@/lib/fonts/open-font";
import { type LineBox, type SetLines, setLines } from "@/lib/fonts/set-lines";
import { textDirection } from "@/lib/fonts/text-direction";
import type { Typography } from "@/lib/typography/typography.schema";
import { needsShaping, type ShapedLine, shapeLine } from "./shape-line";

export const FACES = ["heading", "body", "strong", "mono"] as const;
export type Face = (typeof FACES)[number];

/** Text in the brand's own faces: which registered families to name, how wide a line is, what can be drawn at all. */
export interface BrandType {
  /** Families for react-pdf's `fontFamily`, in order of preference. */
  families(face: Face): string[];
  /** The same for text that is copied and not seen: each character of a shaped script is a glyph of its own there. */
  copyFamilies(face: Face): string[];
  /** Width in em of a line in those. */
  copyWidth(face: Face, line: string): number;
  set(face: Face, text: string, box: LineBox): SetLines & { direction: "ltr" | "rtl" };
  /** Whether a text stands whole in one line. */
  fits(face: Face, text: string, size: number, width: number): boolean;
  /**
   * What a reader finds of a text that was given: the characters that some installed family has, whatever this document
   * has of them. A text that was cut to its box ends where its lines do.
   */
  expected(face: Face, text: string, lines: readonly string[]): string;
  /** The highest ascent, in em, of the fonts that a copied line is set in: react-pdf puts it at the top of the line. */
  copyAscent(face: Face, line: string): number;
  /** The text without what no font has; clusters of emoji become their first picture. */
  clean(face: Face, text: string): string;
  /** A line as outlines, and where its baseline stands in a line box of `lineHeight` em. */
  shape(
    face: Face,
    line: string,
    direction: "ltr" | "rtl",
    size: number,
    lineHeight: number,
  ): ShapedLine & { baseline: number };
  /**
   * How far down, in em, a line has to move to stand in the middle of a line box of `lineHeight` em: react-pdf puts the
   * highest ascent of its fonts at the top, however high the line is.
   */
  drop(face: Face, line: string, lineHeight: number): number;
  /** Forgets the registered fonts; call it after the document was written. */
  close(): void;
}

/** What the book itself says, in English. */
const CHROME =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0°·×–—‘’“”•…→≥≤≈";

let documents = 0;

/**
 * Opens static subsets of the brand's faces for one document. react-pdf keeps fonts in one registry for the whole
 * process, so that every document registers under names of its own and takes them back with `close()`.
 * @param text every text that the document will show beside its own English words.
 */
export async function openBrandType(
  typography: Typography,
  fonts: FontSource,
  text: string,
): Promise<BrandType> {
  documents += 1;
  const prefix = `guidelines-${documents}`;
  const characters = [...new Set(simplify(`${CHROME}${text}${text.toUpperCase()}`))];
  const { heading, body, mono, scriptFallbacks } = typography;
  const strongest = (weights: readonly { weight: number }[]) =>
    Math.max(...weights.map(({ weight }) => weight));
  const wanted: Record<Face, { family: string; weight: number; options?: FontOptions }> = {
    heading: {
      family: heading.family,
      weight: strongest(heading.faces),
      options: { opticalSize: heading.opticalSize },
    },
    body: { family: body.family, weight: 400 },
    strong: { family: body.family, weight: strongest(body.faces) },
    mono: { family: mono.family, weight: 400 },
  };
  const opened = new Map<string, FontkitFont>();

  async function register(name: string, bytes: Uint8Array): Promise<void> {
    Font.register({ family: name, src: `data:font/ttf;base64,${padFont(bytes).toString("base64")}` });
    await Font.load({ fontFamily: name });
    const font = Font.getFont({ fontFamily: name })!.data as unknown as FontkitFont;
    // fontkit keeps a glyph as it was first asked for: a comma that was part of a drawn apostrophe would copy as nothing.
    for (const code of font.characterSet) font.glyphForCodePoint(code);
    opened.set(name, font);
  }

  /** The families that a face's characters are taken from, in order. */
  const orderOf = (face: Face) => [
    ...new Set([
      wanted[face].family,
      ...scriptFallbacks.map((font) => font.family),
      body.family,
      ...LAST_RESORTS,
    ]),
  ];

  /**
   * What each face needs, by the name it is registered under. One face's last resort may be another one's own family at
   * the same weight: they share a font, which holds the characters of both.
   */
  const needs = new Map<
    string,
    { family: string; weight: number; options?: FontOptions; own: Set<string> }
  >();
  function plan(face: Face): string[] {
    const { family, weight, options } = wanted[face];
    const order = orderOf(face);
    const names = new Set<string>();
    const need = (name: string) => {
      const size = name === family ? options?.opticalSize : undefined;
      const registered = `${prefix}-${name}-${weight}${size === undefined ? "" : `-${size}`}`;
      names.add(registered);
      const font = needs.get(registered) ?? {
        family: name,
        weight,
        ...(size !== undefined && { options: { opticalSize: size } }),
        own: new Set<string>(),
      };
      needs.set(registered, font);
      return font.own;
    };
    need(family);
    for (const character of characters) {
      const holder = order.find((name) => fonts.covers(name, character));
      if (holder) need(holder).add(character);
    }
    return [...names];
  }

  const stacks = {} as Record<Face, string[]>;
  for (const face of FACES) stacks[face] = plan(face);
  for (const [name, { family, weight, options, own }] of needs) {
    await register(
      name,
      await fonts.instance(family, weight, [...own].join(""), { ...options, features: "text" }),
    );
  }
  const copies = await openCopies();
  const widths = new Map<string, number>();

  /** Where a letter is drawn in parts, its shape stands for several letters and copies as the wrong one. */
  async function openCopies(): Promise<string[]> {
    const shaped = characters.filter(needsShaping);
    const names: string[] = [];
    for (const family of new Set([
      ...scriptFallbacks.map((font) => font.family),
      body.family,
      ...LAST_RESORTS,
    ])) {
      const own = shaped.filter((character) => fonts.covers(family, character)).join("");
      if (!own) continue;
      const name = `${prefix}-${family}-copy`;
      names.push(name);
      await register(name, await fonts.instance(family, 400, own, { features: "none" }));
      layLetterByLetter(opened.get(name)!);
    }
    return names;
  }

  function holderOf(names: readonly string[], character: string): FontkitFont | undefined {
    const code = character.codePointAt(0)!;
    const name = names.find((candidate) => opened.get(candidate)!.hasGlyphForCodePoint(code));
    return name === undefined ? undefined : opened.get(name);
  }

  const fontOf = (face: Face, character: string) => holderOf(stacks[face], character);

  function runsOf(face: Face, line: string): { font: FontkitFont; text: string }[] {
    const runs: { font: FontkitFont; text: string }[] = [];
    for (const character of line) {
      const font = fontOf(face, character);
      if (!font) continue;
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }

  function em(face: Face, line: string): number {
    const key = `${face}|${line}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = runsOf(face, line).reduce(
        (total, run) => total + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm,
        0,
      );
      widths.set(key, width);
    }
    return width;
  }

  /** Where the baseline stands in a line box, in em from its top: the face's own box in the middle. */
  function baselineOf(face: Face, lineHeight: number): number {
    const { ascent, descent, unitsPerEm } = opened.get(stacks[face][0]!)!;
    return (lineHeight + (ascent + descent) / unitsPerEm) / 2;
  }

  const clean = (face: Face, line: string) =>
    runsOf(face, simplify(line))
      .map((run) => run.text)
      .join("")
      .replace(/\s+/gu, " ")
      .trim();

  return {
    families: (face) => stacks[face],
    copyFamilies: (face) => [...copies, ...stacks[face]],
    copyWidth: (face, line) =>
      [...line].reduce((total, character) => {
        const font = holderOf([...copies, ...stacks[face]], character);
        const glyph = font?.glyphForCodePoint(character.codePointAt(0)!);
        return total + (font && glyph ? glyph.advanceWidth / font.unitsPerEm : 0);
      }, 0),
    copyAscent: (face, line) =>
      Math.max(
        0,
        ...[...line].map((character) => {
          const font = holderOf([...copies, ...stacks[face]], character);
          return font ? font.ascent / font.unitsPerEm : 0;
        }),
      ),
    clean,
    fits(face, text, size, width) {
      const line = clean(face, text);
      const { lines } = setLines(line, (part) => em(face, part), { width, size, minSize: size, maxLines: 1 });
      return lines.length === 1 && lines[0] === line;
    },
    expected(face, text, lines) {
      const order = orderOf(face);
      const whole = [...simplify(text)]
        .filter((character) => order.some((family) => fonts.covers(family, character)))
        .join("")
        .replace(/\s+/gu, " ")
        .trim();
      const last = lines.at(-1) ?? "";
      if (!last.endsWith("…") || whole.endsWith("…")) return whole;
      const kept = lines.join("").replace(/…$|\s/gu, "").length;
      let end = 0;
      for (let seen = 0; seen < kept && end < whole.length; end++) if (!/\s/u.test(whole[end]!)) seen += 1;
      return `${whole.slice(0, end)}…`;
    },
    set(face, given, box) {
      const line = clean(face, given);
      return { ...setLines(line, (part) => em(face, part), box), direction: textDirection(line) };
    },
    shape(face, line, direction, size, lineHeight) {
      const shaped = shapeLine(line, direction, size, (character) => fontOf(face, character));
      return { ...shaped, baseline: size * baselineOf(face, lineHeight) };
    },
    drop(face, line, lineHeight) {
      const ascents = runsOf(face, line).map(({ font }) => font.ascent / font.unitsPerEm);
      return baselineOf(face, lineHeight) - Math.max(0, ...ascents);
    },
    close() {
      const registry = Font.getRegisteredFonts() as Record<string, unknown>;
      for (const name of opened.keys()) delete registry[name];
    },
  };
}

/** Shaping engines put some vowel signs before their letter even without rules of the font; copies keep the order typed. */
function layLetterByLetter(font: FontkitFont): void {
  font.layout = (text) => {
    const glyphs = [...(text as string)].map((letter) => font.glyphForCodePoint(letter.codePointAt(0)!));
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    return { glyphs, positions } as unknown as ReturnType<FontkitFont["layout"]>;
  };
}

/** Without variation selectors, skin tones and keycap marks; of a joined emoji the first picture. */
function simplify(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}\u20e3]/gu, "")
    .replace(/\u200d\p{Extended_Pictographic}/gu, "")
    .replace(/[\u200b\u2060\u00ad]/gu, "");
}
