import type { DeckLook } from "./deck-look";
import type { DeckType } from "./deck-type";
import { type LaidDeck, type LaidSlide, SLIDE_HEIGHT, SLIDE_WIDTH } from "./laid-deck";
import { paintSlide } from "./paint-slide";

/** A slide as an SVG of outlines: it needs no font where it is shown. `over` is drawn last. */
export function slideToSvg(
  slide: LaidSlide,
  deck: LaidDeck,
  type: DeckType,
  look: DeckLook,
  over = "",
): string {
  const parts: string[] = [];
  const { colors } = look;
  paintSlide(slide, deck, type, {
    area(kind, { x, y, width, height }, color, radius) {
      const fill = ` fill="${colors[color]}"`;
      if (kind === "ellipse") {
        parts.push(
          `<ellipse cx="${n(x + width / 2)}" cy="${n(y + height / 2)}" rx="${n(width / 2)}" ry="${n(height / 2)}"${fill}/>`,
        );
        return;
      }
      const round = kind === "round" ? ` rx="${n(radius)}"` : "";
      parts.push(`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round}${fill}/>`);
    },
    drawing(shapes, { x, y }, scale) {
      const paths = shapes.map(({ d, color }) => `<path d="${d}" fill="${colors[color]}"/>`).join("");
      parts.push(
        `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1e5) / 1e5})">${paths}</g>`,
      );
    },
    picture({ png }, { x, y, width, height }) {
      const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
      parts.push(`<image x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" href="${href}"/>`);
    },
    line({ text, face, direction, size, color, x, y }) {
      parts.push(`<path d="${type.outline(face, text, direction, size, x, y)}" fill="${colors[color]}"/>`);
    },
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SLIDE_WIDTH} ${SLIDE_HEIGHT}" width="${SLIDE_WIDTH}" height="${SLIDE_HEIGHT}">${parts.join("")}${over}</svg>\n`;
}

const n = (value: number) => Math.round(value * 100) / 100;
