import type { PlacedGlyph, Typesetter } from "@/lib/fonts/typesetter";
import { type Box, boundingBox, type Outline, translate } from "@/lib/geometry/outline";
import type { Style } from "@/lib/model/brief.schema";
import type { Random } from "@/lib/model/random";
import type { FillRole } from "../logo.schema";
import { lineBreaks } from "./line-breaks";
import { opticallyKern } from "./optical-kerning";
import { dotOf, type TreatedName, type Treatment, treatName } from "./wordmark-treatment";

export interface FilledOutline {
  readonly outline: Outline;
  readonly fill: FillRole;
}

/** A name set for a logo; em units, the first baseline at y = 0, the ink starting at x = 0. */
export interface Wordmark {
  readonly shapes: readonly FilledOutline[];
  readonly box: Box;
  /** Top and bottom of what the eye takes for the letters' body: the icon is sized and centred by it. */
  readonly band: { readonly top: number; readonly bottom: number };
  readonly centreY: number;
  /** False for scripts without capitals, whose band is the ink itself. */
  readonly cased: boolean;
  readonly capHeight: number;
  readonly lines: number;
  readonly treatment: Treatment;
  /** Set out for the stacked lockup: broken where that makes it compact, lines centred over each other. */
  readonly centred: {
    readonly shapes: readonly FilledOutline[];
    readonly box: Box;
    readonly band: Wordmark["band"];
  };
}

interface WordmarkOptions {
  readonly name: string;
  readonly style: Style;
  readonly direction: "ltr" | "rtl";
  readonly hasSerifs: boolean;
  readonly random: Random;
}

/** Width ÷ height at which a lockup still holds together; names that can be broken are broken above it … */
const WIDEST_LOCKUP = 5.2;
const ICON_BY_LETTERS = 1.6;
/** … but two or three words that are read at one glance stay in one line beside the icon, unless they are very wide. */
const GLANCE_LETTERS = 18;
const WIDEST_GLANCE = 10.5;

/** @throws RangeError when no font draws anything of the name. */
export function makeWordmark(type: Typesetter, options: WordmarkOptions): Wordmark {
  const caps = isCapitals(options.name);
  const tracking = trackingFor(options.style, caps);
  const set = (text: string) => opticallyKern(type.setLine(text), type, tracking);
  const widthOf = (text: string) => spanOf(set(text));
  const whole = set(options.name);
  const cased = whole.some((glyph) => CASED.test(glyph.text));
  const wholeBox = inkBox(whole);
  if (!wholeBox) throw new RangeError("The name needs at least one character that the fonts can draw");
  const letterHeight = cased ? type.capHeight : wholeBox.maxY - wholeBox.minY;
  const leadingOf = (lines: TreatedName["lines"]) =>
    lines.some((line) => line.some(isTall)) ? 1.45 : caps ? type.capHeight * 1.42 : 1.08;
  const breaks = lineBreaks(options.name, widthOf).map((texts) => ({
    texts,
    ratio: lockupRatio(texts, widthOf, letterHeight),
  }));
  // One draw for both, so that the name has one treatment wherever it is broken.
  const draw = options.random.next();
  const random = { ...options.random, next: () => draw };
  const treat = (texts: readonly string[]) =>
    treatName(texts.map(set), { ...options, random, xHeight: type.xHeight });
  const beside = treat(besideIcon(options.name, breaks));
  const below = treat(compactest(breaks));

  const arrange = (
    { lines, dotted }: TreatedName,
    align: (width: number, widest: number) => number,
  ): FilledOutline[] => {
    const widest = Math.max(...lines.map(spanOf));
    const leading = leadingOf(lines);
    const shapes = lines.flatMap((line, index) => {
      const x = align(spanOf(line), widest) - startOf(line);
      return line.flatMap((glyph, position) => {
        const dot = dotted?.[0] === index && dotted[1] === position ? dotOf(glyph, type.xHeight) : null;
        const at = (outline: Outline, fill: FillRole) => ({
          outline: translate(outline, glyph.x + x, index * leading + glyph.offsetY),
          fill,
        });
        return dot ? [at(dot.stem, "ink"), at(dot.dot, "accent")] : [at(glyph.outline, "ink")];
      });
    });
    return byFill(shapes);
  };
  const shapes = arrange(beside, (width, widest) => (options.direction === "rtl" ? widest - width : 0));
  const centred = arrange(below, (width, widest) => (widest - width) / 2);
  const { lines, treatment } = beside;
  const boxOf = (drawn: readonly FilledOutline[]) => boundingBox(drawn.flatMap(({ outline }) => outline))!;
  const [box, centredBox] = [boxOf(shapes), boxOf(centred)];
  const lastBaseline = ({ lines }: TreatedName) => (lines.length - 1) * leadingOf(lines);
  const bandOf = (treated: TreatedName, { minY, maxY }: Box) =>
    cased ? { top: -type.capHeight, bottom: lastBaseline(treated) } : { top: minY, bottom: maxY };
  const band = bandOf(beside, box);
  const lowerCase = cased && options.name === options.name.toLowerCase();
  const middle = (band.top + band.bottom) / 2;
  return {
    shapes,
    box,
    band,
    centreY: lowerCase ? (lastBaseline(beside) - type.xHeight) / 2 : middle,
    cased,
    capHeight: cased ? type.capHeight : (band.bottom - band.top) / lines.length,
    lines: lines.length,
    treatment,
    centred: { shapes: centred, box: centredBox, band: bandOf(below, centredBox) },
  };
}

const CASED = /[\p{Lu}\p{Ll}]/u;
/** Scripts with marks above and below need more room between lines. */
const TALL_SCRIPTS = new Set(["arab", "deva", "dev2", "thai", "hebr"]);
function isTall(glyph: PlacedGlyph): boolean {
  return TALL_SCRIPTS.has(glyph.script);
}

function isCapitals(name: string): boolean {
  return name === name.toUpperCase() && name !== name.toLowerCase();
}

/** em. Capitals want air; heavy settings want to be tight. */
function trackingFor(style: Style, caps: boolean): number {
  const base = { modern: -0.012, bold: -0.018, minimal: 0.004, classic: 0 }[style];
  return caps ? base + (style === "classic" ? 0.07 : 0.045) : base;
}

interface NameBreak {
  readonly texts: readonly string[];
  /** Width ÷ height of the horizontal lockup. */
  readonly ratio: number;
}

function lockupRatio(
  texts: readonly string[],
  widthOf: (text: string) => number,
  letterHeight: number,
): number {
  const icon = (letterHeight + (texts.length - 1) * 1.08) * (texts.length === 1 ? ICON_BY_LETTERS : 1.15);
  return (icon + 0.5 * letterHeight + Math.max(...texts.map(widthOf))) / icon;
}

function besideIcon(name: string, breaks: readonly NameBreak[]): readonly string[] {
  const [whole] = breaks;
  const letters = [...name.replace(/\s/gu, "")].length;
  const isOneGlance = name.includes(" ") && letters <= GLANCE_LETTERS && whole!.ratio <= WIDEST_GLANCE;
  return isOneGlance ? whole!.texts : compactest(breaks);
}

/** The fewest lines that keep the lockup compact. */
function compactest(breaks: readonly NameBreak[]): readonly string[] {
  const narrowest = breaks.reduce((best, other) => (other.ratio < best.ratio ? other : best));
  return (breaks.find(({ ratio }) => ratio <= WIDEST_LOCKUP) ?? narrowest).texts;
}

function inkBox(line: readonly PlacedGlyph[]): Box | null {
  return boundingBox(line.flatMap((glyph) => translate(glyph.outline, glyph.x, 0)));
}

function startOf(line: readonly PlacedGlyph[]): number {
  return inkBox(line)?.minX ?? 0;
}

function spanOf(line: readonly PlacedGlyph[]): number {
  const box = inkBox(line);
  return box ? box.maxX - box.minX : 0;
}

/** One outline a color. */
function byFill(shapes: readonly FilledOutline[]): FilledOutline[] {
  const fills = new Set(shapes.map(({ fill }) => fill));
  return [...fills].map((fill) => ({
    outline: shapes.filter((shape) => shape.fill === fill).flatMap(({ outline }) => outline),
    fill,
  }));
}
