import { textDirection } from "@/lib/fonts/text-direction";
import { chartParts } from "./chart-parts";
import type { DeckColor } from "./deck-look";
import type { DeckType } from "./deck-type";
import {
  type Box,
  CORNER,
  type DeckFace,
  type DeckPicture,
  type LaidDeck,
  type LaidSlide,
  SLIDE_HEIGHT,
  SLIDE_WIDTH,
} from "./laid-deck";

/** What a slide is painted with, from the back to the front. */
export interface Painter {
  area(kind: "rect" | "round" | "ellipse", box: Box, color: DeckColor, radius: number): void;
  drawing(shapes: readonly { d: string; color: DeckColor }[], box: Box, scale: number): void;
  line(line: PaintedLine): void;
  picture(picture: DeckPicture, box: Box): void;
}

export interface PaintedLine {
  readonly text: string;
  readonly face: DeckFace;
  readonly direction: "ltr" | "rtl";
  readonly size: number;
  readonly color: DeckColor;
  /** Left end and baseline. */
  readonly x: number;
  readonly y: number;
}

/** Highlights reach so far beyond a line, in em. */
const REACH = 0.16;

/** Paints a slide for whoever draws it by himself; PowerPoint is told what things are instead. */
export function paintSlide(slide: LaidSlide, deck: LaidDeck, type: DeckType, painter: Painter): void {
  painter.area("rect", { x: 0, y: 0, width: SLIDE_WIDTH, height: SLIDE_HEIGHT }, slide.ground, 0);
  for (const { kind, box, fill } of slide.shapes) {
    painter.area(kind, box, fill, Math.min(CORNER, box.width / 2, box.height / 2));
  }
  for (const { drawing, box, fills } of slide.marks) {
    const shapes = drawing.shapes.map(({ d, fill }) => ({ d, color: fills[fill] }));
    painter.drawing(shapes, box, box.width / drawing.width);
  }
  if (slide.picture && deck.picture) painter.picture(deck.picture, slide.picture);
  const { chart } = slide;
  if (chart) {
    const { bars, labels, size } = chartParts(chart, deck.direction, deck.language);
    for (const bar of bars) painter.area("rect", bar, chart.fill, 0);
    for (const { text, x, y, align } of labels) {
      const width = type.measure("body", text) * size;
      painter.line({
        text,
        face: "body",
        direction: textDirection(text),
        size,
        color: chart.ink,
        x: align === "start" ? x : align === "end" ? x - width : x - width / 2,
        y: y + size * 0.35,
      });
    }
  }
  for (const slot of slide.slots) {
    const { box, lines, leading, size, face, anchor, align, color, direction, text, ground } = slot;
    const height = lines.length * leading;
    const top = anchor === "top" ? box.y : box.y + (box.height - height) * (anchor === "bottom" ? 1 : 0.5);
    const isRight = (align === "end") !== (deck.direction === "rtl");
    lines.forEach((line, index) => {
      const width = type.measure(face, line) * size;
      const x =
        align === "center" ? box.x + (box.width - width) / 2 : isRight ? box.x + box.width - width : box.x;
      const y = top + index * leading;
      if (text.isGap) {
        const reach = size * REACH;
        const mark = { x: x - reach, y: y + leading * 0.06, width: width + 2 * reach, height: leading * 0.9 };
        painter.area("rect", mark, gapColor(ground), 0);
      }
      const ink = text.isGap ? "text" : color;
      painter.line({
        text: line,
        face,
        direction,
        size,
        color: ink,
        x,
        y: y + type.baseline(face, size, leading),
      });
    });
  }
}

/** The marker that a gap is drawn over with. */
export function gapColor(ground: DeckColor): DeckColor {
  return ground === "soft" ? "ground" : "soft";
}
