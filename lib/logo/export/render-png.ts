import { Resvg } from "@resvg/resvg-js";
import { deflateIndexes, encodeIndexedPng, type IndexedImage, type Rgba } from "@/lib/geometry/indexed-png";
import { type Drawing, FILL_ROLES, type FillRole } from "../logo.schema";
import { drawingToSvg } from "./render-svg";

/** A drawing turned into pixels without its colours yet. */
export interface RasterDrawing {
  readonly image: IndexedImage;
  /** Which fill, and how much of it (1–255), each index after 0 stands for. */
  readonly entries: readonly { readonly role: FillRole; readonly alpha: number }[];
}

/** Each fill in a colour channel of its own: the rasteriser's output then tells fill and coverage apart. */
const MARKERS: Record<FillRole, string> = { primary: "#ff0000", accent: "#00ff00", ink: "#0000ff" };

/** Rasterises by resvg from the very SVG that is shipped, its longer side `sizePx` px; edges are smoothed. */
export function rasterizeDrawing(drawing: Drawing, sizePx: number): RasterDrawing {
  const wide = drawing.width >= drawing.height;
  const rendered = new Resvg(drawingToSvg(drawing, MARKERS), {
    fitTo: { mode: wide ? "width" : "height", value: sizePx },
    font: { loadSystemFonts: false },
  }).render();
  return indexPixels(rendered.pixels, rendered.width, rendered.height);
}

/** The PNG of a raster in one version's colours. Background transparent. */
export function paintPng({ image, entries }: RasterDrawing, fills: Record<FillRole, string>): Uint8Array {
  const palette: Rgba[] = entries.map(({ role, alpha }) => [...channels(fills[role]), alpha]);
  return encodeIndexedPng(image, [[0, 0, 0, 0], ...palette]);
}

/** The PNG of a raster in one version's colours on a solid ground. */
export function paintOpaquePng(
  { image, entries }: RasterDrawing,
  fills: Record<FillRole, string>,
  background: string,
): Uint8Array {
  const ground = channels(background);
  const palette = entries.map(({ role, alpha }): Rgba => {
    const [red, green, blue] = channels(fills[role]).map((value, index) =>
      Math.round(ground[index]! + ((value - ground[index]!) * alpha) / 255),
    );
    return [red!, green!, blue!, 255];
  });
  return encodeIndexedPng(image, [[...ground, 255], ...palette]);
}

/** Pixels come premultiplied, so a marker's channel holds its coverage. Levels are numbered as they are met. */
function indexPixels(pixels: Uint8Array, width: number, height: number): RasterDrawing {
  const indexes = new Uint8Array(width * height);
  const entries: { role: FillRole; alpha: number }[] = [];
  const numbers = new Int16Array(FILL_ROLES.length * 256).fill(-1);
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  let [lastWord, lastIndex] = [0, 0];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word !== lastWord) {
      lastWord = word;
      lastIndex = word === 0 ? 0 : numberOf(pixels, at * 4);
    }
    indexes[at] = lastIndex;
  }
  return { image: deflateIndexes(indexes, width, height), entries };

  function numberOf(bytes: Uint8Array, offset: number): number {
    const coverage = coverageOf(bytes[offset]!, bytes[offset + 1]!, bytes[offset + 2]!);
    const most = Math.max(...coverage);
    if (most === 0) return 0;
    const role = coverage.indexOf(most);
    const alpha = Math.min(255, Math.round(coverage[0] + coverage[1] + coverage[2]));
    const key = role * 256 + alpha;
    if (numbers[key] === -1) numbers[key] = entries.push({ role: FILL_ROLES[role]!, alpha });
    return numbers[key]!;
  }
}

/**
 * How much each fill covers of a pixel, 0–255. Later fills lie over earlier ones, which took light from those; where two
 * stand edge to edge they cover the pixel together, and no ground shows between them.
 */
function coverageOf(primary: number, accent: number, ink: number): [number, number, number] {
  const under = (value: number, over: number) => (over >= 255 ? 0 : (255 * value) / (255 - over));
  const inked = under(accent, ink);
  return [under(under(primary, ink), inked), inked, ink];
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
