import type { Drawing, FillRole } from "../logo.schema";
import { drawingToSvg } from "./render-svg";

/** Part of an SVG: the drawing as large as fits in the box, in its middle. */
export function place(
  drawing: Drawing,
  fills: Record<FillRole, string>,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const scale = Math.min(width / drawing.width, height / drawing.height);
  const [left, top] = [x + (width - drawing.width * scale) / 2, y + (height - drawing.height * scale) / 2];
  const paths = drawingToSvg(drawing, fills).replace(/<\/?svg[^>]*>/g, "");
  return `<g transform="translate(${left} ${top}) scale(${scale})">${paths}</g>`;
}
