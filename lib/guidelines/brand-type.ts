import { Font } from "@react-pdf/renderer";
import type { Font as FontkitFont } from "fontkit";
import type { FontOptions, FontSource } from "@/lib/typography/font-source";
import type { Typography } from "@/lib/typography/typography.schema";
import { type LineBox, type SetLines, setLines } from "./set-lines";
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
  /** Forgets the registered fonts; call it after the document was written. */
  close(): void;
}

/** What the book itself says, in English. */
const CHROME =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0°·×–—‘’“”•…→≥≤≈";
/** Last resorts for what the brand's own families do not hold; emoji as one-colour outlines. */
const RESORTS = [
  "Noto Sans",
  "Noto Sans Arabic",
  "Noto Sans Hebrew",
  "Noto Sans Devanagari",
  "Noto Sans Thai",
  "Noto Sans JP",
  "Noto Sans KR",
  "Noto Sans SC",
  "Noto Emoji",
];
const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const STRONG = /\p{Letter}/u;

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
    Font.register({ family: name, src: `data:font/ttf;base64,${padded(bytes).toString("base64")}` });
    await Font.load({ fontFamily: name });
    opened.set(name, Font.getFont({ fontFamily: name })!.data as unknown as FontkitFont);
  }

  async function open(face: Face): Promise<string[]> {
    const { family, weight, options } = wanted[face];
    const order = [
      ...new Set([family, ...scriptFallbacks.map((font) => font.family), body.family, ...RESORTS]),
    ];
    const holders = new Map<string, string>([[family, ""]]);
    for (const character of characters) {
      const holder = order.find((name) => fonts.covers(name, character));
      if (holder) holders.set(holder, (holders.get(holder) ?? "") + character);
    }
    const names: string[] = [];
    for (const [name, own] of holders) {
      const registered = `${prefix}-${name}-${weight}`;
      names.push(registered);
      if (opened.has(registered)) continue;
      const bytes = await fonts.instance(name, weight, own, {
        ...(name === family && options),
        features: "text",
      });
      await register(registered, bytes);
    }
    return names;
  }

  const stacks = {} as Record<Face, string[]>;
  for (const face of FACES) stacks[face] = await open(face);
  const copies = await openCopies();
  const widths = new Map<string, number>();

  /** Where a letter is drawn in parts, its shape stands for several letters and copies as the wrong one. */
  async function openCopies(): Promise<string[]> {
    const shaped = characters.filter(needsShaping);
    const names: string[] = [];
    for (const family of new Set([...scriptFallbacks.map((font) => font.family), body.family, ...RESORTS])) {
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
    clean,
    set(face, given, box) {
      const line = clean(face, given);
      const direction = RTL.test(STRONG.exec(line)?.[0] ?? "") ? "rtl" : "ltr";
      return { ...setLines(line, (part) => em(face, part), box), direction };
    },
    shape(face, line, direction, size, lineHeight) {
      const [main] = stacks[face].map((name) => opened.get(name)!);
      const { ascent, descent, unitsPerEm } = main!;
      const box = (ascent - descent) / unitsPerEm;
      const baseline = size * ((lineHeight - box) / 2 + ascent / unitsPerEm);
      const shaped = shapeLine(line, direction, size, (character) => fontOf(face, character));
      return { ...shaped, baseline };
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

/** fontkit reads a glyph header even for an empty glyph at the very end of a file: there must be room for one. */
function padded(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(16)]);
}

/** Without variation selectors, skin tones and keycap marks; of a joined emoji the first picture. */
function simplify(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}\u20e3]/gu, "")
    .replace(/\u200d\p{Extended_Pictographic}/gu, "")
    .replace(/[\u200b\u2060\u00ad]/gu, "");
}
