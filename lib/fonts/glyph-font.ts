import {
  type Box,
  boundingBox,
  flatten,
  inkArea,
  type Outline,
  reverse,
  scale,
  signedArea,
} from "@/lib/geometry/outline";
import { unite, whereResolved } from "@/lib/geometry/path-boolean";
import { fromPathData } from "@/lib/geometry/path-data";
import { simplifyCurves } from "@/lib/geometry/simplify-curves";
import type { FontOptions, FontSource } from "./font-source";
import { openFont, padFont } from "./open-font";

/** A font opened for drawing. All lengths are in em, y downwards from the baseline. */
export interface GlyphFont {
  readonly capHeight: number;
  readonly xHeight: number;
  /** Glyphs in visual order, left to right. */
  layout(text: string, direction: "ltr" | "rtl"): { script: string; glyphs: LaidGlyph[] };
}

export interface LaidGlyph {
  /** At the origin; empty for spaces. Overlapping contours are united. */
  readonly outline: Outline;
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** The characters it stands for. */
  readonly text: string;
}

/** Curves may move by this much when they are simplified: a third of a unit of a 256-unit logo at most. */
const TOLERANCE_EM = 0.0012;

/** @throws when the family is unknown. */
export async function openGlyphFont(
  fonts: Pick<FontSource, "instance">,
  family: string,
  weight: number,
  text: string,
  options: FontOptions,
): Promise<GlyphFont> {
  const font = openFont(padFont(await fonts.instance(family, weight, text, options)), family);
  const em = font.unitsPerEm;
  const outlines = new Map<number, Outline>();

  return {
    capHeight: font.capHeight > 0 ? font.capHeight / em : 0.7,
    xHeight: font.xHeight > 0 ? font.xHeight / em : 0.5,
    layout(line, direction) {
      const run = font.layout(line, undefined, undefined, undefined, direction);
      const glyphs = run.glyphs.map((glyph, index): LaidGlyph => {
        const position = run.positions[index]!;
        const outline = outlines.get(glyph.id) ?? cleanOutline(glyph.path.toSVG(), em);
        outlines.set(glyph.id, outline);
        return {
          outline,
          advance: position.xAdvance / em,
          offsetX: position.xOffset / em,
          offsetY: -position.yOffset / em,
          text: String.fromCodePoint(...glyph.codePoints),
        };
      });
      return { script: run.script, glyphs };
    },
  };
}

/** From font units with y upwards to em with y downwards, outer contours clockwise, nothing overlapping. */
function cleanOutline(data: string, unitsPerEm: number): Outline {
  const flipped = scale(fromPathData(data), 1 / unitsPerEm, -1 / unitsPerEm);
  const outline = orient(flipped);
  if (!mayOverlap(outline)) return simplifyCurves(outline, TOLERANCE_EM);
  // Strokes that cannot be united are filled as one all the same.
  return simplifyCurves(whereResolved(() => unite(outline)) ?? outline, TOLERANCE_EM);
}

function orient(outline: Outline): Outline {
  return inkArea(outline, 0.01) < 0 ? outline.map(reverse) : outline;
}

/** Contours of one direction whose boxes meet may overlap, as strokes of variable fonts do. */
function mayOverlap(outline: Outline): boolean {
  const contours = outline.map((contour) => ({
    box: boundingBox([contour])!,
    clockwise: signedArea(flatten([contour], 0.01)[0]!) > 0,
  }));
  return contours.some((one, index) =>
    contours.slice(index + 1).some((other) => one.clockwise === other.clockwise && meet(one.box, other.box)),
  );
}

function meet(one: Box, other: Box): boolean {
  return one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY;
}
