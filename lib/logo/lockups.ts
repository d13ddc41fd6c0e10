import { type Box, boundingBox, type Matrix, squareMatrix, transform } from "@/lib/geometry/outline";
import { toPathData } from "@/lib/geometry/path-data";
import { joinTouching } from "./export/join-touching";
import type { Drawing, FillRole, LogoVariation } from "./logo.schema";
import type { MarkSketch } from "./mark";
import type { FilledOutline, Wordmark } from "./wordmark/wordmark";

/** Units of the icon's side in every drawing that has one. */
const ICON_UNITS = 256;
/** Room round the ink in each drawing, so that no edge touches the border of a file. */
const MARGIN = 8;
const WORDMARK_CAP_UNITS = 144;
/** A long name gets a larger icon, up to so many cap heights: more, and the name looks like its caption. */
const LONGEST_NAME_ICON = 1.9;
const WIDEST_COMMON_LOCKUP = 5;
/** A flat mark is enlarged until it is as high as others would be, up to so much. */
const FLAT_GROWTH_MAX = 1.6;

/** The four arrangements of mark and name, each in its own drawing. */
export function makeLockups(
  mark: MarkSketch,
  word: Wordmark,
  direction: "ltr" | "rtl",
): Record<LogoVariation, Drawing> {
  return {
    wordmark: drawing(moved(word.shapes, scaleBy(WORDMARK_CAP_UNITS / word.capHeight))),
    icon: iconDrawing(mark),
    combination: drawing(combine(mark, word, direction)),
    stacked: drawing(stack(mark, word)),
  };
}

/** The mark alone, centred in a square. */
export function iconDrawing(mark: MarkSketch): Drawing {
  return drawing(iconShapes(mark, [1, 0, 0, 1, 0, 0]), { square: true });
}

/**
 * Icon beside the name. Icon height is 1.25 to 1.6 × cap height for one line, up to 1.9 where the lockup would be wider
 * than 5:1, and a little more than the block for several lines; the gap is half a cap height; both are centred on the
 * cap band, on the x-height for names in lower case.
 */
function combine(mark: MarkSketch, word: Wordmark, direction: "ltr" | "rtl"): FilledOutline[] {
  const body = word.band.bottom - word.band.top;
  const width = word.box.maxX - word.box.minX;
  const wanted = (width + 0.5 * word.capHeight) / 3.4;
  const [least, most] = word.lines > 1 ? [1.1, 1.16] : word.cased ? [1.35, 1.6] : [1.25, 1.4];
  const icon = iconShapes(mark, [1, 0, 0, 1, 0, 0]);
  const iconBox = boxOf(icon);
  const growth = Math.min(FLAT_GROWTH_MAX, ICON_UNITS / (iconBox.maxY - iconBox.minY));
  const usual = Math.min(most * body, Math.max(least * body, wanted));
  const forLong = Math.min(
    LONGEST_NAME_ICON * body,
    (width + 0.5 * word.capHeight) / (WIDEST_COMMON_LOCKUP - 1),
  );
  const iconEm = growth * (word.lines > 1 || !word.cased ? usual : Math.max(usual, forLong));
  const unit = ICON_UNITS / iconEm;
  const gap = 0.5 * word.capHeight * unit;
  const nameLeft = direction === "ltr" ? iconBox.maxX + gap : iconBox.minX - gap - width * unit;
  return [
    ...icon,
    ...moved(word.shapes, [unit, 0, 0, unit, nameLeft - word.box.minX * unit, -word.centreY * unit]),
  ];
}

/** Icon above the name, half an icon's height of air between them. */
function stack(mark: MarkSketch, word: Wordmark): FilledOutline[] {
  const { box, shapes, band } = word.centred;
  const width = box.maxX - box.minX;
  const body = band.bottom - band.top;
  // The icon takes about half the name's width, between twice and four times the height of the letters.
  const iconEm = Math.min(4 * word.capHeight, Math.max(2 * word.capHeight, 1.3 * body, 0.5 * width));
  const unit = ICON_UNITS / iconEm;
  const icon = iconShapes(mark, [1, 0, 0, 1, 0, 0]);
  const top = boxOf(icon).maxY + 0.5 * ICON_UNITS;
  return [
    ...icon,
    ...moved(shapes, [
      unit,
      0,
      0,
      unit,
      -((box.minX + box.maxX) / 2) * unit,
      top - Math.min(box.minY, band.top) * unit,
    ]),
  ];
}

/** The mark scaled to the icon's side, centred on the origin. */
function iconShapes(mark: MarkSketch, matrix: Matrix): FilledOutline[] {
  const box = boundingBox(mark.parts.flatMap(({ outline }) => outline))!;
  const placed = moved(moved(mark.parts, squareMatrix(box, ICON_UNITS)), matrix);
  const fills = [...new Set(placed.map(({ fill }) => fill))];
  return fills.map((fill) => ({
    outline: joinTouching(placed.filter((part) => part.fill === fill).map(({ outline }) => outline)),
    fill,
  }));
}

function drawing(shapes: readonly FilledOutline[], { square = false } = {}): Drawing {
  const box = boxOf(shapes);
  const [inkWidth, inkHeight] = [box.maxX - box.minX, box.maxY - box.minY];
  const side = Math.max(inkWidth, inkHeight);
  const width = round((square ? side : inkWidth) + 2 * MARGIN);
  const height = round((square ? side : inkHeight) + 2 * MARGIN);
  const matrix: Matrix = [1, 0, 0, 1, (width - inkWidth) / 2 - box.minX, (height - inkHeight) / 2 - box.minY];
  const roles: FillRole[] = ["primary", "accent", "ink"];
  return {
    width,
    height,
    shapes: roles.flatMap((fill) => {
      const own = moved(shapes, matrix).filter((shape) => shape.fill === fill);
      return own.length === 0 ? [] : [{ d: toPathData(own.flatMap(({ outline }) => outline)), fill }];
    }),
  };
}

function moved(shapes: readonly FilledOutline[], matrix: Matrix): FilledOutline[] {
  return shapes.map(({ outline, fill }) => ({ outline: transform(outline, matrix), fill }));
}

function scaleBy(factor: number): Matrix {
  return [factor, 0, 0, factor, 0, 0];
}

function boxOf(shapes: readonly FilledOutline[]): Box {
  return boundingBox(shapes.flatMap(({ outline }) => outline))!;
}

function round(value: number): number {
  return Math.ceil(value * 100) / 100;
}
